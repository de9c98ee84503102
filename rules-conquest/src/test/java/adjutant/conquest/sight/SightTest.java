package adjutant.conquest.sight;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.conquest.battle.Battle;
import adjutant.conquest.contact.FrontArc;
import adjutant.conquest.system.Conquest;
import adjutant.game.Finding;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Statements;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Line of sight of a Regiment and of its Stands. */
class SightTest {
    private static final int SITUATIONS = 400;
    private static final long SEED = 3_107;
    private static final String VALUES = " M 5 V 2 C 2 A 4 W 4 R 3 D 2 E 0 barrage 1 range 24";

    private static Battle battle(String... statements) {
        List<String> lines = new ArrayList<>();
        lines.addAll(List.of(statements));
        return Statements.read(String.join("\n", lines)).then(new Conquest()::setUp).orThrow();
    }

    private static Optional<Battle> read(List<String> lines) {
        var parsed = Statements.read(String.join("\n", lines)).then(new Conquest()::setUp);
        return parsed instanceof Parsed.Good<Battle>(Battle battle)
                ? Optional.of(battle)
                : Optional.empty();
    }

    private static String unit(String id, char side, String where, String words) {
        return "unit "
                + id
                + " side "
                + side
                + " as infantry medium"
                + VALUES
                + " "
                + where
                + " "
                + words;
    }

    private static Sight sight(Battle battle, String own, String target) {
        return Sight.of(battle, battle.regiment(own), battle.regiment(target));
    }

    private static List<String> forbidding(Sight sight) {
        return sight.findings().stream()
                .filter(Finding::forbids)
                .map(finding -> finding.clause().id())
                .distinct()
                .toList();
    }

