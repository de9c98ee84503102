package adjutant.gda.fire;

import adjutant.battlefield.geometry.Hull;
import adjutant.battlefield.geometry.Length;
import adjutant.game.Zone;
import adjutant.gda.GdaClause;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where to and how far a unit fires; nothing of one that has nothing to fire with.
 *
 * @param battle the situation
 * @param unit the unit, on the table
 */
public record FireZones(Battle battle, Unit unit) {
    private static final List<FireLine> GUNS =
            List.of(FireLine.CLOSE, FireLine.EFFECTIVE, FireLine.LONG);

    /** Its arc of fire as far as it fires. */
    public Optional<Zone> arc() {
        if (!MayFire.hasArms(unit)) {
            return Optional.empty();
        }
        FireArc arc = FireArc.of(battle, unit);
        return Optional.of(
                zone(Zone.Kind.ARC, arc.label(), arc.clause(), Range.most(battle, unit)));
    }

    /** How far it fires, of guns each range, the nearest first. */
    public List<Zone> ranges() {
        if (!MayFire.hasArms(unit)) {
            return List.of();
        }
        Shot.Kind kind = Shot.kind(unit);
        GdaClause clause = MayFire.rangeClause(kind);
        List<Zone> zones = new ArrayList<>();
        switch (kind) {
            case VOLLEY -> zones.add(range("Volley ", clause, Range.most(battle, unit)));
            case SKIRMISH -> zones.add(range("Skirmish fire ", clause, Range.most(battle, unit)));
            case ARTILLERY -> {
                for (FireLine line : GUNS) {
                    if (!MayFire.hesitates(battle, unit, line)) {
                        String label = "Guns, " + line.word() + " range ";
                        zones.add(range(label, clause, Range.end(battle, unit, line)));
                    }
                }
            }
        }
        return zones;
    }

    private Zone range(String label, GdaClause clause, Length far) {
        return zone(Zone.Kind.RANGE, label + battle.scale().say(far), clause, far);
    }

    private Zone zone(Zone.Kind kind, String label, GdaClause clause, Length far) {
        Hull within = Hull.reaching(Aim.source(battle, unit), far);
        return new Zone(kind, label, clause, List.of(FireArc.of(battle, unit).part(within)));
    }
}
