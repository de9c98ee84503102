package adjutant.conquest.round;

import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.terrain.Polygon;
import adjutant.battlefield.terrain.Rectangle;
import adjutant.battlefield.terrain.Shape;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.Each;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Terrain;
import adjutant.conquest.movement.Ground;
import adjutant.conquest.scenario.Scenarios;
import adjutant.conquest.scenario.Zone;
import adjutant.game.Finding;
import java.util.ArrayList;
import java.util.List;

/**
 * What a table for a matched battle should look like: advice at set-up, never a refusal.
 *
 * @rule CQ-FIELD-03
 * @rule CQ-FIELD-04
 */
final class TerrainAdvice {
    private static final int MOST_PIECES = 9;
    private static final int MOST_GARRISONS = 2;
    private static final int FEWEST = 2;
    private static final Length APART = Length.inches(9);
    private static final Length OLDER_APART = Length.inches(6);

    private TerrainAdvice() {}

    /** What the table of a battle does not follow; nothing where there is no terrain at all. */
    static List<Finding> of(Battle battle) {
        List<Finding> advice = new ArrayList<>();
        if (battle.terrain().isEmpty()) {
            return advice;
        }
        number(battle, advice);
        spacing(battle, advice);
        zones(battle, advice);
        return advice;
    }

    private static Finding advice(ConquestClause clause, String text) {
        return new Finding(clause, Finding.Holds.NOT_APPLIED, "advice: " + text);
    }

    private static void number(Battle battle, List<Finding> advice) {
        int pieces = battle.terrain().size();
        if (pieces > MOST_PIECES) {
            advice.add(
                    advice(
                            ConquestClause.FIELD_03,
                            pieces + " pieces of terrain, at most " + MOST_PIECES));
        }
        long garrisons = count(battle, "garrison");
        if (garrisons > MOST_GARRISONS) {
            advice.add(
                    advice(
                            ConquestClause.FIELD_03,
                            garrisons + " Garrisons, at most " + MOST_GARRISONS));
        }
        for (String keyword : List.of("obscuring", "obstructing")) {
            if (count(battle, keyword) < FEWEST) {
                advice.add(
                        advice(
                                ConquestClause.FIELD_03,
                                count(battle, keyword)
                                        + " "
                                        + keyword
                                        + " pieces, at least "
                                        + FEWEST));
            }
        }
    }

    private static long count(Battle battle, String keyword) {
        return battle.terrain().stream().filter(piece -> piece.has(keyword)).count();
    }

    private static void spacing(Battle battle, List<Finding> advice) {
        List<Terrain> pieces = battle.terrain();
        for (int i = 0; i < pieces.size(); i++) {
            for (int k = i + 1; k < pieces.size(); k++) {
                near(pieces.get(i), pieces.get(k), advice);
            }
        }
    }

    private static void near(Terrain a, Terrain b, List<Finding> advice) {
        if (Ground.shape(b) instanceof Rectangle other
                && Ground.shape(a)
                        .isWithin(other.footprint(), APART.minus(Length.micrometres(1)))) {
            advice.add(
                    advice(
                            ConquestClause.FIELD_03,
                            a.id() + " and " + b.id() + " are nearer than " + APART));
        }
        boolean garrisons = a.has("garrison") && b.has("garrison");
        if (garrisons
                && Ground.shape(b) instanceof Rectangle other
                && Ground.shape(a)
                        .isWithin(other.footprint(), OLDER_APART.minus(Length.micrometres(1)))) {
            advice.add(
                    advice(
                            ConquestClause.FIELD_04,
                            "the Garrisons "
                                    + a.id()
                                    + " and "
                                    + b.id()
                                    + " are nearer than "
                                    + OLDER_APART));
        }
    }

    private static void zones(Battle battle, List<Finding> advice) {
        for (Zone zone : Scenarios.of(battle.scenario()).zones()) {
            for (Terrain piece : battle.terrain()) {
                boolean bars = piece.has("garrison") || piece.has("impassable");
                if (bars && lies(Ground.shape(piece), zone)) {
                    advice.add(advice(ConquestClause.FIELD_03, piece.id() + " lies on " + zone));
                }
            }
        }
    }

    private static boolean lies(Shape shape, Zone zone) {
        return switch (shape) {
            case Rectangle rectangle -> {
                Convex body = rectangle.footprint();
                yield zone.ground().overlaps(body);
            }
            case Polygon polygon -> Each.any(polygon.corners(), zone.ground()::contains);
            default -> false;
        };
    }
}
