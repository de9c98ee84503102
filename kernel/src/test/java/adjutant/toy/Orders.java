package adjutant.toy;

import adjutant.chance.Chance;
import adjutant.chance.Outcome;
import adjutant.chance.Track;
import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.Offer;
import adjutant.game.Ruling;
import adjutant.game.Side;
import adjutant.game.Standing;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Whether commands may be done, and what happens then. */
final class Orders {
    static final int REACH = 3;

    private Orders() {}

    /** The ruling on a command. */
    static Ruling rule(Strip strip, Command command) {
        List<Finding> findings = new ArrayList<>();
        findings.add(running(strip));
        return switch (command) {
            case Command.Step step -> {
                Unit unit = acting(strip, step.unit(), findings);
                step(strip, unit, step.places(), findings);
                yield Ruling.of(findings, Facts.Tree.EMPTY, () -> Chance.NONE);
            }
            case Command.Hit hit -> {
                Unit unit = acting(strip, hit.unit(), findings);
                Unit target = strip.unit(hit.target());
                findings.add(beside(unit, target));
                unit.profile().special().ifPresent(name -> findings.add(notApplied(name)));
                yield Ruling.of(
                        findings, Strike.facts(unit, target), () -> Strike.chance(unit, target));
            }
            case Command.Rally rally -> {
                Unit unit = acting(strip, rally.unit(), findings);
                boolean shaken = unit.mood() == Unit.Mood.SHAKEN;
                findings.add(
                        finding(ToyClause.RALLY, shaken, unit.id() + " is " + unit.mood().word()));
                yield Ruling.of(findings, test(unit), () -> Strike.rally(unit));
            }
            case Command.Vow vow -> {
                findings.add(vow(strip, vow));
                yield Ruling.of(findings, Facts.Tree.EMPTY, () -> Chance.NONE);
            }
            case Command.End _ -> Ruling.of(findings, Facts.Tree.EMPTY, () -> Chance.NONE);
        };
    }

    private static Finding finding(ToyClause clause, boolean holds, String text) {
        return holds ? Finding.yes(clause, text) : Finding.no(clause, text);
    }

    private static Finding notApplied(String name) {
        return new Finding(ToyClause.SPECIAL, Finding.Holds.NOT_APPLIED, name);
    }

    private static Finding running(Strip strip) {
        boolean running = standing(strip) instanceof Standing.Running;
        String text = running ? "Round " + strip.round() : "the battle is over";
        return finding(ToyClause.END, running, text);
    }

    private static Finding vow(Strip strip, Command.Vow vow) {
        boolean own = strip.unit(vow.unit()).side() == vow.side();
        boolean first = !strip.vows().containsKey(vow.side());
        String text =
                vow.unit()
                        + (own ? " is of side " : " is not of side ")
                        + vow.side()
                        + (first ? ", which has not vowed" : ", which has vowed");
        return finding(ToyClause.VOW, own && first, text);
    }

    private static Unit acting(Strip strip, String id, List<Finding> findings) {
        Unit unit = strip.unit(id);
        String turn = "it is the turn of " + strip.turn() + ", " + id + " is of " + unit.side();
        findings.add(finding(ToyClause.TURN, unit.side() == strip.turn(), turn));
        String acted = id + (unit.acted() ? " has acted" : " has not acted yet");
        findings.add(finding(ToyClause.ONCE, !unit.acted(), acted));
        String mood = id + " is " + unit.mood().word();
        findings.add(finding(ToyClause.PRESENT, unit.present(), mood));
        return unit;
    }

    private static void step(Strip strip, Unit unit, int places, List<Finding> findings) {
        int far = Math.abs(places);
        findings.add(finding(ToyClause.REACH, far <= REACH, far + " of " + REACH + " places"));
        int to = destination(unit, places);
        boolean on = to >= 0 && to < strip.places();
        String last = String.valueOf(strip.places() - 1);
        findings.add(finding(ToyClause.STRIP, on, "place " + to + " of 0 to " + last));
        int direction = Integer.signum(to - unit.at());
        int[] blocked =
                IntStream.rangeClosed(1, far)
                        .map(n -> unit.at() + n * direction)
                        .filter(strip::taken)
                        .toArray();
        String way =
                blocked.length == 0 ? "the way is free" : "a unit stands on place " + blocked[0];
        findings.add(finding(ToyClause.WAY, blocked.length == 0, way));
    }

    /** Where a step ends: side A goes up the places, side B down. */
    private static int destination(Unit unit, int places) {
        return unit.at() + (unit.side() == Side.A ? places : -places);
    }

