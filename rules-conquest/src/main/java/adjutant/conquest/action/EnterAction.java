package adjutant.conquest.action;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.battlefield.geometry.Tolerances;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import adjutant.chance.Chance;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.Each;
import adjutant.conquest.army.UnitClass;
import adjutant.conquest.battle.ActionKind;
import adjutant.conquest.battle.ArmySide.TableEdge;
import adjutant.conquest.battle.Array;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Status;
import adjutant.conquest.battle.Whereabouts;
import adjutant.conquest.battle.Whereabouts.Call;
import adjutant.conquest.contact.Contacts;
import adjutant.conquest.movement.Friends;
import adjutant.conquest.movement.Ground;
import adjutant.conquest.movement.March;
import adjutant.conquest.movement.Pace;
import adjutant.conquest.movement.Ranks;
import adjutant.conquest.movement.ReinforcementLine;
import adjutant.conquest.movement.Terms;
import adjutant.conquest.movement.Trail;
import adjutant.conquest.odds.Report;
import adjutant.conquest.scenario.Barred;
import adjutant.conquest.scenario.Scenarios;
import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Marching on from Reinforcements: in one March or two, judged as a whole.
 *
 * @rule CQ-REINF-11
 * @rule CQ-REINF-12
 * @rule CQ-REINF-13
 * @rule CQ-REINF-14
 * @rule CQ-REINF-15
 * @rule CQ-REINF-21
 * @rule CQ-REINF-22
 */
final class EnterAction implements Procedure {
    private final Battle battle;
    private final Command.Enter command;
    private final Regiment waiting;
    private final List<Finding> findings = new ArrayList<>();
    private final List<March> marches = new ArrayList<>();
    private final Optional<TableEdge> edge;
    private final Optional<ReinforcementLine> line;

    EnterAction(Battle battle, Command.Enter command) {
        this.battle = battle;
        this.command = command;
        this.waiting = battle.regiment(command.unit());
        this.edge = edge();
        this.line = line();
        arrives();
        findings.addAll(new Needed().toMarch(waiting).findings());
        formation();
        edge.ifPresentOrElse(
                this::over,
                () ->
                        findings.add(
                                Finding.no(
                                        ConquestClause.REINF_12,
                                        "its front edge begins on an edge of the table")));
    }

    private void arrives() {
        if (!waiting.whereabouts().equals(new Whereabouts.InReserve(Call.DUE))) {
            findings.add(
                    Finding.no(
                            ConquestClause.REINF_06, waiting.id() + " does not arrive this Round"));
        }
    }

    private void formation() {
        int wide = Math.min(command.files(), waiting.ordinaryStands().size());
        if (wide < command.files()) {
            findings.add(
                    Finding.no(
                            ConquestClause.FORM_01,
                            waiting.id() + " has " + wide + " Stands for its front rank"));
        }
        if (files() < 2 && waiting.stands().size() > 1) {
            findings.add(
                    Finding.no(ConquestClause.FORM_03, "the front rank would have one Stand only"));
        }
    }

    private int files() {
        return Math.min(command.files() + waiting.heroes().size(), waiting.stands().size());
    }

