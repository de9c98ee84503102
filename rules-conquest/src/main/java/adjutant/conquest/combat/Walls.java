package adjutant.conquest.combat;

import adjutant.conquest.ConquestClause;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Terrain;
import adjutant.conquest.battle.Whereabouts;
import java.util.List;
import java.util.stream.Stream;

/**
 * What the piece that a Regiment holds adds to its Defense.
 *
 * @rule CQ-GARR-01
 * @rule CQ-GARR-03
 */
public final class Walls {
    private Walls() {}

    /** The Defense of its Garrison, for {@code saveOn}; nothing where it is in none. */
    public static List<Modifier> of(Battle battle, Regiment regiment) {
        if (!(regiment.whereabouts() instanceof Whereabouts.InGarrison(String id))) {
            return List.of();
        }
        return battle.terrain().stream()
                .filter(piece -> piece.id().equals(id))
                .flatMap(Walls::of)
                .toList();
    }

    private static Stream<Modifier> of(Terrain piece) {
        return piece.defense().stream()
                .mapToObj(defense ->
                        new Modifier(
                                "saveOn",
                                defense,
                                ConquestClause.GARR_03,
                                "Garrison " + piece.id() + ": Defense " + defense));
    }
}
