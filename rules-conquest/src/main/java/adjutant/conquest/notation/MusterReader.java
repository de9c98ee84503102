package adjutant.conquest.notation;

import adjutant.conquest.RulesConfig.Preset;
import adjutant.conquest.army.Barrage;
import adjutant.conquest.army.Found;
import adjutant.conquest.army.Option;
import adjutant.conquest.army.Profile;
import adjutant.conquest.army.ProfileKind;
import adjutant.conquest.army.Profiles;
import adjutant.conquest.army.Stat;
import adjutant.conquest.army.UnitClass;
import adjutant.conquest.army.UnitType;
import adjutant.conquest.battle.Muster;
import adjutant.game.notation.Names;
import adjutant.game.notation.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads which profile a Regiment or Character has: one of the tables or one written out, and what
 * replaces its values.
 */
final class MusterReader {
    /** For whom a profile is read. */
    enum For {
        /** A Regiment. */
        REGIMENT,
        /** A Character. */
        CHARACTER
    }

    private final Profiles profiles;
    private final For whom;
    private final Preset preset;

    MusterReader(Profiles profiles, For whom, Preset preset) {
        this.profiles = profiles;
        this.whom = whom;
        this.preset = preset;
    }

    /**
     * The profile that a statement says; empty after a fault.
     *
     * @param id the id of the Regiment or Character
     * @param faction where its profile is looked up, if not everywhere
     */
    Optional<Muster> read(Fields fields, String id, Optional<String> faction) {
        ProfileChanges changes = ProfileChanges.read(fields, scope(fields));
        Optional<Muster> base = base(fields, id, faction);
        Optional<Muster> muster =
                base.map(each -> new Muster(changes.on(each.profile()), each.origin()));
        return muster.filter(each -> hasWounds(fields, each.profile()));
    }

    /**
     * What a Barrage counts its shots for where it does not say.
     *
     * @rule CQ-VOLLEY-08
     */
    private Barrage.Scope scope(Fields fields) {
        return fields.has(ProfileKeys.AS) && preset == Preset.DOCUMENTS
                ? Barrage.Scope.MODEL
                : Barrage.Scope.STAND;
    }

    /** Whether W is known; a fault where it is neither listed nor written. */
    private static boolean hasWounds(Fields fields, Profile profile) {
        boolean known = profile.characteristics().wounds().number().orElse(0) > 0;
        if (!known && !fields.has(ProfileKeys.AS)) {
            requireWounds(fields);
        }
        return known;
    }

    private static void requireWounds(Fields fields) {
        if (!fields.has(ProfileKeys.CHARACTERISTICS.get(4))) {
            fields.missing("\"W\" and the Wounds of a Stand, which are not known");
        }
    }

    private Optional<Muster> base(Fields fields, String id, Optional<String> faction) {
        Optional<Word> as = fields.key(ProfileKeys.AS);
        if (as.isPresent() && fields.has(ProfileKeys.PROFILE)) {
            fields.fault(as.get(), "either \"profile\" or \"as\"");
            return Optional.empty();
        }
        if (as.isPresent()) {
            if (whom == For.REGIMENT) {
                fields.forbid("no options with \"as\"", ProfileKeys.WITH);
            }
            requireWounds(fields);
            return written(fields, id);
        }
        if (!fields.has(ProfileKeys.PROFILE)) {
            fields.missing("\"profile\" with a name, or \"as\" with a Type and a Class");
            return Optional.empty();
        }
        return fields.word(ProfileKeys.PROFILE)
                .flatMap(name -> listed(fields, name, faction))
                .map(profile -> taking(profile, options(fields, profile)));
    }

    private Optional<Profile> listed(Fields fields, Word name, Optional<String> faction) {
        Found found =
                faction.map(each -> profiles.find(each, name.text()))
                        .orElseGet(() -> profiles.find(name.text()));
        return switch (found) {
            case Found.One(Profile profile) -> fitting(fields, name, profile);
            case Found.Several several ->
                    none(fields, name, several.expected() + ", written on its side");
            case Found.Nowhere nowhere -> none(fields, name, nowhere.expected());
            case Found.NoFaction nowhere -> none(fields, name, nowhere.expected());
        };
    }

