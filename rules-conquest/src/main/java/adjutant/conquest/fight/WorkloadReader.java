package adjutant.conquest.fight;

import adjutant.conquest.battle.Mettle;
import adjutant.game.Facts;
import adjutant.game.notation.Parsed;
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
        Attack attack = Parts.attack(reading);
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
        Morale morale = Parts.morale(reading);
        boolean asked = morale.mode() == Morale.Mode.TEST;
        int base = asked || reading.given("base") ? Parts.base(reading) : Nerve.LOWEST;
        boolean sized = asked || reading.given("sizeBonus");
        return new Tested(morale, new Nerve(base, sized ? Parts.bonuses(reading) : List.of()));
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
}
