package adjutant.gda.charge;

import adjutant.battlefield.contact.Arc;
import adjutant.battlefield.contact.Arcs;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Hull;
import adjutant.battlefield.geometry.Length;
import adjutant.game.Zone;
import adjutant.gda.GdaClause;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Unit;
import java.util.List;
import java.util.Optional;

/**
 * How far a Charge may come. Its wheel of up to 45 degrees keeps it in the wedge over its front,
 * and no part of it goes farther than its way is long.
 */
public final class ChargeZones {
    private ChargeZones() {}

    /** The reach of a Charge of a unit on the table; empty where its own state forbids one. */
    public static Optional<Zone> of(Battle battle, Unit unit) {
        if (!Charging.charges(unit) || !ChargeAction.state(battle, unit).allow()) {
            return Optional.empty();
        }
        Length most = Charging.most(battle, unit);
        Footprint body = unit.footprint();
        return Optional.of(
                new Zone(
                        Zone.Kind.REACH,
                        "Charge at most " + battle.scale().say(most),
                        GdaClause.MOV_1,
                        List.of(Arcs.part(body, Arc.FRONT, Hull.reaching(body, most)))));
    }
}
