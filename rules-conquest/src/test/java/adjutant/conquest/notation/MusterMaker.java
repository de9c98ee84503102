package adjutant.conquest.notation;

import adjutant.conquest.RulesConfig;
import adjutant.conquest.army.Found;
import adjutant.conquest.army.Profile;
import adjutant.conquest.army.ProfileKind;
import adjutant.conquest.army.Profiles;
import adjutant.conquest.battle.Muster;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Statement;
import adjutant.game.notation.Statements;
import adjutant.game.notation.Word;
import adjutant.game.notation.WordReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Makes profiles in battle: of the tables, changed, and written out. */
final class MusterMaker {
    private static final List<Profile> UNITS =
            Profiles.shipped().all().stream()
                    .filter(each -> Profiles.shipped().find(each.name()) instanceof Found.One)
                    .toList();

    private final Random random;

    MusterMaker(Random random) {
        this.random = random;
    }

    Muster regiment(String id) {
        return muster(id, ProfileKind.CHARACTER, MusterReader.For.REGIMENT, UnitKeys.ALL);
    }

    Muster character(String id) {
        return muster(id, ProfileKind.REGIMENT, MusterReader.For.CHARACTER, CharacterReader.KEYS);
    }

    private Muster muster(String id, ProfileKind never, MusterReader.For whom, List<Key> keys) {
        boolean character = whom == MusterReader.For.CHARACTER;
        List<Profile> fitting = UNITS.stream().filter(each -> each.kind() != never).toList();
        Profile profile = fitting.get(random.nextInt(fitting.size()));
        StringBuilder text = new StringBuilder();
        if (random.nextInt(3) > 0) {
            text.append("profile ").append(Word.quote(profile.name()));
            if (!character && !profile.options().isEmpty() && random.nextBoolean()) {
                String option = profile.options().getFirst().name();
                text.append(" with ").append(Word.quote(option));
            }
        } else {
            text.append(character ? "as infantry -" : "as brute heavy").append(" W 4");
        }
        changes(text, character);
        List<Fault> faults = new ArrayList<>();
        Statement statement = Statements.read(text.toString()).orThrow().getFirst();
        Fields fields = new Fields(new WordReader(statement, faults), faults, keys);
        return new MusterReader(Profiles.shipped(), whom, RulesConfig.Preset.DOCUMENTS)
                .read(fields, id, Optional.empty())
                .orElseThrow(() -> new AssertionError(text + " " + faults));
    }

    private void changes(StringBuilder text, boolean character) {
        maybe(text, " models 3");
        maybe(text, " M 6");
        maybe(text, " R -");
        maybe(text, " D ?");
        maybe(text, " C 0");
        maybe(text, " barrage 2 range 18 scope model barrage-rules \"armor piercing 1\"");
        maybe(text, " rules \"Shield, cleave (+1), Home Made {chant}\"");
        maybe(text, " draw-events -");
        if (!character) {
            maybe(text, random.nextBoolean() ? " command none" : " command standard,leader");
        }
    }

    private void maybe(StringBuilder text, String change) {
        if (random.nextInt(5) == 0) {
            text.append(change);
        }
    }
}
