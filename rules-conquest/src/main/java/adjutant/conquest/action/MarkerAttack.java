package adjutant.conquest.action;

import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Marker;
import adjutant.conquest.battle.MarkerBody;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.odds.Report;
import adjutant.conquest.scenario.Scoring;
import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.Ruling;
import adjutant.game.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A Charge, a Clash or a Volley at an objective marker: judged as one at an enemy that stands where
 * the marker lies. Only its Wounds come of it, and points where it is destroyed.
 *
 * @param battle the situation
 * @param side who attacks
 * @param markers the markers attacked
 * @param inner the same attack on their bodies
 * @rule CQ-SCEN-05
 */
record MarkerAttack(Battle battle, Side side, List<Marker> markers, Procedure inner)
        implements Procedure {
    /** The markers that a command attacks; none where it attacks Regiments only. */
    static List<Marker> targets(Battle battle, Command.OfUnit command) {
        if (battle.markers().isEmpty()) {
            return List.of();
        }
        List<String> named =
                switch (command) {
                    case Command.Charge charge -> List.of(charge.target());
                    case Command.Volley volley -> List.of(volley.target());
                    case Command.Clash clash ->
                            Stream.concat(clash.first().stream(), clash.told().values().stream())
                                    .toList();
                    default -> List.of();
                };
        return battle.markers().stream().filter(marker -> named.contains(marker.id())).toList();
    }

    /** The attack on markers. */
    static Procedure of(Battle battle, Command.OfUnit command, List<Marker> markers) {
        Regiment own = battle.ofCard(command.unit()).orElseThrow();
        List<Marker> others = new ArrayList<>(battle.markers());
        others.removeAll(markers);
        List<Regiment> bodies = new ArrayList<>(battle.regiments());
        for (Marker marker : markers) {
            bodies.add(
                    MarkerBody.of(marker, own.side().opponent(), MarkerBody.towards(marker, own)));
        }
        Battle with = battle.withMarkers(others).withRegiments(bodies);
        return new MarkerAttack(battle, own.side(), markers, Procedures.of(with, command));
    }

    private Finding finding(Marker marker) {
        if (marker.owner().filter(side::equals).isPresent()) {
            return Finding.no(
                    ConquestClause.SCEN_05,
                    marker.id() + " is a marker of side " + side + " itself");
        }
        return Finding.yes(
                ConquestClause.SCEN_05,
                marker.id()
                        + " is a marker with "
                        + marker.wounds()
                        + " Wounds left, Defense 0, no Morale: destroyed it brings "
                        + Scoring.points(battle, marker)
                        + " points");
    }

    @Override
    public Ruling ruling() {
        Ruling ruling = inner.ruling();
        List<Finding> findings = new ArrayList<>(ruling.findings());
        markers.forEach(marker -> findings.add(finding(marker)));
        return switch (ruling) {
            case Ruling.Allowed allowed -> Ruling.of(findings, allowed.facts(), allowed::chance);
            case Ruling.Refused refused -> new Ruling.Refused(findings, refused.facts());
        };
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        return inner.settle(outcome).stream().flatMap(this::said).toList();
    }

    private Stream<Event> said(Event event) {
        return markers.stream()
                .filter(marker ->
                        event instanceof Event.OfUnit own && own.unit().equals(marker.id()))
                .findFirst()
                .map(marker -> of(marker, event))
                .orElseGet(() -> Stream.of(event));
    }

    /** Wounds and destruction are all that can befall a marker. */
    private Stream<Event> of(Marker marker, Event event) {
        return switch (event) {
            case Event.Wounded wounded ->
                    Stream.of(new Event.MarkerHit(marker.id(), wounded.wounds()));
            case Event.Destroyed _ ->
                    Stream.of(
                            new Event.Scored(
                                    side,
                                    Scoring.points(battle, marker),
                                    "the marker " + marker.id()));
            default -> Stream.of();
        };
    }

    @Override
    public Report odds(Odds odds) {
        return inner.odds(odds);
    }

    @Override
    public Facts.Tree result(Outcome outcome) {
        return inner.result(outcome);
    }
}