    private static Optional<Profile> none(Fields fields, Word name, String expected) {
        fields.fault(name, expected);
        return Optional.empty();
    }

    private Optional<Profile> fitting(Fields fields, Word name, Profile profile) {
        return switch (whom) {
            case REGIMENT ->
                    profile.kind() == ProfileKind.CHARACTER
                            ? none(fields, name, "the profile of a Regiment, not of a Character")
                            : Optional.of(profile);
            case CHARACTER ->
                    profile.kind() == ProfileKind.REGIMENT
                            ? none(fields, name, "the profile of a Character, not of a Regiment")
                            : Optional.of(profile);
        };
    }

    /** The options taken; none for a Character, whose {@code with} names his Regiment. */
    private List<Option> options(Fields fields, Profile profile) {
        List<Option> options = new ArrayList<>();
        if (whom == For.CHARACTER) {
            return options;
        }
        for (Word part : Values.parts(fields.words(ProfileKeys.WITH))) {
            Optional<Option> option = option(profile, part.text());
            if (option.isEmpty()) {
                List<String> all = profile.options().stream().map(Option::name).toList();
                fields.fault(part, Names.oneOf("an option of " + profile.name(), part.text(), all));
            } else if (options.contains(option.get())) {
                fields.fault(part, "each option once");
            } else {
                options.add(option.get());
            }
        }
        return options;
    }

    private static Optional<Option> option(Profile profile, String name) {
        return profile.options().stream()
                .filter(each -> Names.key(each.name()).equals(Names.key(name)))
                .findFirst();
    }

    private static Muster taking(Profile profile, List<Option> options) {
        List<String> names = options.stream().map(Option::name).toList();
        return new Muster(
                ProfileChanges.taking(profile, names), new Muster.Origin.Listed(profile, names));
    }

    private Optional<Muster> written(Fields fields, String id) {
        List<Word> words = fields.words(ProfileKeys.AS);
        if (words.isEmpty()) {
            return Optional.empty();
        }
        Optional<UnitType> type =
                fields.value(
                        words.getFirst(),
                        Values.oneOf(UnitType.values(), UnitType::label),
                        word -> Values.of(word, UnitType.values(), UnitType::label));
        Word last = words.getLast();
        boolean none = whom == For.CHARACTER && last.text().equals("-");
        Optional<UnitClass> unitClass = none ? Optional.empty() : unitClass(fields, last);
        return type.isPresent() && (none || unitClass.isPresent())
                ? Optional.of(
                        new Muster(
                                blank(id, kind(), type.get(), unitClass),
                                new Muster.Origin.Written()))
                : Optional.empty();
    }

    private Optional<UnitClass> unitClass(Fields fields, Word word) {
        String expected = Values.oneOf(UnitClass.values(), UnitClass::label);
        return fields.value(
                word,
                whom == For.CHARACTER ? expected + " or -" : expected,
                each -> Values.of(each, UnitClass.values(), UnitClass::label));
    }

    private ProfileKind kind() {
        return switch (whom) {
            case REGIMENT -> ProfileKind.REGIMENT;
            case CHARACTER -> ProfileKind.CHARACTER;
        };
    }

    /** A written profile before anything is written. */
    static Profile blank(Profile written) {
        return blank(written.name(), written.kind(), written.type(), written.unitClass());
    }

    private static Profile blank(
            String id, ProfileKind kind, UnitType type, Optional<UnitClass> unitClass) {
        return new Profile(
                "-",
                id,
                kind,
                type,
                unitClass,
                1,
                type.modelsPerStand(),
                new Stat.None(),
                new Stat.None(),
                ProfileChanges.NOTHING_KNOWN,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                new Profile.Provenance("-", "battle", Profile.Confidence.D, List.of()));
    }
}
