package adjutant.conquest.notation;

import adjutant.conquest.army.Barrage;
import adjutant.conquest.army.Profile;
import adjutant.conquest.army.SpecialRule;
import adjutant.conquest.army.Stat;
import adjutant.conquest.army.UnitClass;
import adjutant.conquest.battle.Muster;
import java.util.List;

/** Writes which profile a Regiment or Character has, and what replaces its values. */
final class MusterWriter {
    private MusterWriter() {}

    static void write(Line line, Muster muster) {
        Profile profile = muster.profile();
        switch (muster.origin()) {
            case Muster.Origin.Listed(Profile listed, List<String> options) -> {
                line.word("profile").quoted(listed.name()).names("with", options);
                differences(line, profile, ProfileChanges.taking(listed, options));
            }
            case Muster.Origin.Written _ -> {
                line.word("as")
                        .word(profile.type().label())
                        .word(profile.unitClass().map(UnitClass::label).orElse("-"));
                differences(line, profile, MusterReader.blank(profile));
            }
        }
    }

    private static void differences(Line line, Profile profile, Profile base) {
        line.unless(base.modelsPerStand(), "models", profile.modelsPerStand());
        List<Stat> stats = profile.characteristics().inOrder();
        List<Stat> others = base.characteristics().inOrder();
        for (int i = 0; i < stats.size(); i++) {
            if (!stats.get(i).equals(others.get(i))) {
                String key = ProfileKeys.CHARACTERISTICS.get(i).word();
                line.word(key).word(stats.get(i).toString());
            }
        }
        if (!profile.barrages().equals(base.barrages())) {
            barrages(line, profile.barrages());
        }
        rules(line, "rules", profile.rules(), base.rules());
        rules(line, "draw-events", profile.drawEvents(), base.drawEvents());
        if (!profile.command().equals(base.command())) {
            List<String> models = profile.command().stream().map(ProfileChanges::word).toList();
            line.list("command", models.isEmpty() ? List.of("none") : models);
        }
    }

    private static void barrages(Line line, List<Barrage> barrages) {
        if (barrages.isEmpty()) {
            line.word("barrage none");
            return;
        }
        Barrage barrage = barrages.getFirst();
        line.word("barrage")
                .word(Integer.toString(barrage.shots()))
                .word("range")
                .word(Integer.toString(barrage.range()));
        line.word("scope").word(ProfileChanges.word(barrage.scope()));
        rules(line, "barrage-rules", barrage.rules(), List.of());
    }

    private static void rules(
            Line line, String key, List<SpecialRule> rules, List<SpecialRule> base) {
        if (rules.equals(base)) {
            return;
        }
        if (rules.isEmpty()) {
            line.word(key).word("-");
        } else {
            line.names(key, rules.stream().map(SpecialRule::toString).toList());
        }
    }
}
