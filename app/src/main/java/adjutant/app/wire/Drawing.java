package adjutant.app.wire;

import adjutant.battlefield.geometry.Point;
import adjutant.chance.Law;
import adjutant.chance.Outcome;
import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.Offer;
import adjutant.game.Standing;
import adjutant.game.Table;
import adjutant.game.Zone;
import adjutant.game.notation.Fault;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What the kernel says, as records of the wire. */
public final class Drawing {
    private static final double MICROMETRES = 1000;

    private Drawing() {}

    /** A table. */
    public static Wire.Table table(Table table) {
        return new Wire.Table(
                table.extent().width().micrometres() / MICROMETRES,
                table.extent().depth().micrometres() / MICROMETRES,
                table.figures().stream().map(Drawing::figure).toList(),
                table.regions().stream()
                        .map(region ->
                                new Wire.Region(
                                        region.id(),
                                        outline(region.outline()),
                                        region.label(),
                                        region.keywords()))
                        .toList(),
                table.away().stream()
                        .map(away ->
                                new Wire.Away(away.id(), away.side(), away.label(), away.where()))
                        .toList(),
                table.notes());
    }

    /** A figure. */
    public static Wire.Figure figure(Table.Figure figure) {
        return new Wire.Figure(
                figure.id(),
                figure.unit(),
                figure.side(),
                outline(figure.outline()),
                figure.label(),
                figure.tokens());
    }

    /** Zones. */
    public static List<Wire.Zone> zones(List<Zone> zones) {
        return zones.stream()
                .map(zone ->
                        new Wire.Zone(
                                Wire.ZoneKind.valueOf(zone.kind().name()),
                                zone.label(),
                                zone.clause().id(),
                                zone.outlines().stream().map(Drawing::outline).toList()))
                .toList();
    }

    private static List<Wire.Corner> outline(List<Point> points) {
        return points.stream()
                .map(point -> new Wire.Corner(point.x() / MICROMETRES, point.y() / MICROMETRES))
                .toList();
    }

    /** Offers, with the units of a table that they name. */
    public static List<Wire.Offer> offers(List<Offer> offers, Table table) {
        Set<String> units =
                table.figures().stream().map(Table.Figure::unit).collect(Collectors.toSet());
        return offers.stream().map(offer -> offer(offer, units)).toList();
    }

    private static Wire.Offer offer(Offer offer, Set<String> units) {
        List<String> words = List.of(offer.command().split(" ", -1));
        List<Wire.Range> ranges =
                offer.ranges().stream()
                        .map(range ->
                                new Wire.Range(
                                        range.least(), range.most(), range.thousandths() / 1000.0))
                        .toList();
        return new Wire.Offer(
                offer.command(),
                words.getFirst(),
                words.stream().skip(1).filter(units::contains).distinct().toList(),
                ranges,
                Wire.Shape.valueOf(offer.shape().name()));
    }

    /** Findings. */
    public static List<Wire.Finding> findings(List<Finding> findings) {
        return findings.stream()
                .map(finding ->
                        new Wire.Finding(
                                finding.clause().id(),
                                switch (finding.holds()) {
                                    case YES -> Optional.of(true);
                                    case NO -> Optional.of(false);
                                    case NOT_APPLIED -> Optional.empty();
                                },
                                finding.text(),
                                finding.clause().isHouse()))
                .toList();
    }

    /** Faults. */
    public static List<Wire.Fault> faults(List<Fault> faults) {
        return faults.stream()
                .map(fault ->
                        new Wire.Fault(
                                fault.line(), fault.column(), fault.found(), fault.expected()))
                .toList();
    }

    /** Dice as they fell. */
    public static List<Wire.Roll> rolls(Outcome outcome) {
        return outcome.rolls().stream()
                .map(thrown ->
                        new Wire.Roll(
                                thrown.request().purpose(),
                                thrown.request().label(),
                                thrown.request().on(),
                                thrown.faces()))
                .toList();
    }

    /** How it stands. */
    public static Wire.Standing standing(Standing standing) {
        return switch (standing) {
            case Standing.Running _ ->
                    new Wire.Standing(Wire.StandingKind.RUNNING, Optional.empty(), "");
            case Standing.Won(var side, String how) ->
                    new Wire.Standing(Wire.StandingKind.WON, Optional.of(side), how);
            case Standing.Drawn(String how) ->
                    new Wire.Standing(Wire.StandingKind.DRAWN, Optional.empty(), how);
        };
    }

    /** Facts as maps, lists and values. */
    public static Map<String, Object> facts(Facts.Tree tree) {
        Map<String, Object> map = new LinkedHashMap<>();
        tree.entries().forEach(entry -> map.put(entry.name(), value(entry.value())));
        return map;
    }

    private static Object value(Facts facts) {
        return switch (facts) {
            case Facts.Whole(long value) -> value;
            case Facts.Decimal(double value) -> value;
            case Facts.Text(String value) -> value;
            case Facts.Flag(boolean value) -> value;
            case Facts.Nothing _ -> Optional.empty();
            case Facts.Items(List<Facts> values) -> values.stream().map(Drawing::value).toList();
            case Facts.Chances(Law law) -> values(law);
            case Facts.Tree tree -> facts(tree);
        };
    }

    static List<Double> values(Law law) {
        List<Double> all = new ArrayList<>();
        for (int i = 0; i < law.size(); i++) {
            all.add(law.at(i));
        }
        return all;
    }
}
