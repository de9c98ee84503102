package adjutant.conquest.fight;

import adjutant.conquest.fight.Nerve.Bonus;
import adjutant.game.Facts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the parts that attacks and chains share. */
final class Parts {
    private static final int MOST_BONUSES = 20;
    private static final int MOST_NERVE = 10;
    private static final Threshold NEVER = new Threshold(0, Again.NONE);
    private static final Hit NO_HIT = new Hit(NEVER, Attack.Ones.SINGLE);

    private Parts() {}

    private record Hit(Threshold threshold, Attack.Ones ones) {}

    /** The keys {@code hit} and {@code save}. */
    static Attack attack(Reading reading) {
        Hit hit = reading.tree("hit", Parts::hit).orElse(NO_HIT);
        Threshold save = reading.tree("save", Parts::threshold).orElse(NEVER);
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
        Optional<Integer> from =
                reading.whole(at + "[0]", pair.getFirst(), 0, WorkloadReader.STANDS);
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
