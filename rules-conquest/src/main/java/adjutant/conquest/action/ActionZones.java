package adjutant.conquest.action;

import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.Each;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.contact.Contacts;
import adjutant.conquest.contact.FrontArc;
import adjutant.conquest.movement.KeepOut;
import adjutant.conquest.movement.Pace;
import adjutant.conquest.movement.Trail;
import adjutant.conquest.volley.VolleyZones;
import adjutant.game.Finding;
import adjutant.game.Zone;
import java.util.ArrayList;
import java.util.List;

/**
 * The ground about a Regiment on the table: its front arc, and out of contact how far its next
 * Actions may reach and what its Marches keep out of.
 *
 * @param battle the situation
 * @param regiment the Regiment, on the table
 */
public record ActionZones(Battle battle, Regiment regiment) {
    /** All that there are. */
    public List<Zone> all() {
        List<Zone> zones = new ArrayList<>();
        Length far = ChargeRoll.farthest(battle, regiment);
        List<Zone> volleys = VolleyZones.of(regiment);
        for (Length range : VolleyZones.ranges(regiment)) {
            far = far.max(range);
        }
        zones.add(
                new Zone(
                        Zone.Kind.ARC,
                        "Front arc, drawn to " + far,
                        ConquestClause.ARC_02,
                        List.of(FrontArc.within(regiment, far))));
        if (!Contacts.of(battle, regiment).any()) {
            zones.addAll(march());
            zones.addAll(charge());
            zones.addAll(volleys);
            zones.addAll(KeepOut.zones(battle, regiment));
        }
        return zones;
    }

    private boolean isPaceKnown() {
        return Each.none(new Needed().toMarch(regiment).findings(), Finding::forbids);
    }

    /** Straight ahead; a Wheel takes from it. */
    private List<Zone> march() {
        Trail start = Trail.of(battle, regiment, List.of());
        Pace pace = Pace.ofMarch(regiment, MayAct.marches(battle, regiment), start);
        Length most = Length.inches(pace.inches());
        if (!isPaceKnown() || most.equals(Length.ZERO)) {
            return List.of();
        }
        long width = regiment.block().width().micrometres();
        Footprint ahead =
                Footprint.of(
                        regiment.pose().orElseThrow(), -width, width, 2 * most.micrometres(), 0);
        return List.of(
                new Zone(
                        Zone.Kind.REACH,
                        "March " + most + " straight ahead",
                        ConquestClause.MARCH_02,
                        List.of(ahead.outline())));
    }

    private List<Zone> charge() {
        Length most = ChargeRoll.farthest(battle, regiment);
        boolean may =
                isPaceKnown()
                        && Length.ZERO.isLessThan(most)
                        && !Finding.anyForbids(ChargeAction.condition(battle, regiment));
        return may
                ? List.of(
                        new Zone(
                                Zone.Kind.REACH,
                                "Charge at most " + most,
                                ConquestClause.CHARGE_03,
                                List.of(FrontArc.within(regiment, most))))
                : List.of();
    }
}
