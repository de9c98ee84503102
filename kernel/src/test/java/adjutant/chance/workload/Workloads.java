package adjutant.chance.workload;

import adjutant.chance.Batch;
import adjutant.chance.Chance;
import adjutant.chance.Count;
import adjutant.chance.Die;
import adjutant.chance.Faces;
import adjutant.chance.IntTable;
import adjutant.chance.Marks;
import adjutant.chance.Roll;
import adjutant.chance.Scatter;
import adjutant.chance.Step;
import adjutant.chance.Step.Pool;
import adjutant.chance.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** CLASH-1 in the language of chance. */
public final class Workloads {
    private static final Fields ALL = Fields.of(Json.resource("workloads.json")).at("workloads");
    private static final int LOWEST = 1;
    private static final int HIGHEST = 5;

    private Workloads() {}

    /** The raw fields of a workload. */
    public static Fields fields(String id) {
        return ALL.at(id);
    }

    /** The target of S, M or H. */
    public static Regiment target(String id) {
        Fields target = ALL.at(id).at("target");
        int stands = target.number("stands");
        int brokenAt = target.number("brokenAt");
        int start = target.number("startStands");
        return Regiment.of(
                "target",
                stands,
                target.number("woundsPerStand"),
                start,
                brokenAt == 0 ? 0 : stands - start + brokenAt,
                target.number("damage"));
    }

    /** A side of C. */
    public static Regiment side(String name) {
        Fields side = ALL.at("C").at(name);
        int stands = side.number("stands");
        return Regiment.of(name, stands, side.number("woundsPerStand"), 1, stands - 1, 0);
    }

    /** S, M or H as a chance. */
    public static Chance clash(String id) {
        Fields workload = ALL.at(id);
        Regiment target = target(id);
        int base = workload.at("morale").has("base") ? workload.at("morale").number("base") : 0;
        Pool pool =
                new Pool(
                        "clash",
                        List.of(new Batch(Count.of(workload.number("attacks")), attack(workload))),
                        0,
                        Tally.ALL,
                        target.track().id(),
                        morale(
                                workload.at("morale"),
                                target,
                                base,
                                workload.at("morale").table("sizeBonus")),
                        Optional.empty());
        return new Chance(List.of(target.track()), List.of(pool));
    }

    private static Roll attack(Fields fields) {
        Fields hit = fields.at("hit");
        Fields save = fields.at("save");
        int t = hit.number("t");
        Marks one = hit.get("onesDouble").equals(true) ? new Marks(2, 0, 0) : Marks.ONE;
        Die hitDie =
                new Die(
                        IntStream.rangeClosed(1, Die.SIDES)
                                .mapToObj(f -> f > t ? Marks.NONE : f == 1 ? one : Marks.ONE)
                                .toList(),
                        again(hit.text("reroll"), t));
        int s = save.number("t");
        Die saveDie = Die.above(s, again(save.text("reroll"), s));
        return new Roll("hit", t, hitDie, List.of(Roll.last("save", s, saveDie)));
    }

    private static Faces again(String reroll, int t) {
        return switch (reroll) {
            case "none" -> Faces.NONE;
            case "sixes" -> Faces.only(6);
            case "ones" -> Faces.only(1);
            case "misses" -> Faces.range(t + 1, Die.SIDES);
            case "successes" -> Faces.range(1, t);
            default -> throw new IllegalArgumentException(reroll);
        };
    }

    private static Optional<Scatter> morale(
            Fields morale, Regiment on, int base, int[][] sizeBonus) {
        String mode = morale.text("mode");
        if (mode.equals("none")) {
            return Optional.empty();
        }
        String reroll = morale.text("reroll");
        List<Die> dice =
                IntStream.rangeClosed(LOWEST, HIGHEST)
                        .mapToObj(t -> Die.above(t, again(reroll, t)))
                        .toList();
        IntTable byState =
                IntTable.generate(
                        on.track().states(),
                        s -> {
                            if (on.status(s) == 2) {
                                return Scatter.NONE;
                            }
                            return mode.equals("autofail")
                                    ? Scatter.SURE
                                    : threshold(on, s, base, sizeBonus) - LOWEST;
                        });
        return Optional.of(
                new Scatter("morale", dice, IntTable.of(1, 2, 3, 4, 5), byState, Tally.ALL));
    }

