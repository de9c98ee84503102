package adjutant.conquest.tables;

import adjutant.conquest.battle.Battle;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Statements;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A random situation in contact: a1 before b1, often a third Regiment at a flank, now and then the
 * whole turned on the table.
 *
 * @param edition its edition
 * @param units its Regiments
 */
record Situation(String edition, List<Unit> units) {
    /**
     * A Regiment; lengths in mm, degrees.
     *
     * @param words the rest of its statement
     */
    record Unit(String id, char side, double x, double y, double facing, String words) {
        Unit turned(double degrees, double aboutX, double aboutY) {
            double angle = Math.toRadians(degrees);
            double right = x - aboutX;
            double down = y - aboutY;
            return new Unit(
                    id,
                    side,
                    round(aboutX + right * Math.cos(angle) - down * Math.sin(angle)),
                    round(aboutY + right * Math.sin(angle) + down * Math.cos(angle)),
                    (facing + degrees) % 360,
                    words);
        }

        Unit mirrored() {
            return new Unit(
                    id,
                    side == 'A' ? 'B' : 'A',
                    round(WIDTH - x),
                    round(DEPTH - y),
                    (facing + 180) % 360,
                    words);
        }

        private static double round(double mm) {
            return Math.round(mm * 1000) / 1000.0;
        }

        String text() {
            return String.format(
                    Locale.ROOT, "@unit %s %s %.3f %.3f %s %s", id, side, x, y, facing, words);
        }
    }

    private static final double WIDTH = 1828.8;
    private static final double DEPTH = 1219.2;
    private static final double X = 900;
    private static final double Y = 600;
    private static final double CELL = 54;
    private static final List<String> RULES =
            List.of(
                    "Flurry",
                    "Blessed",
                    "Opportunists",
                    "Parry",
                    "Relentless Blows",
                    "Flawless Strikes",
                    "Dauntless",
                    "Dread",
                    "Cleave 1",
                    "Hardened 1",
                    "Smite",
                    "Linebreaker",
                    "Shield",
                    "Phalanx",
                    "Tenacious 1",
                    "Untouchable",
                    "Deadly Blades",
                    "Counter-Attack",
                    "Lethal Demise",
                    "Iron Discipline",
                    "Support 2",
                    "Indomitable 1",
                    "Oblivious",
                    "Terrifying 1",
                    "Fearsome",
                    "Fearless",
                    "Bravery",
                    "Trample 1",
                    "Decay 1",
                    "Aura of Death 2");

    Situation {
        units = List.copyOf(units);
    }

    /** A random situation that can stand on a table. */
    static Situation random(SplittableRandom random) {
        while (true) {
            Situation situation = drawn(random);
            if (situation.read().isPresent()) {
                return situation;
            }
        }
    }

    Optional<Battle> read() {
        String text =
                Board.text(
                        edition,
                        List.of(),
                        units.stream().map(Unit::text).collect(Collectors.joining(";")));
        return switch (Statements.read(text).then(Played.SYSTEM::setUp)) {
            case Parsed.Good<Battle>(Battle battle) -> Optional.of(battle);
            case Parsed.Bad<Battle> _ -> Optional.empty();
        };
    }

    Battle battle() {
        return read().orElseThrow();
    }

    /** Turned by half a circle about the middle of the table, the sides exchanged. */
    Situation mirrored() {
        return new Situation(edition, units.stream().map(Unit::mirrored).toList());
    }

    private static Situation drawn(SplittableRandom random) {
        int files = random.nextInt(1, 6);
        int stands = random.nextInt(files, 3 * files + 1);
        double width = files * CELL;
        int ranks = (stands + files - 1) / files;
        double depth = ranks * CELL;
        List<Unit> units = new ArrayList<>();
        units.add(new Unit("b1", 'B', X, Y, 180, words(random, stands, files)));
        int edges = random.nextInt(1, 3);
        int first = random.nextInt(4);
        for (int i = 0; i < edges; i++) {
            units.add(attacker(random, "a" + (i + 1), (first + i) % 4, width, depth));
        }
        if (random.nextInt(3) == 0) {
            double degrees = random.nextInt(1, 360);
            units.replaceAll(unit -> unit.turned(degrees, X, Y));
        }
        String edition = random.nextBoolean() ? "documents" : "second-edition";
        return new Situation(edition, units);
    }

    private static Unit attacker(
            SplittableRandom random, String id, int edge, double width, double depth) {
        int files = random.nextInt(1, 5);
        int stands = random.nextInt(files, 3 * files + 1);
        String words = words(random, stands, files);
        double reach = (files * CELL + (edge < 2 ? width : depth)) / 2;
        double aside = random.nextInt(-2, 3) * CELL / 2;
        double shift = Math.abs(aside) <= reach ? aside : 0;
        return switch (edge) {
            case 0 -> new Unit(id, 'A', X + shift, Y, 0, words);
            case 1 -> new Unit(id, 'A', X + shift, Y - depth, 180, words);
            case 2 -> new Unit(id, 'A', X - width / 2, Y - depth / 2 + shift, 90, words);
            default -> new Unit(id, 'A', X + width / 2, Y - depth / 2 + shift, 270, words);
        };
    }

    private static String words(SplittableRandom random, int stands, int files) {
        String rules =
                Stream.generate(() -> RULES.get(random.nextInt(RULES.size())))
                        .limit(random.nextInt(4))
                        .distinct()
                        .collect(Collectors.joining(", "));
        String state =
                switch (random.nextInt(6)) {
                    case 0 -> " status broken started " + stands * 2;
                    case 1 -> " status inspired";
                    default -> "";
                };
        return String.format(
                Locale.ROOT,
                "stands %d files %d as \"infantry %s\" C %d A %d W %d R %s D %d E %d rules \"%s\" command %s%s",
                stands,
                files,
                List.of("light", "medium", "heavy").get(random.nextInt(3)),
                random.nextInt(1, 7),
                random.nextInt(1, 6),
                random.nextInt(1, 6),
                random.nextInt(8) == 0 ? "-" : String.valueOf(random.nextInt(0, 6)),
                random.nextInt(0, 5),
                random.nextInt(0, 4),
                rules.isEmpty() ? "-" : rules,
                random.nextBoolean() ? "leader" : "none",
                state);
    }
}