    private static Finding beside(Unit unit, Unit target) {
        int gap = Math.abs(unit.at() - target.at());
        boolean enemy = unit.side() != target.side() && target.present();
        String text =
                target.id()
                        + (enemy ? " is an enemy, " : " is no enemy on the strip, ")
                        + gap
                        + " off";
        return finding(ToyClause.BESIDE, enemy && gap == 1, text);
    }

    private static Facts.Tree test(Unit unit) {
        Facts.Builder test = Facts.tree().put("for", "nerve").put("on", unit.profile().nerve());
        return Facts.tree().put("test", test.build()).build();
    }

    /** What happened. */
    static List<Event> settle(Strip strip, Command command, Outcome outcome) {
        return switch (command) {
            case Command.Step(String id, int places) ->
                    List.of(new Event.Stepped(id, destination(strip.unit(id), places)));
            case Command.Hit(String id, String targetId) -> {
                Outcome.PoolResult pool = outcome.pools().getFirst();
                Track track = Strike.track(strip.unit(targetId));
                yield List.of(
                        new Event.Struck(
                                id,
                                targetId,
                                pool.hits(),
                                pool.first(),
                                pool.second(),
                                track.levelOf(pool.after()),
                                Strike.mood(track, pool.after())));
            }
            case Command.Rally(String id) -> {
                Track track = Strike.track(strip.unit(id));
                int state = outcome.states().getFirst();
                yield List.of(new Event.Rallied(id, Strike.mood(track, state)));
            }
            case Command.End() -> {
                int round = strip.round() + (strip.turn() == Side.B ? 1 : 0);
                yield List.of(new Event.Ended(round, strip.turn().opponent()));
            }
            case Command.Vow(Side side, String id) -> List.of(new Event.Vowed(side, id));
        };
    }

    /** The situation after a command without dice. */
    static Strip sure(Strip strip, Command command) {
        Outcome none = new Outcome(List.of(), List.of(), List.of(), List.of());
        Strip after = strip;
        for (Event event : settle(strip, command, none)) {
            after = event.apply(after);
        }
        return after;
    }

    /** The situation after a command whose dice brought its track to a state. */
    static Strip landed(Strip strip, Command command, Track track, int state) {
        int damage = track.levelOf(state);
        Unit.Mood mood = Strike.mood(track, state);
        return switch (command) {
            case Command.Hit(String id, String target) ->
                    strip.with(id, Unit::spent).with(target, unit -> unit.hurt(damage, mood));
            case Command.Rally(String id) ->
                    strip.with(id, unit -> unit.hurt(damage, mood).spent());
            case Command.Step _, Command.End _, Command.Vow _ ->
                    throw new IllegalArgumentException("no dice in " + command);
        };
    }

    /** What a side may do. */
    static List<Offer> offers(Strip strip, Side side) {
        if (strip.turn() != side || !(standing(strip) instanceof Standing.Running)) {
            return List.of();
        }
        List<Offer> offers = new ArrayList<>();
        for (Unit unit : strip.units()) {
            steps(strip, unit, "", 1, offers);
            steps(strip, unit, "back ", -1, offers);
            strip.units().stream()
                    .map(target -> new Command.Hit(unit.id(), target.id()))
                    .forEach(hit -> offerIfAllowed(strip, hit, offers));
            offerIfAllowed(strip, new Command.Rally(unit.id()), offers);
        }
        offers.add(Offer.exactly("end"));
        return offers;
    }

    private static void offerIfAllowed(Strip strip, Command command, List<Offer> offers) {
        if (rule(strip, command) instanceof Ruling.Allowed) {
            offers.add(Offer.exactly(command.write()));
        }
    }

    private static void steps(Strip strip, Unit unit, String word, int sign, List<Offer> offers) {
        IntStream.rangeClosed(1, REACH)
                .filter(n -> isAllowed(strip, new Command.Step(unit.id(), sign * n)))
                .max()
                .ifPresent(most ->
                        offers.add(
                                new Offer(
                                        "step " + unit.id() + " " + word + "$1",
                                        List.of(new Offer.Range(1, most, 1000)),
                                        Offer.Shape.NUMBER)));
    }

    private static boolean isAllowed(Strip strip, Command command) {
        return rule(strip, command) instanceof Ruling.Allowed;
    }

    /** How the battle stands. */
    static Standing standing(Strip strip) {
        for (Side side : Side.values()) {
            if (strip.strength(side.opponent()) == 0 && strip.strength(side) > 0) {
                return new Standing.Won(side, "no enemy is left");
            }
        }
        boolean over = strip.round() > strip.config().rounds() || strip.strength(Side.A) == 0;
        return over ? new Standing.Drawn("the last Round is over") : new Standing.Running();
    }
}
