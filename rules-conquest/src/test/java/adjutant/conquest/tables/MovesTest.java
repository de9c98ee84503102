package adjutant.conquest.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.chance.ScriptedDice;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.conquest.contact.Contacts;
import adjutant.game.Match;
import adjutant.game.Ruling;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What holds for Marches and Charges in random situations. */
class MovesTest {
    private static final long SEED = 20_251_130;
    private static final int SITUATIONS = 250;
    private static final double WIDTH = 1828.8;
    private static final double DEPTH = 1219.2;

    /**
     * A Regiment; lengths in mm, degrees.
     *
     * @param words the rest of its statement
     */
    private record Unit(String id, char side, double x, double y, double facing, String words) {
        Unit turned() {
            return new Unit(id, side, WIDTH - x, DEPTH - y, (facing + 180) % 360, words);
        }

        String text() {
            return String.format(
                    Locale.ROOT, "@unit %s %s %.3f %.3f %.3f %s", id, side, x, y, facing, words);
        }
    }

    private static List<Unit> units(SplittableRandom random) {
        double x = random.nextInt(600, 1200);
        double y = random.nextInt(400, 800);
        return List.of(
                unit(random, "b1", 'B', x, y),
                unit(random, "a1", 'A', x + random.nextInt(-250, 250), y + random.nextInt(60, 350)),
                unit(
                        random,
                        "a2",
                        'A',
                        x + random.nextInt(-300, 300),
                        y + random.nextInt(-200, 300)),
                unit(
                        random,
                        "b2",
                        'B',
                        x + random.nextInt(-400, 400),
                        y + random.nextInt(-400, 300)));
    }

    private static Unit unit(SplittableRandom random, String id, char side, double x, double y) {
        int files = random.nextInt(1, 5);
        double facing = id.equals("a1") ? random.nextInt(-40, 41) + 360 : random.nextInt(0, 360);
        String words =
                String.format(
                        Locale.ROOT,
                        "stands %d files %d M %d rules \"%s\"",
                        random.nextInt(files, 3 * files + 1),
                        files,
                        random.nextInt(3, 9),
                        random.nextInt(5) == 0 ? "Unstoppable" : "-");
        return new Unit(id, side, x, y, facing % 360, words.replace(" rules \"-\"", ""));
    }

    private static Optional<Battle> battle(List<Unit> units, String edition) {
        String text = String.join("; ", units.stream().map(Unit::text).toList());
        try {
            return Optional.of(Played.battle(edition, List.of(), text));
        } catch (IllegalStateException overlapping) {
            return Optional.empty();
        }
    }

    @Test
    void theDieOfAChargeAgreesWithItsSixFaces() {
        SplittableRandom random = new SplittableRandom(SEED);
        int charges = 0;
        for (int i = 0; i < SITUATIONS; i++) {
            List<Unit> units = units(random);
            String edition = i % 2 == 0 ? "documents" : "second-edition";
            Optional<Battle> battle = battle(units, edition);
            if (battle.isPresent()) {
                charges += charged(battle.get(), units.toString());
            }
        }
        assertThat(charges).isGreaterThan(SITUATIONS / 10);
    }

    private static int charged(Battle battle, String situation) {
        Command command = Played.command(battle, "charge a1 > b1 no-reroll");
        Ruling ruling = Played.SYSTEM.rule(battle, command);
        if (ruling instanceof Ruling.Refused) {
            return 0;
        }
        int successes = 0;
        for (int face = 1; face <= 6; face++) {
            Battle after = played(battle, command, face);
            boolean touches =
                    Contacts.of(after, after.regiment("a1")).enemies().equals(List.of("b1"));
            assertThat(Contacts.of(after, after.regiment("a1")).any())
                    .as("face %s in %s", face, situation)
                    .isEqualTo(touches);
            successes += touches ? 1 : 0;
        }
        double chance = Double.parseDouble(Look.at(ruling.facts(), List.of("charge", "pSuccess")));
        assertThat(chance).as(situation).isCloseTo(successes / 6.0, within(1e-12));
        return 1;
    }

    /** The situation after a Charge; nobody overlaps after any of its events. */
    private static Battle played(Battle battle, Command command, int face) {
        Match<Battle, Command, Event> match = Match.begin(Played.SYSTEM, battle);
        return switch (match.play(command, new ScriptedDice(List.of(face)))) {
            case Match.Attempt.Done<Battle, Command, Event> done -> {
                Battle now = battle;
                for (Event event : done.turn().events()) {
                    now = Played.SYSTEM.apply(now, event);
                    Invariants.hold(now);
                }
                yield now;
            }
            default -> throw new AssertionError("not done: " + command);
        };
    }

    @Test
    void aMarchOnATurnedTableIsTheTurnedMarch() {
        SplittableRandom random = new SplittableRandom(SEED);
        int allowed = 0;
        for (int i = 0; i < SITUATIONS; i++) {
            List<Unit> units = units(random);
            String words = "march a1 " + moves(random);
            Optional<Battle> battle = battle(units, "documents");
            if (battle.isPresent()) {
                Battle turned =
                        battle(units.stream().map(Unit::turned).toList(), "documents")
                                .orElseThrow();
                allowed += marched(battle.get(), turned, words);
            }
        }
        assertThat(allowed).isGreaterThan(SITUATIONS / 10);
    }

    private static String moves(SplittableRandom random) {
        return switch (random.nextInt(5)) {
            case 0 -> "back 1.5";
            case 1 -> "left 1.25";
            case 2 -> "forward 2.5";
            case 3 -> "forward 1 wheel right 12 forward 0.5 then march forward 2";
            default -> "wheel left 10 forward 1";
        };
    }

    private static int marched(Battle battle, Battle turned, String words) {
        Command command = Played.command(battle, words);
        Ruling here = Played.SYSTEM.rule(battle, command);
        Ruling there = Played.SYSTEM.rule(turned, command);
        assertThat(there.findings().stream().map(each -> each.clause() + " " + each.holds()))
                .containsExactlyElementsOf(
                        here.findings().stream()
                                .map(each -> each.clause() + " " + each.holds())
                                .toList());
        if (here instanceof Ruling.Refused) {
            return 0;
        }
        Pose pose = pose(battle, command);
        Pose other = pose(turned, command);
        Point middle = new Point(1_828_800, 1_219_200);
        assertThat(other.facing()).isEqualTo(pose.facing().plus(Angle.HALF));
        assertThat(Math.abs(middle.x() - pose.front().x() - other.front().x())).isLessThan(5);
        assertThat(Math.abs(middle.y() - pose.front().y() - other.front().y())).isLessThan(5);
        return 1;
    }

    private static Pose pose(Battle battle, Command command) {
        Match<Battle, Command, Event> match = Match.begin(Played.SYSTEM, battle);
        return switch (match.play(command, new ScriptedDice(List.of()))) {
            case Match.Attempt.Done<Battle, Command, Event> done ->
                    done.turn().after().regiment("a1").pose().orElseThrow();
            default -> throw new AssertionError("not done: " + command);
        };
    }
}
