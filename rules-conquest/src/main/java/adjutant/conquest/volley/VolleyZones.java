package adjutant.conquest.volley;

import adjutant.battlefield.contact.Arc;
import adjutant.battlefield.contact.Arcs;
import adjutant.battlefield.formation.Place;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Hull;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.Each;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Rows;
import adjutant.game.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** How far a Regiment on the table shoots, and where to: of each range its front-rank Stands. */
public final class VolleyZones {
    private VolleyZones() {}

    /** A zone for each range of its Barrages, the shortest first. */
    public static List<Zone> of(Regiment regiment) {
        List<Zone> zones = new ArrayList<>();
        byRange(regiment)
                .forEach((range, places) ->
                        zones.add(
                                new Zone(
                                        Zone.Kind.RANGE,
                                        "Volley " + range,
                                        ConquestClause.VOLLEY_05,
                                        outlines(regiment, range, places))));
        return zones;
    }

    /** Its ranges, the shortest first. */
    public static List<Length> ranges(Regiment regiment) {
        return List.copyOf(byRange(regiment).keySet());
    }

    private static Map<Length, Set<Place>> byRange(Regiment regiment) {
        Map<Length, Set<Place>> ranges = new TreeMap<>();
        int barrages = Battery.most(Battery.armed(regiment, OptionalInt.empty(), 0));
        for (int choice = 1; choice <= barrages; choice++) {
            List<Arms> armed = Battery.armed(regiment, OptionalInt.of(choice), 0);
            for (Arms arms : Battery.able(armed)) {
                if (arms.place().rank() == 0) {
                    ranges.computeIfAbsent(arms.range(), _ -> new TreeSet<>()).add(arms.place());
                }
            }
        }
        return ranges;
    }

    private static List<List<Point>> outlines(Regiment regiment, Length range, Set<Place> places) {
        List<List<Point>> outlines = new ArrayList<>();
        for (Footprint row : new Rows(regiment, places).ofRank(0)) {
            Hull within = Hull.reaching(row, range);
            for (Arc arc : new TreeSet<>(Field.arcs(regiment))) {
                outlines.add(Arcs.part(regiment.rectangle(), arc, within));
            }
        }
        return Each.where(outlines, outline -> !outline.isEmpty());
    }
}
