package adjutant.gda.fire;

import adjutant.chance.Batch;
import adjutant.chance.Count;
import adjutant.chance.Die;
import adjutant.chance.Faces;
import adjutant.chance.Outcome;
import adjutant.chance.Roll;
import adjutant.chance.Step;
import adjutant.chance.Tally;
import adjutant.chance.Track;
import adjutant.gda.GdaClause;
import adjutant.gda.RulesConfig.EliteDie;
import adjutant.gda.army.Grade;
import adjutant.gda.battle.Command.Intensity;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Unit;
import adjutant.gda.ruling.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The dice of one shot: the score with what it brings, the Casualty Dice, and Destiny.
 *
 * <p>It is put into a chance of its own or among the steps of another. The casualties rise on the
 * track that is named by the id of the target; its cap must be {@link Losses#cap} and its level
 * casualties, its phases are for whoever makes the chance. All other tracks are {@link #tracks}.
 * Several volleys of one chance share flags: each track is put in once.
 *
 * @param shot who fires at whom
 * @param reading on which line the score is read; empty where skirmishers fire, who have no score
 * @param modifiers what is taken from the score
 * @param dice the Casualty Dice beside what the score brings
 * @rule GDA-FIR-1
 * @rule GDA-HR-26
 */
public record Volley(
        Shot shot, Optional<Reading> reading, List<Modifier> modifiers, List<Modifier> dice) {
    private static final int SKIRMISH_HARD = 5;
    private static final int HIT = 4;

    /**
     * The line a score is read on.
     *
     * @param line which
     * @param entries its places for this firer
     * @param clause by which clause
     * @param why in words
     */
    public record Reading(
            FireLine line, List<FireLine.Entry> entries, GdaClause clause, String why) {
        /** Copies the list. */
        public Reading {
            entries = List.copyOf(entries);
        }
    }

    /** Copies the lists. */
    public Volley {
        modifiers = List.copyOf(modifiers);
        dice = List.copyOf(dice);
    }

    /** The volley of a shot. */
    public static Volley of(Shot shot) {
        if (shot.kind() == Shot.Kind.SKIRMISH) {
            return new Volley(shot, Optional.empty(), List.of(), BonusDice.of(shot));
        }
        Score.Reading why = Score.reading(shot);
        Grade grade = shot.firer().troop().grade();
        return new Volley(
                shot,
                Optional.of(
                        new Reading(
                                why.line(), why.line().entries(grade), why.clause(), why.why())),
                Score.modifiers(shot),
                BonusDice.of(shot));
    }

    /** Its name in a chance, such as {@code volley f1}. */
    public String label() {
        return shot.kind().word() + " " + shot.firer().id();
    }

    /** The flag that the firer loses Fire Discipline. */
    public String fdLost() {
        return shot.firer().id() + " fd-lost";
    }

    /** The flag that the target has a Discipline Test to take. */
    public String testDue() {
        return testDue(shot.target());
    }

    /** The flag that a unit has a Discipline Test to take. */
    public static String testDue(Unit target) {
        return target.id() + " test-due";
    }

    /** The flag that the battery runs Low on Ammunition. */
    public String lowAmmo() {
        return shot.firer().id() + " low-ammo";
    }

    /** The flag that Destiny is thrown. */
    public String destinyFlag() {
        return shot.firer().id() + " destiny";
    }

    /** The name of the throw for Destiny. */
    public String destinyLabel() {
        return "destiny " + shot.firer().id();
    }

    /**
     * The tracks it needs beside the casualties of the target: flags, and those of a battery that
     * fires, which may tire. A chance that has a track of that id already leaves it out.
     */
    public List<Track> tracks() {
        if (reading.isEmpty()) {
            return List.of();
        }
        List<Track> tracks = new ArrayList<>();
        tracks.add(Flags.track(testDue()));
        tracks.add(Flags.track(destinyFlag()));
        if (shot.kind() == Shot.Kind.ARTILLERY) {
            tracks.add(Losses.track(shot.firer()));
            tracks.add(Flags.track(lowAmmo()));
        } else {
            tracks.add(Flags.track(fdLost()));
        }
        return List.copyOf(tracks);
    }

    /** The score and the Casualty Dice. */
    public List<Step> steps() {
        return reading.<List<Step>>map(read -> List.of(score(read)))
                .orElseGet(() -> pool(label() + " casualties", 0, count(dice)));
    }

    /** The throw for Destiny where it comes to that, to stand after all other dice. */
    public List<Step> destiny() {
        return reading.isPresent() && hasDestiny()
                ? List.of(Destiny.step(destinyLabel(), destinyFlag()))
                : List.of();
    }

    /**
     * Whether a natural 12 brings Destiny.
     *
     * @rule GDA-C-11
     */
    private boolean hasDestiny() {
        return shot.kind() == Shot.Kind.VOLLEY || shot.battle().config().batteriesHaveDestiny();
    }

    private Step.Sum score(Reading read) {
        List<Step> ones =
                shot.kind() == Shot.Kind.ARTILLERY ? List.of(Flags.raise(lowAmmo())) : List.of();
        List<Step> sixes = hasDestiny() ? List.of(Flags.raise(destinyFlag())) : List.of();
        String purpose = shot.kind().word();
        return new Step.Sum(
                label(),
                Modifier.sum(modifiers),
                List.of(new Step.Sum.Hand(purpose, 2, 1, ones, sixes)),
                List.of(),
                List.of(),
                read.entries.stream().map(this::band).toList());
    }

    private Step.Sum.Band band(FireLine.Entry entry) {
        String name = entry.least() < 0 ? "3" : Integer.toString(entry.least());
        List<Step> then = new ArrayList<>();
        if (entry.has(FireLine.Flag.FD)) {
            then.add(Flags.raise(fdLost()));
        }
        if (entry.has(FireLine.Flag.DT) && !shot.target().troop().isScreen()) {
            then.add(Flags.raise(testDue()));
        }
        if (entry.has(FireLine.Flag.FC) && fatigue() > 0) {
            then.add(sure(label() + " fatigue", shot.firer(), fatigue()));
        }
        String label = label() + " casualties " + name;
        then.addAll(pool(label, entry.casualties(), diceAt(entry)));
        if (entry.halves() > 0) {
            then.add(half(label() + " half " + name));
        }
        return new Step.Sum.Band(name, entry.least(), then);
    }

    /**
     * The Casualty Dice that a score throws.
     *
     * @rule GDA-C-10
     */
    int diceAt(FireLine.Entry entry) {
        boolean without =
                BonusDice.isElite(shot)
                        && shot.battle().config().eliteBatteryDie() == EliteDie.WITH_TEST
                        && !entry.has(FireLine.Flag.DT);
        return count(dice) - (without ? 1 : 0);
    }

    /**
     * The Fatigue Casualties of an FC: 1, of Assault Fire 2, and for Elite and Large batteries the
     * first of all is none.
     *
     * @rule GDA-ART-3
     * @rule GDA-OUT-3
     * @rule GDA-CAS-3
     */
    int fatigue() {
        Unit battery = shot.firer();
        boolean tough = battery.troop().grade() == Grade.ELITE || battery.troop().isLarge();
        boolean ignores = tough && !battery.is(State.FATIGUED);
        return (shot.intensity() == Intensity.ASSAULT ? 2 : 1) - (ignores ? 1 : 0);
    }

    private static int count(List<Modifier> dice) {
        return Modifier.sum(dice);
    }

    /** Casualties and dice, halved where they are; nothing where there are none. */
    private List<Step> pool(String label, int base, int casualtyDice) {
        if (base + casualtyDice == 0) {
            return List.of();
        }
        return List.of(
                pool(
                        label,
                        base,
                        new Batch(
                                Count.of(casualtyDice),
                                Roll.last(
                                        "casualties", hitOn(), Die.above(hitOn() - 1, Faces.NONE))),
                        halved(shot.halvings())));
    }

    /**
     * The die of half a casualty, never halved.
     *
     * @rule GDA-ART-11
     * @rule GDA-HR-2
     */
    private Step half(String label) {
        int on = shot.battle().config().halfCasualtyOn();
        return pool(
                label,
                0,
                new Batch(Count.of(1), Roll.last("half", on, Die.above(on - 1, Faces.NONE))),
                Tally.ALL);
    }

    private Step.Pool pool(String label, int base, Batch batch, Tally tally) {
        return new Step.Pool(
                label,
                List.of(batch),
                base,
                tally,
                shot.target().id(),
                Optional.empty(),
                Optional.empty());
    }

    private static Step.Pool sure(String label, Unit unit, int casualties) {
        return new Step.Pool(
                label,
                List.of(),
                casualties,
                Tally.ALL,
                unit.id(),
                Optional.empty(),
                Optional.empty());
    }

    /**
     * Halved so often, each time down.
     *
     * @rule GDA-FIR-1
     */
    static Tally halved(int times) {
        int per = 1 << times;
        return new Tally(per - 1, per);
    }

    /**
     * From which face a Casualty Die hits.
     *
     * @rule GDA-HR-3
     */
    int hitOn() {
        boolean hard =
                shot.kind() == Shot.Kind.SKIRMISH
                        && (shot.isTargetThin() || shot.cover().isPresent());
        return hard ? SKIRMISH_HARD : HIT;
    }

    /** How the score fell; empty where there is none. */
    Optional<Outcome.SumResult> scored(Outcome outcome) {
        return outcome.sums().stream().filter(sum -> sum.label().equals(label())).findFirst();
    }

    /** The place of the line that the score fell on. */
    Optional<FireLine.Entry> entry(Outcome outcome) {
        return reading.flatMap(read -> scored(outcome).map(sum -> read.entries.get(sum.band())));
    }

    /**
     * What the casualties of the target were before the volley and after it, as its track took
     * them; the same where nothing came of it.
     *
     * @param outcome of the whole chance
     */
    public Levels ofTarget(Outcome outcome) {
        String fatigue = label() + " fatigue";
        return levels(outcome, shot.target(), label -> !label.equals(fatigue) && isOwn(label));
    }

    /** The same of the firer, who may tire. */
    public Levels ofFirer(Outcome outcome) {
        return levels(outcome, shot.firer(), (label() + " fatigue")::equals);
    }

    private boolean isOwn(String label) {
        return label.startsWith(label() + " ");
    }

    /**
     * Casualties before and after something.
     *
     * @param before how many there were
     * @param after how many there are
     */
    public record Levels(int before, int after) {
        /** How many more. */
        public int more() {
            return after - before;
        }
    }

    private static Levels levels(Outcome outcome, Unit unit, Predicate<String> pools) {
        int levels = Losses.cap(unit) + 1;
        int before = -1;
        int after = -1;
        for (Outcome.PoolResult pool : outcome.pools()) {
            if (pools.test(pool.label())) {
                before = before < 0 ? pool.before() % levels : before;
                after = pool.after() % levels;
            }
        }
        return before < 0
                ? new Levels(unit.casualties(), unit.casualties())
                : new Levels(before, after);
    }
}