    private static int threshold(Regiment on, int state, int base, int[][] sizeBonus) {
        int bonus = 0;
        for (int[] row : sizeBonus) {
            bonus = on.status(state) == 0 && on.left(state) >= row[0] ? row[1] : bonus;
        }
        return Math.clamp(base + bonus, LOWEST, HIGHEST);
    }

    /** C as a chance on the tracks A and B. */
    public static Chance chain() {
        Fields workload = ALL.at("C");
        Regiment a = side("A");
        Regiment b = side("B");
        List<Step> steps = new ArrayList<>();
        for (Object object : workload.list("steps")) {
            Fields step = Fields.of(object);
            String label = step.text("do") + steps.size();
            if (step.text("do").equals("newRound")) {
                steps.add(new Step.Turn("A", a.newRound()));
                steps.add(new Step.Turn("B", b.newRound()));
            } else if (step.text("do").equals("withdraw")) {
                steps.add(withdraw(label, step, workload, b));
            } else {
                boolean byA = step.text("by").equals("A");
                steps.add(fight(label, step, workload, byA ? a : b, byA ? b : a));
            }
        }
        return new Chance(List.of(a.track(), b.track()), steps);
    }

    private static Pool fight(
            String label, Fields step, Fields workload, Regiment by, Regiment on) {
        Fields side = workload.at(by.track().id());
        int each = side.number(step.text("do").equals("volley") ? "shots" : "attacks");
        int front = side.number("front");
        IntTable dice =
                by.byState(s ->
                        each * Math.min(by.left(s), front)
                                + side.number("support") * Math.max(0, by.left(s) - front));
        Count count = new Count.ByState(by.track().id(), dice);
        return pool(label, List.of(new Batch(count, attack(step))), step, workload, on);
    }

    private static Pool pool(
            String label, List<Batch> batches, Fields step, Fields workload, Regiment on) {
        int base = workload.at(on.track().id()).number("base");
        return new Pool(
                label,
                batches,
                0,
                Tally.ALL,
                on.track().id(),
                morale(step.at("morale"), on, base, workload.table("sizeBonus")),
                Optional.empty());
    }

    private static Pool withdraw(String label, Fields step, Fields workload, Regiment by) {
        int base = workload.at(by.track().id()).number("base");
        int[][] bonus = workload.table("sizeBonus");
        List<Batch> batches = new ArrayList<>();
        for (int t = LOWEST; t <= HIGHEST; t++) {
            for (int times = 1; times <= 3; times++) {
                int on = t;
                int factor = times;
                IntTable here =
                        by.byState(s ->
                                threshold(by, s, base, bonus) == on
                                                && Math.min(3, by.left(s)) == factor
                                        ? 1
                                        : 0);
                if (IntStream.of(here.toArray()).sum() > 0) {
                    Count count = new Count.ByState(by.track().id(), here);
                    batches.add(new Batch(count, resolve(on, factor)));
                }
            }
        }
        return pool(label, batches, step, workload, by);
    }

    private static Roll resolve(int t, int factor) {
        Die die =
                new Die(
                        IntStream.rangeClosed(1, Die.SIDES)
                                .mapToObj(f -> f <= t ? Marks.ONE : new Marks(0, 1, 0))
                                .toList(),
                        Faces.NONE);
        return new Roll("resolve", t, die, List.of(number(1), number(factor)));
    }

    private static Roll number(int factor) {
        Die die =
                new Die(
                        IntStream.rangeClosed(1, Die.SIDES)
                                .mapToObj(f -> new Marks(f * factor, 0, 0))
                                .toList(),
                        Faces.NONE);
        return Roll.last("wounds", 0, die);
    }
}
