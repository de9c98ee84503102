package adjutant.gda.ground;

import adjutant.battlefield.geometry.Convex;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Brigade;
import adjutant.gda.battle.Place;
import adjutant.gda.battle.Terrain;
import adjutant.gda.battle.Unit;
import java.util.Optional;

/** Where brigadiers are. */
public final class Generals {
    private Generals() {}

    /** Where that of a brigade is, as a body; empty where he is not on the table. */
    public static Optional<Convex> place(Battle battle, Brigade brigade) {
        return switch (brigade.general()) {
            case Brigade.General.With(String unit) ->
                    battle.find(unit).flatMap(led -> body(battle, led));
            case Brigade.General.At(var point) -> Optional.of(point);
            case Brigade.General.None() -> Optional.empty();
        };
    }

    /**
     * The ground of a unit, in a built-up area that of the area.
     *
     * @rule GDA-HR-45
     */
    private static Optional<Convex> body(Battle battle, Unit unit) {
        return switch (unit.place()) {
            case Place.Body body -> Optional.of(body.footprint());
            case Place.Garrison(String piece) -> battle.terrain(piece).map(Terrain::outline);
            case Place.Reserve _, Place.Gone _ -> Optional.empty();
        };
    }
}
