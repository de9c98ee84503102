package adjutant.conquest.notation;

import adjutant.conquest.army.Barrage;
import adjutant.conquest.army.Characteristics;
import adjutant.conquest.army.CommandModel;
import adjutant.conquest.army.Option;
import adjutant.conquest.army.Profile;
import adjutant.conquest.army.SpecialRule;
import adjutant.conquest.army.Stat;
import adjutant.game.notation.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What is written in place of values of a profile.
 *
 * @param characteristics eight, in the order of a profile; empty where one stays
 */
record ProfileChanges(
        OptionalInt models,
        List<Optional<Stat>> characteristics,
        Optional<List<Barrage>> barrages,
        Optional<List<SpecialRule>> rules,
        Optional<List<SpecialRule>> drawEvents,
        Optional<List<CommandModel>> command) {
    /** Characteristics none of which is known. */
    static final Characteristics NOTHING_KNOWN =
            new Characteristics(
                    new Stat.Unknown(),
                    new Stat.Unknown(),
                    new Stat.Unknown(),
                    new Stat.Unknown(),
                    new Stat.Unknown(),
                    new Stat.Unknown(),
                    new Stat.Unknown(),
                    new Stat.Unknown());

    ProfileChanges {
        characteristics = List.copyOf(characteristics);
    }

    /**
     * What a statement changes.
     *
     * @param scope what a Barrage counts its shots for where it does not say
     */
    static ProfileChanges read(Fields fields, Barrage.Scope scope) {
        return new ProfileChanges(
                fields.whole(ProfileKeys.MODELS, 1, 20),
                ProfileKeys.CHARACTERISTICS.stream().map(key -> stat(fields, key)).toList(),
                barrages(fields, scope),
                rules(fields, ProfileKeys.RULES),
                rules(fields, ProfileKeys.DRAW_EVENTS),
                command(fields));
    }

    private static Optional<Stat> stat(Fields fields, Key key) {
        return fields.value(key, word -> key.word().equals("W") ? wounds(word) : stat(word));
    }

    private static Optional<Stat> wounds(Word word) {
        return Values.whole(word, 1, 99).map(Stat::of);
    }

    private static Optional<Stat> stat(Word word) {
        return Stat.read(word.text()).filter(stat -> stat.number().orElse(0) <= 99);
    }

    private static Optional<List<SpecialRule>> rules(Fields fields, Key key) {
        return fields.has(key) ? Optional.of(RuleWords.rules(fields, key)) : Optional.empty();
    }

    private static Optional<List<Barrage>> barrages(Fields fields, Barrage.Scope usual) {
        List<SpecialRule> rules = RuleWords.rules(fields, ProfileKeys.BARRAGE_RULES);
        OptionalInt range = fields.whole(ProfileKeys.RANGE, 1, 99);
        Optional<Barrage.Scope> scope = fields.value(ProfileKeys.SCOPE, ProfileChanges::scope);
        boolean none = fields.word(ProfileKeys.BARRAGE).filter(ProfileChanges::isNone).isPresent();
        if (none || !fields.has(ProfileKeys.BARRAGE)) {
            fields.forbid(
                    "\"barrage\" with its shots as well",
                    ProfileKeys.RANGE,
                    ProfileKeys.SCOPE,
                    ProfileKeys.BARRAGE_RULES);
            return none ? Optional.of(List.of()) : Optional.empty();
        }
        fields.require(ProfileKeys.RANGE);
        OptionalInt shots = fields.whole(ProfileKeys.BARRAGE, 1, 99);
        return shots.isPresent() && range.isPresent()
                ? Optional.of(
                        List.of(
                                new Barrage(
                                        scope.orElse(usual),
                                        shots.getAsInt(),
                                        range.getAsInt(),
                                        rules)))
                : Optional.empty();
    }

    private static boolean isNone(Word word) {
        return word.text().equals("none");
    }

    private static Optional<Barrage.Scope> scope(Word word) {
        return Values.of(word, Barrage.Scope.values(), ProfileChanges::word);
    }

    /** How a scope is written. */
    static String word(Barrage.Scope scope) {
        return switch (scope) {
            case STAND -> "stand";
            case MODEL -> "model";
        };
    }

    private static Optional<List<CommandModel>> command(Fields fields) {
        if (!fields.has(ProfileKeys.COMMAND)) {
            return Optional.empty();
        }
        if (fields.word(ProfileKeys.COMMAND).filter(ProfileChanges::isNone).isPresent()) {
            return Optional.of(List.of());
        }
        List<CommandModel> models =
                fields.list(
                        ProfileKeys.COMMAND,
                        word -> Values.of(word, CommandModel.values(), ProfileChanges::word));
        return Optional.of(models.stream().sorted().toList());
    }

    /** How a command model is written. */
    static String word(CommandModel model) {
        return switch (model) {
            case LEADER -> "leader";
            case STANDARD_BEARER -> "standard";
        };
    }

    /** A profile with some of its options: those that are command models are added. */
    static Profile taking(Profile profile, List<String> options) {
        List<CommandModel> command = new ArrayList<>(profile.command());
        for (Option option : profile.options()) {
            if (option.kind() == Option.Kind.COMMAND && options.contains(option.name())) {
                Values.of(
                                new Word(option.name(), true, 1),
                                CommandModel.values(),
                                CommandModel::label)
                        .filter(model -> !command.contains(model))
                        .ifPresent(command::add);
            }
        }
        return with(
                profile,
                profile.modelsPerStand(),
                profile.characteristics(),
                profile.barrages(),
                profile.rules(),
                profile.drawEvents(),
                command);
    }

    /** A profile with these changes. */
    Profile on(Profile profile) {
        return with(
                profile,
                models.orElse(profile.modelsPerStand()),
                on(profile.characteristics()),
                barrages.orElse(profile.barrages()),
                rules.orElse(profile.rules()),
                drawEvents.orElse(profile.drawEvents()),
                command.orElse(profile.command()));
    }

    private Characteristics on(Characteristics base) {
        List<Stat> all = base.inOrder();
        return new Characteristics(
                characteristics.get(0).orElse(all.get(0)),
                characteristics.get(1).orElse(all.get(1)),
                characteristics.get(2).orElse(all.get(2)),
                characteristics.get(3).orElse(all.get(3)),
                characteristics.get(4).orElse(all.get(4)),
                characteristics.get(5).orElse(all.get(5)),
                characteristics.get(6).orElse(all.get(6)),
                characteristics.get(7).orElse(all.get(7)));
    }

    private static Profile with(
            Profile profile,
            int models,
            Characteristics characteristics,
            List<Barrage> barrages,
            List<SpecialRule> rules,
            List<SpecialRule> drawEvents,
            List<CommandModel> command) {
        return new Profile(
                profile.faction(),
                profile.name(),
                profile.kind(),
                profile.type(),
                profile.unitClass(),
                profile.baseStands(),
                models,
                profile.points(),
                profile.pointsPerStand(),
                characteristics,
                barrages,
                rules,
                drawEvents,
                command,
                profile.options(),
                profile.notes(),
                profile.provenance());
    }
}
