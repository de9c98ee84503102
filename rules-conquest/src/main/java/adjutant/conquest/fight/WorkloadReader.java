package adjutant.conquest.fight;

import adjutant.conquest.battle.Mettle;
import adjutant.conquest.fight.Attack.Threshold;
import adjutant.conquest.fight.Nerve.Bonus;
import adjutant.game.Facts;
import adjutant.game.notation.Parsed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Reads a workload from a tree: a single attack here, a chain in {@link ChainReader}. */
final class WorkloadReader {
    /** The most dice of one attack. */
    static final int DICE = 1000;

    /** The most Stands of a Regiment. */
    static final int STANDS = 200;

    /** The most Wounds of a Stand. */
    static final int WOUNDS = 50;

    private static final int MOST_BONUSES = 20;
    private static final int MOST_NERVE = 10;
    private static final Threshold NEVER = new Threshold(0, Again.NONE);
    private static final Hit NO_HIT = new Hit(NEVER, Attack.Ones.SINGLE);

    private WorkloadReader() {}

    /** What a tree asks, or every fault in it. */
    static Parsed<Workload> read(Facts.Tree tree) {
        Reading reading = Reading.of(tree);
        boolean chain = reading.has("steps") || reading.has("A") || reading.has("B");
        Optional<Workload> workload = chain ? ChainReader.read(reading) : clash(reading);
        reading.end();
        return reading.sound()
                ? new Parsed.Good<>(workload.orElseThrow())
                : new Parsed.Bad<>(reading.faults());
    }

    /** The name of a workload. A note is passed over. */
    static Optional<String> id(Reading reading) {
        reading.text("note");
        return reading.text("id");
    }

    /** The key {@code stands}. */
    static int stands(Reading reading) {
        return reading.whole("stands", 1, STANDS);
    }

    /** The key {@code woundsPerStand}. */
    static int wounds(Reading reading) {
        return reading.whole("woundsPerStand", 1, WOUNDS);
    }

    private static Optional<Workload> clash(Reading reading) {
        Optional<String> id = id(reading);
        int attacks = reading.whole("attacks", 0, DICE);
        Attack attack = attack(reading);
        Optional<Tested> tested = reading.tree("morale", WorkloadReader::tested);
        Optional<Target> target = reading.tree("target", WorkloadReader::target);
        if (!reading.sound()) {
            return Optional.empty();
        }
        Tested morale = tested.orElseThrow();
        Contender contender = target.orElseThrow().contender();
        return Optional.of(
                new Workload.Clash(
                        id, attacks, attack, morale.morale(), morale.nerve(), contender));
    }

    /** How Morale is tested, and against what. */
    private record Tested(Morale morale, Nerve nerve) {}

    private static Tested tested(Reading reading) {
        Morale morale = morale(reading);
        boolean asked = morale.mode() == Morale.Mode.TEST;
        int base = asked || reading.given("base") ? base(reading) : Nerve.LOWEST;
        boolean sized = asked || reading.given("sizeBonus");
        return new Tested(morale, new Nerve(base, sized ? bonuses(reading) : List.of()));
    }

    private record Target(int stands, int wounds, int damage, Mettle mettle) {
        Contender contender() {
            var starts = List.of(mettle.started());
            return Contender.of("target", stands, wounds, starts, mettle, damage);
        }
    }

    private static Target target(Reading reading) {
        int before = reading.faults().size();
        int stands = stands(reading);
        int wounds = wounds(reading);
        boolean sized = reading.faults().size() == before;
        int damage = reading.whole("damage", 0, (sized ? stands * wounds : STANDS * WOUNDS) - 1);
        int started = reading.whole("startStands", 1, STANDS);
        int brokenAt = reading.whole("brokenAt", 0, STANDS);
        OptionalInt baseline = brokenAt == 0 ? OptionalInt.empty() : OptionalInt.of(brokenAt);
        return new Target(stands, wounds, damage, new Mettle(started, baseline));
    }

    private record Hit(Threshold threshold, Attack.Ones ones) {}

    /** The keys {@code hit} and {@code save}. */
    static Attack attack(Reading reading) {
        Hit hit = reading.tree("hit", WorkloadReader::hit).orElse(NO_HIT);
        Threshold save = reading.tree("save", WorkloadReader::threshold).orElse(NEVER);
        return new Attack(hit.threshold(), hit.ones(), save);
    }

    private static Hit hit(Reading reading) {
        Threshold threshold = threshold(reading);
        boolean twice = reading.flag("onesDouble");
        return new Hit(threshold, twice ? Attack.Ones.DOUBLE : Attack.Ones.SINGLE);
    }

    private static Threshold threshold(Reading reading) {
        return new Threshold(reading.whole("t", 0, 6), reading.one("reroll", Again.class));
    }

    /**
     * The keys {@code mode} and {@code reroll}; the latter may be left out where none is thrown.
     */
    static Morale morale(Reading reading) {
        Morale.Mode mode = reading.one("mode", Morale.Mode.class);
        boolean asked = mode == Morale.Mode.TEST || reading.given("reroll");
        return new Morale(mode, asked ? reading.one("reroll", Again.class) : Again.NONE);
    }

    /** The key {@code base}. */
    static int base(Reading reading) {
        return reading.whole("base", -MOST_NERVE, MOST_NERVE);
    }

    /** The key {@code sizeBonus}: pairs of a number of Stands and what they add, ascending. */
    static List<Bonus> bonuses(Reading reading) {
        List<Bonus> bonuses = new ArrayList<>();
        List<Facts> rows = reading.items("sizeBonus", MOST_BONUSES, "pairs [stands, bonus]");
        for (int i = 0; i < rows.size(); i++) {
            String at = reading.path("sizeBonus") + "[" + i + "]";
            bonus(reading, at, rows.get(i)).ifPresent(bonus -> add(reading, at, bonus, bonuses));
        }
        return bonuses;
    }

    private static Optional<Bonus> bonus(Reading reading, String at, Facts row) {
        if (!(row instanceof Facts.Items(var pair)) || pair.size() != 2) {
            return reading.wrong(at, row, "a pair [stands, bonus]");
        }
        Optional<Integer> from = reading.whole(at + "[0]", pair.getFirst(), 0, STANDS);
        Optional<Integer> add = reading.whole(at + "[1]", pair.getLast(), -MOST_NERVE, MOST_NERVE);
        return from.flatMap(stands -> add.map(bonus -> new Bonus(stands, bonus)));
    }

    private static void add(Reading reading, String at, Bonus bonus, List<Bonus> to) {
        if (!to.isEmpty() && bonus.from() <= to.getLast().from()) {
            String expected = at + "[0], more than " + to.getLast().from();
            reading.fault(at + "[0] = " + bonus.from(), expected);
        } else {
            to.add(bonus);
        }
    }
}
