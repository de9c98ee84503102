package adjutant.chance.exact;

import adjutant.chance.Chance;
import adjutant.chance.Echo;
import adjutant.chance.Step;

/** The pools of a chance, each taken by a measure that has the axes of all tracks it uses. */
final class Pooling {
    private final Chance chance;
    private final Arrivals[] arrivals;

    /** The pools of a chance; nothing is worked out yet. */
    Pooling(Chance chance) {
        this.chance = chance;
        this.arrivals = new Arrivals[chance.tracks().size()];
        for (int track = 0; track < arrivals.length; track++) {
            arrivals[track] = new Arrivals(chance.tracks().get(track));
        }
    }

    /** The measure after a pool and its echo; its laws are added to the sums. */
    Measure take(Measure before, Step.Pool pool, PoolSums sums) {
        int index = chance.index(pool.track());
        Dice dice = new Dice(pool, pool.echo().isPresent());
        Rising rising =
                new Rising(
                        arrivals[index],
                        pool.scatter().map(ScatterRows::new).orElse(null),
                        pool.echo().map(Echo::ledger).orElse(null));
        Counts counts = Counts.of(chance, pool);
        Measure after = Taking.of(before.withLast(index), dice, counts, rising, sums);
        return pool.echo().isEmpty() ? after : echo(after, pool.echo().get());
    }

    private Measure echo(Measure before, Echo echo) {
        int index = chance.index(echo.track());
        Dice dice = Dice.of(echo.roll(), echo.tally());
        Rising rising = new Rising(arrivals[index], null, null);
        Counts counts = Counts.onAxis(Taking.ECHO, before.states(Taking.ECHO).length - 1);
        PoolSums none = new PoolSums("echo", false);
        return Taking.of(before.withLast(index), dice, counts, rising, none).without(Taking.ECHO);
    }
}
