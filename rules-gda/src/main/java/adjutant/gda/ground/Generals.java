package adjutant.gda.ground;

import adjutant.battlefield.geometry.Convex;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Brigade;
import adjutant.gda.battle.Unit;
import java.util.Optional;

/** Where brigadiers are. */
public final class Generals {
    private Generals() {}

    /** Where that of a brigade is, as a body; empty where he is not on the table. */
    public static Optional<Convex> place(Battle battle, Brigade brigade) {
        return switch (brigade.general()) {
            case Brigade.General.With(String unit) ->
                    battle.find(unit).filter(Unit::isOnTable).map(Unit::footprint);
            case Brigade.General.At(var point) -> Optional.of(point);
            case Brigade.General.None() -> Optional.empty();
        };
    }
}