    private Optional<TableEdge> edge() {
        Point at = command.at();
        long near = Tolerances.TOUCH.micrometres();
        for (TableEdge each : TableEdge.values()) {
            if (Math.abs(ReinforcementLine.depth(battle, each, at).micrometres()) <= near) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    private Optional<TableEdge> home() {
        return battle.army(waiting.side()).edge();
    }

    private Optional<ReinforcementLine> line() {
        Optional<UnitClass> unitClass = waiting.profile().unitClass();
        return home().isPresent() && unitClass.isPresent()
                ? Optional.of(
                        ReinforcementLine.of(battle, waiting.side(), home().get(), unitClass.get()))
                : Optional.empty();
    }

    /** The Regiment as it stands outside, its front edge flush on the edge. */
    private Regiment outside(TableEdge from) {
        Pose pose = new Pose(command.at(), from.inwards());
        Array array = Ranks.of(waiting.stands(), files(), pose);
        return waiting.withStands(array.files(), array.stands())
                .at(new Whereabouts.OnTable(pose))
                .with(Status.ARRIVED);
    }

    private void over(TableEdge from) {
        Regiment outside = outside(from);
        findings.addAll(
                MayAct.findings(battle, new Contacts(outside, List.of()), ActionKind.MARCH));
        if (!MayAct.done(battle, waiting).isEmpty()) {
            findings.add(
                    Finding.no(
                            ConquestClause.REINF_10,
                            "the first Action of " + waiting.id() + " marches it on"));
        }
        place(from, outside);
        depth(outside);
        forwardOnly();
        march(outside);
    }

    private void place(TableEdge from, Regiment outside) {
        Footprint body = outside.block().rectangle(outside.pose().orElseThrow());
        List<Point> front = List.of(body.corner(0), body.corner(1));
        Ground around = ground(outside);
        boolean beside = Each.any(front, point -> !around.holds(point, Tolerances.TOUCH));
        if (beside) {
            findings.add(
                    Finding.no(
                            ConquestClause.REINF_12,
                            "its front edge reaches beyond the end of the table's edge"));
        }
        barred(from, front);
        if (home().isEmpty()) {
            findings.add(
                    Finding.no(
                            ConquestClause.REINF_11,
                            "side "
                                    + waiting.side()
                                    + " has no Reinforcement Zone: \"side "
                                    + waiting.side()
                                    + " edge bottom\""));
        } else if (home().equals(edge)) {
            findings.add(
                    Finding.yes(ConquestClause.REINF_11, "it enters from the Reinforcement Zone"));
        } else {
            behindTheLine(front);
        }
    }

    private Ground ground(Regiment regiment) {
        return Ground.around(battle, regiment);
    }

    private void barred(TableEdge from, List<Point> front) {
        for (Barred stretch : Scenarios.of(battle.scenario()).barred()) {
            if (stretch.edge() == from && Each.any(front, stretch::holds)) {
                findings.add(
                        Finding.no(
                                ConquestClause.REINF_24,
                                "the scenario bars entry on this stretch: " + stretch));
            }
        }
    }

    private void behindTheLine(List<Point> front) {
        ReinforcementLine own = line.orElseThrow();
        if (own.line().isEmpty()) {
            findings.add(
                    Finding.no(
                            ConquestClause.REINF_17,
                            "no friendly Regiment holds a Reinforcement Line for "
                                    + waiting.id()
                                    + ": it enters from the Reinforcement Zone"));
            return;
        }
        Length limit = own.line().get();
        Length farthest =
                front.stream()
                        .map(point -> ReinforcementLine.depth(battle, home().orElseThrow(), point))
                        .max(Length::compareTo)
                        .orElseThrow();
        String said =
                "its front edge lies up to "
                        + farthest
                        + " deep, the line of "
                        + own.enablers().getFirst()
                        + " at "
                        + limit;
        findings.add(
                farthest.isAtMost(limit.plus(Tolerances.TOUCH))
                        ? Finding.yes(ConquestClause.REINF_18, said)
                        : Finding.no(ConquestClause.REINF_18, said));
    }

    /** The depth check before it is tried. */
    private void depth(Regiment outside) {
        Length reach = Length.inches(pace(outside, 0).inches() + pace(outside, 1).inches());
        Length deep = outside.block().depth();
        if (reach.isLessThan(deep)) {
            findings.add(
                    Finding.no(
                            ConquestClause.REINF_14,
                            waiting.id() + " is " + deep + " deep and marches at most " + reach));
        }
    }

    private Pace pace(Regiment outside, int earlier) {
        return Pace.ofMarch(outside, earlier, Trail.of(battle, outside, List.of()));
    }

    private void forwardOnly() {
        boolean ahead =
                command.marches().stream()
                        .flatMap(List::stream)
                        .allMatch(move ->
                                move instanceof Manoeuvre.Forward
                                        || move instanceof Manoeuvre.Wheel);
        if (!ahead) {
            findings.add(
                    Finding.no(
                            ConquestClause.REINF_14, "it marches on forward and with Wheels only"));
        }
    }

    private void march(Regiment outside) {
        Regiment now = outside;
        for (int i = 0; i < command.marches().size(); i++) {
            boolean last = i == command.marches().size() - 1;
            Terms.End end = last ? Terms.End.LEGAL : Terms.End.ON_THE_WAY;
            now = leg(now, command.marches().get(i), i, end);
        }
        inside(now);
    }

    private Regiment leg(Regiment from, List<Manoeuvre> moves, int earlier, Terms.End end) {
        Pace pace = Pace.ofMarch(from, earlier, Trail.of(battle, from, moves));
        Terms terms =
                new Terms(pace.inches(), Friends.engaged(battle, from), Terms.Gait.of(from), end);
        March march = new March(ground(from).entered(), from, moves, terms);
        findings.addAll(pace.reasons());
        findings.addAll(march.faults());
        marches.add(march);
        return march.end();
    }

    private void inside(Regiment end) {
        Ground around = ground(end);
        boolean on = Each.all(end.footprints(), stand -> around.holds(stand, Tolerances.OVERLAP));
        boolean two = command.marches().size() > 1;
        if (!on) {
            findings.add(
                    Finding.no(
                            two ? ConquestClause.REINF_20 : ConquestClause.REINF_13,
                            two
                                    ? "not every Stand would be on the table after both Marches"
                                    : "not every Stand would be on the table: it needs its second"
                                            + " Action for another March"));
        } else {
            findings.add(
                    Finding.yes(
                            ConquestClause.REINF_13,
                            two
                                    ? "both Marches bring every Stand on"
                                    : "one March brings every Stand on"));
        }
    }

    @Override
    public Ruling ruling() {
        List<Finding> all = new ArrayList<>(Each.distinct(findings));
        all.addAll(NotApplied.findings(List.of(waiting)));
        return Ruling.of(all, facts(), () -> Chance.NONE);
    }

    private Facts.Tree facts() {
        Facts.Builder enter = Facts.tree();
        edge.ifPresent(from -> enter.put("edge", name(from)));
        line.ifPresent(own -> {
            own.line().ifPresent(depth -> enter.put("line", inches(depth)));
            own.foremostEnemy().ifPresent(depth -> enter.put("foremostEnemy", inches(depth)));
            enter.put("enabledBy", Facts.texts(own.enablers()));
        });
        edge.map(this::outside)
                .ifPresent(outside ->
                        enter.put("depth", inches(outside.block().depth()))
                                .put(
                                        "marches",
                                        Facts.items(
                                                List.of(
                                                        Facts.of(pace(outside, 0).inches()),
                                                        Facts.of(pace(outside, 1).inches())))));
        enter.put(
                "used",
                Facts.items(
                        marches.stream()
                                .<Facts>map(march -> Facts.of(inches(march.cost())))
                                .toList()));
        return Facts.tree()
                .put("notApplied", NotApplied.facts(List.of(waiting)))
                .put("enter", enter.build())
                .build();
    }

    private String name(TableEdge from) {
        if (home().isEmpty() || home().equals(Optional.of(from))) {
            return "home";
        }
        TableEdge own = home().get();
        if (from == own.opposite()) {
            return "far";
        }
        return from.inwards().equals(own.inwards().plus(Angle.QUARTER)) ? "left" : "right";
    }

    private static double inches(Length length) {
        return length.micrometres() / 25_400.0;
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        List<Event> events = new ArrayList<>();
        marches.forEach(_ ->
                events.add(
                        new Event.Acted(waiting.id(), ActionKind.MARCH, Event.Acted.Cost.COUNTED)));
        Regiment end = marches.getLast().end();
        Array array = new Array(end.files(), end.stands(), end.pose().orElseThrow());
        List<Pose> path = new ArrayList<>(marches.getFirst().path());
        marches.stream()
                .skip(1)
                .forEach(march -> path.addAll(march.path().subList(1, march.path().size())));
        events.add(new Event.Entered(waiting.id(), array, path));
        events.add(new Event.Gained(waiting.id(), Status.ARRIVED));
        return events;
    }

    @Override
    public Report odds(Odds odds) {
        return Report.NOTHING;
    }

    @Override
    public Facts.Tree result(Outcome outcome) {
        return Facts.tree().put("entered", true).build();
    }
}