    @Test
    void aRegimentNeverBlocksItsOwnLine() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < SITUATIONS; i++) {
            int files = random.nextInt(2, 7);
            int ranks = random.nextInt(1, 4);
            Battle battle =
                    battle(
                            unit(
                                    "a1",
                                    'A',
                                    "at 36 36 facing 0",
                                    "stands " + files * ranks + " files " + files),
                            unit(
                                    "b1",
                                    'B',
                                    String.format(
                                            Locale.ROOT,
                                            "at %d %d facing %d",
                                            random.nextInt(30, 42),
                                            random.nextInt(16, 24),
                                            random.nextInt(360)),
                                    "stands " + random.nextInt(3, 9) + " files 3"));
            Sight sight = sight(battle, "a1", "b1");
            assertThat(sight.sees()).isTrue();
            assertThat(sight.viewers())
                    .hasSize(files)
                    .allMatch(viewer -> viewer.lines().stream().allMatch(x -> x.bars().isEmpty()));
        }
    }

    @Test
    void whoStandsInTheFrontArcOfOneItSeesIsSeenBack() {
        SplittableRandom random = new SplittableRandom(SEED);
        int seen = 0;
        int hidden = 0;
        for (int i = 0; i < SITUATIONS; i++) {
            Optional<Battle> drawn = read(crowd(random));
            if (drawn.isEmpty()) {
                continue;
            }
            Battle battle = drawn.get();
            boolean faced = FrontArc.holds(battle.regiment("b1"), battle.regiment("a1"));
            boolean there = sight(battle, "a1", "b1").sees();
            seen += there ? 1 : 0;
            hidden += there ? 0 : 1;
            if (there && faced) {
                assertThat(sight(battle, "b1", "a1").sees()).isTrue();
            }
        }
        assertThat(Math.min(seen, hidden)).isGreaterThan(20);
    }

    /** Two Regiments face to face, and things strewn between them. */
    private static List<String> crowd(SplittableRandom random) {
        List<String> lines = new ArrayList<>();
        lines.add(unit("a1", 'A', "at 36 40 facing 0", "stands 4"));
        lines.add(unit("b1", 'B', "at " + random.nextInt(30, 42) + " 8 facing 180", "stands 3"));
        for (int i = 0; i < random.nextInt(1, 4); i++) {
            String at = "at " + random.nextInt(26, 46) + " " + (14 + 8 * i) + " facing 30";
            lines.add(unit("b" + (5 + i), 'B', at, "stands " + random.nextInt(2, 6)));
        }
        lines.add(
                "terrain t1 rock size 3 rect "
                        + random.nextInt(26, 46)
                        + " 33 "
                        + random.nextInt(2, 15)
                        + " 3 keywords obstructing");
        return lines;
    }

    @Test
    void aMirroredTableHasMirroredSight() {
        for (int y = 12; y < 34; y++) {
            String wall =
                    "terrain t1 rock size 3 rect 36 24 " + (y - 11) + " 2 keywords obstructing";
            Battle battle =
                    battle(
                            unit("a1", 'A', "at 36 40 facing 0", "stands 3"),
                            unit("b1", 'B', "at 36 8 facing 180", "stands 3"),
                            wall);
            Sight there = sight(battle, "a1", "b1");
            Sight back = sight(battle, "b1", "a1");
            assertThat(there.sees()).isEqualTo(back.sees());
            assertThat(forbidding(there)).isEqualTo(forbidding(back));
        }
    }

    @Test
    void allThatIsInTheWayIsNamed() {
        Battle battle =
                battle(
                        unit("a1", 'A', "at 36 40 facing 0", "stands 3"),
                        unit("a2", 'A', "at 36 30 facing 0", "stands 12 files 6"),
                        unit("b1", 'B', "at 36 8 facing 180", "stands 3"),
                        "terrain t1 rock size 3 rect 36 20 20 3 keywords obstructing",
                        "terrain t2 field size 0 rect 36 24 20 3 keywords obscuring");
        Sight sight = sight(battle, "a1", "b1");
        assertThat(forbidding(sight)).containsExactly("CQ-LOS-01", "CQ-LOS-07");
        assertThat(sight.findings().stream().map(Finding::text))
                .anyMatch(text -> text.startsWith("a2 of Size 1 is in the way"))
                .anyMatch(text -> text.startsWith("t1 of Size 3 is in the way"))
                .anyMatch(text -> text.startsWith("t2 of Size 0 is too small"));
    }

    @Test
    void fromAHillOneSeesOverFriends() {
        String[] all = {
            unit("a1", 'A', "at 36 40 facing 0", "stands 3"),
            unit("a2", 'A', "at 36 30 facing 0", "stands 12 files 6"),
            unit("b1", 'B', "at 36 8 facing 180", "stands 3"),
            "terrain t1 hill size 2 rect 36 41 12 8 keywords elevated,obstructing"
        };
        assertThat(sight(battle(all), "a1", "b1").sees()).isTrue();
        assertThat(sight(battle(all), "b1", "a1").sees()).isTrue();
        all[3] = "terrain t1 hill size 2 rect 36 3 72 2 keywords elevated,obstructing";
        assertThat(sight(battle(all), "a1", "b1").sees()).isFalse();
    }

    @Test
    void aTargetBehindIsNotSeen() {
        Battle battle =
                battle(
                        unit("a1", 'A', "at 36 20 facing 0", "stands 3"),
                        unit("b1", 'B', "at 36 40 facing 180", "stands 3"));
        assertThat(forbidding(sight(battle, "a1", "b1"))).contains("CQ-LOS-01", "CQ-LOS-02");
    }

    @Test
    void aLineThatGrazesIsNotBroken() {
        String shooter = unit("a1", 'A', "at 36 40 facing 0", "stands 1");
        String target = unit("b1", 'B', "at 36 8 facing 180", "stands 1");
        String beside = "terrain t1 rock size 3 rect 37.001 24 2 2 keywords obstructing";
        String across = "terrain t1 rock size 3 rect 36 24 30 2 keywords obstructing";
        assertThat(lines(battle(shooter, target, beside))).isPositive();
        assertThat(lines(battle(shooter, target, across))).isZero();
    }

    private static long lines(Battle battle) {
        return sight(battle, "a1", "b1").viewers().getFirst().lines().stream()
                .filter(line -> line.bars().isEmpty())
                .count();
    }
}
