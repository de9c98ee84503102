package adjutant.conquest.notation;

import adjutant.battlefield.contact.Contact;
import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Tolerances;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Terrain;
import adjutant.conquest.battle.Whereabouts;
import adjutant.game.notation.Names;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Whether what is on the table can be there together.
 *
 * @rule CQ-FIELD-05
 * @rule CQ-FORM-04
 * @rule CQ-GARR-02
 */
final class TableCheck {
    /**
     * A Regiment as written and as read.
     *
     * @param fields where faults are noted
     */
    record Placed(Fields fields, Regiment regiment) {}

    private final Extent table;

    TableCheck(Extent table) {
        this.table = table;
    }

    /** Notes a fault for each Regiment off the table and each pair that overlaps. */
    void check(List<Placed> all) {
        List<Placed> before = new ArrayList<>();
        Map<String, List<Footprint>> grounds = new HashMap<>();
        for (Placed placed : all) {
            if (placed.regiment().pose().isEmpty()) {
                continue;
            }
            Regiment regiment = placed.regiment();
            grounds.put(regiment.id(), regiment.footprints());
            if (!grounds.get(regiment.id()).stream().allMatch(this::isOnTable)) {
                fault(placed, "all Stands on the table");
            }
            for (Placed other : before) {
                if (overlap(regiment, other.regiment(), grounds)) {
                    fault(placed, "no overlap with " + other.regiment().id());
                }
            }
            before.add(placed);
        }
    }

    private static void fault(Placed placed, String expected) {
        Fields fields = placed.fields();
        String found =
                placed.regiment().id()
                        + " at "
                        + UnitWriter.pose(placed.regiment().pose().orElseThrow());
        fields.key(UnitKeys.AT).ifPresent(word -> fields.fault(word, found, expected));
    }

    private boolean isOnTable(Convex body) {
        long slack = Tolerances.OVERLAP.micrometres();
        for (int i = 0; i < body.corners(); i++) {
            if (!isWithin(body.x(i), table.width().micrometres(), slack)
                    || !isWithin(body.y(i), table.depth().micrometres(), slack)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isWithin(long coordinate, long most, long slack) {
        return coordinate >= -slack && coordinate <= most + slack;
    }

    private static boolean overlap(Regiment a, Regiment b, Map<String, List<Footprint>> grounds) {
        if (!Contact.overlaps(a.rectangle(), b.rectangle())) {
            return false;
        }
        List<Footprint> others = grounds.getOrDefault(b.id(), List.of());
        return grounds.getOrDefault(a.id(), List.of()).stream()
                .anyMatch(each -> others.stream().anyMatch(other -> Contact.overlaps(each, other)));
    }

    /** Notes a fault for each Regiment in what cannot hold it. */
    static void checkGarrisons(List<Placed> all, List<Terrain> terrain) {
        Map<String, String> occupied = new HashMap<>();
        for (Placed placed : all) {
            if (placed.regiment().whereabouts() instanceof Whereabouts.InGarrison(String id)) {
                String before = occupied.putIfAbsent(id, placed.regiment().id());
                String expected =
                        before == null
                                ? garrison(placed.regiment(), id, terrain)
                                : "an empty garrison, not that of " + before;
                if (!expected.isEmpty()) {
                    placed.fields()
                            .word(UnitKeys.IN)
                            .ifPresent(word -> placed.fields().fault(word, expected));
                }
            }
        }
    }

    /** What is expected instead; nothing where the piece can hold the Regiment. */
    private static String garrison(Regiment regiment, String id, List<Terrain> terrain) {
        List<Terrain> garrisons = terrain.stream().filter(each -> each.has("garrison")).toList();
        List<String> ids = garrisons.stream().map(Terrain::id).toList();
        if (!ids.contains(id)) {
            return Names.oneOf("the id of a garrison", id, ids);
        }
        int capacity = garrisons.get(ids.indexOf(id)).capacity().orElse(Integer.MAX_VALUE);
        int stands = regiment.stands().size();
        return stands <= capacity
                ? ""
                : "a garrison of capacity " + stands + " or more, not " + capacity;
    }
}
