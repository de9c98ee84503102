package adjutant.conquest.fight;

import adjutant.conquest.battle.Mettle;
import adjutant.conquest.fight.Act.Who;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Reads a chain from a tree. */
final class ChainReader {
    private static final String VOLLEY = "volley";
    private static final String CLASH = "clash";
    private static final String NEW_ROUND = "newRound";
    private static final String WITHDRAW = "withdraw";
    private static final List<String> KINDS = List.of(VOLLEY, CLASH, NEW_ROUND, WITHDRAW);
    private static final int MOST_STEPS = 100;

    /** The joint law is kept for all states of the one and all that the other can reach. */
    private static final long MOST_STATES = 50_000_000;

    private ChainReader() {}

    /** A side before it is known in how many ways a Round may begin for it. */
    private record Sizes(int stands, int wounds, Party.Dice dice, int base) {}

    static Optional<Workload> read(Reading reading) {
        Optional<String> id = WorkloadReader.id(reading);
        Optional<Sizes> a = reading.tree("A", ChainReader::sizes);
        Optional<Sizes> b = reading.tree("B", ChainReader::sizes);
        List<Nerve.Bonus> bonuses = WorkloadReader.bonuses(reading);
        List<Act> acts = reading.trees("steps", MOST_STEPS, ChainReader::act);
        if (!reading.sound()) {
            return Optional.empty();
        }
        Party first = party("A", a.orElseThrow(), bonuses, acts);
        Party second = party("B", b.orElseThrow(), bonuses, acts);
        checkStates(
                reading, first.contender().track().states(), second.contender().track().states());
        return Optional.of(new Workload.Chain(id, first, second, acts));
    }

    private static Sizes sizes(Reading reading) {
        int stands = WorkloadReader.stands(reading);
        int wounds = WorkloadReader.wounds(reading);
        Party.Dice dice = dice(reading);
        for (Act.Kind kind : Act.Kind.values()) {
            checkDice(reading, kind, dice.of(kind, stands));
        }
        return new Sizes(stands, wounds, dice, WorkloadReader.base(reading));
    }

    private static Party.Dice dice(Reading reading) {
        return new Party.Dice(
                reading.whole("attacks", 0, WorkloadReader.DICE),
                reading.whole("shots", 0, WorkloadReader.DICE),
                reading.whole("front", 0, WorkloadReader.STANDS),
                reading.whole("support", 0, WorkloadReader.DICE));
    }

    private static void checkDice(Reading reading, Act.Kind kind, long dice) {
        if (dice > WorkloadReader.DICE) {
            String key = reading.path(kind == Act.Kind.CLASH ? "attacks" : "shots");
            reading.fault(
                    key + ": " + dice + " dice at full strength",
                    key + ", at most " + WorkloadReader.DICE + " dice with those in support");
        }
    }

    private static Party party(String id, Sizes sizes, List<Nerve.Bonus> bonuses, List<Act> acts) {
        boolean once = acts.stream().noneMatch(Act.NewRound.class::isInstance);
        int stands = sizes.stands();
        List<Integer> starts = IntStream.rangeClosed(once ? stands : 1, stands).boxed().toList();
        Contender contender =
                Contender.of(id, stands, sizes.wounds(), starts, Mettle.steady(stands), 0);
        return new Party(contender, new Nerve(sizes.base(), bonuses), sizes.dice());
    }

    private static void checkStates(Reading reading, long a, long b) {
        if (a * b > MOST_STATES) {
            reading.fault(
                    "A and B: " + a + " x " + b + " states",
                    "A and B, with fewer Stands or Wounds: at most " + MOST_STATES + " states");
        }
    }

    private static Optional<Act> act(Reading reading) {
        Optional<String> kind = reading.word("do", KINDS);
        if (kind.isEmpty()) {
            reading.passOver();
        }
        return kind.map(word ->
                switch (word) {
                    case VOLLEY -> assault(reading, Act.Kind.VOLLEY);
                    case CLASH -> assault(reading, Act.Kind.CLASH);
                    case NEW_ROUND -> new Act.NewRound();
                    case WITHDRAW -> withdraw(reading);
                    default -> throw new IllegalStateException(word);
                });
    }

    private static Act assault(Reading reading, Act.Kind kind) {
        Optional<Who> by = who(reading, "by", List.of(Who.values()));
        who(reading, "on", by.map(Who::other).map(List::of).orElse(List.of(Who.values())));
        Attack attack = WorkloadReader.attack(reading);
        return new Act.Assault(kind, by.orElse(Who.A), attack, morale(reading));
    }

    private static Act withdraw(Reading reading) {
        Who by = who(reading, "by", List.of(Who.values())).orElse(Who.A);
        return new Act.Withdraw(by, morale(reading));
    }

    private static Morale morale(Reading reading) {
        return reading.tree("morale", WorkloadReader::morale)
                .orElse(new Morale(Morale.Mode.NONE, Again.NONE));
    }

    private static Optional<Who> who(Reading reading, String key, List<Who> of) {
        return reading.word(key, of.stream().map(Who::name).toList()).map(Who::valueOf);
    }
}
