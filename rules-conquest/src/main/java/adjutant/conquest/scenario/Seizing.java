package adjutant.conquest.scenario;

import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.terrain.Circle;
import adjutant.conquest.Each;
import adjutant.conquest.RulesConfig.SeizeMode;
import adjutant.conquest.army.Profile;
import adjutant.conquest.army.UnitClass;
import adjutant.conquest.army.UnitType;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Stand;
import adjutant.conquest.battle.Terrain;
import adjutant.conquest.battle.Whereabouts;
import adjutant.game.Side;
import java.util.List;
import java.util.Optional;

/**
 * Who holds a zone.
 *
 * @param a what side A has in it
 * @param b what side B has in it
 * @rule CQ-SEIZE-01
 * @rule CQ-SEIZE-02
 * @rule CQ-SEIZE-03
 */
public record Seizing(Presence a, Presence b, SeizeMode mode) {
    /**
     * What a side has in a zone; Broken Regiments count nothing.
     *
     * @param stands its Stands, Light ones too
     * @param value what they are worth
     * @param able whether it may seize at all
     * @param unyielding whether the other side may not
     */
    public record Presence(int stands, int value, Able able, Hold unyielding) {
        /** Whether a side may seize. */
        public enum Able {
            /** Some of its Stands there may. */
            YES,
            /** None may: it has only Light ones. */
            NO
        }

        /** Whether a side keeps the other from seizing. */
        public enum Hold {
            /** It has an Unyielding Regiment there. */
            UNYIELDING,
            /** It has none. */
            PLAIN
        }
    }

    /** Who holds a zone in a battle. */
    public static Seizing of(Battle battle, Zone zone) {
        return new Seizing(
                presence(battle, zone, Side.A),
                presence(battle, zone, Side.B),
                battle.config().seizeMode());
    }

    /** The side that seizes it; empty in a tie or where nobody may. */
    public Optional<Side> holder() {
        int more = compare();
        if (more == 0) {
            return Optional.empty();
        }
        Side side = more > 0 ? Side.A : Side.B;
        Presence own = side == Side.A ? a : b;
        Presence other = side == Side.A ? b : a;
        boolean holds =
                own.able() == Presence.Able.YES && other.unyielding() == Presence.Hold.PLAIN;
        return holds ? Optional.of(side) : Optional.empty();
    }

    private int compare() {
        return switch (mode) {
            case STAND_COUNT -> Integer.compare(a.stands(), b.stands());
            case SEIZE_VALUE ->
                    a.value() == b.value()
                            ? Integer.compare(a.stands(), b.stands())
                            : Integer.compare(a.value(), b.value());
        };
    }

    private static Presence presence(Battle battle, Zone zone, Side side) {
        List<Regiment> steady = Each.where(battle.of(side), regiment -> !regiment.isBroken());
        int stands = 0;
        int value = 0;
        Presence.Able able = Presence.Able.NO;
        Presence.Hold hold = Presence.Hold.PLAIN;
        for (Regiment regiment : steady) {
            int there = there(battle, zone.ground(), regiment);
            if (there > 0) {
                stands += there;
                value += there * worth(regiment);
                able = maySeize(regiment) ? Presence.Able.YES : able;
                boolean firm = RulesInForce.of(regiment).has(Special.UNYIELDING);
                hold = firm ? Presence.Hold.UNYIELDING : hold;
            }
        }
        return new Presence(stands, value, able, hold);
    }

    /** The Stands partly within, and one more for a Captain among them. */
    private static int there(Battle battle, Circle ground, Regiment regiment) {
        if (regiment.whereabouts() instanceof Whereabouts.InGarrison(String piece)) {
            return reaches(battle, ground, piece) ? counted(regiment, regiment.stands()) : 0;
        }
        if (regiment.pose().isEmpty()) {
            return 0;
        }
        return counted(
                regiment,
                Each.where(regiment.stands(), stand -> isWithin(ground, regiment, stand)));
    }

    private static int counted(Regiment regiment, List<Stand> stands) {
        boolean captain =
                RulesInForce.of(regiment).has(Special.CAPTAIN)
                        && Each.any(stands, Stand::isCommand);
        return stands.size() + (captain ? 1 : 0);
    }

    private static boolean isWithin(Circle ground, Regiment regiment, Stand stand) {
        Convex body = regiment.block().footprint(regiment.pose().orElseThrow(), stand.place());
        return ground.isWithin(body, Length.ZERO);
    }

    private static boolean reaches(Battle battle, Circle ground, String piece) {
        return battle.terrain().stream()
                .filter(each -> each.id().equals(piece))
                .anyMatch(each -> reaches(ground, each.ground()));
    }

    private static boolean reaches(Circle ground, Terrain.Ground piece) {
        return switch (piece) {
            case Terrain.Ground.Rectangle(var middle, var extent, var turn) ->
                    ground.isWithin(
                            adjutant.battlefield.terrain.Rectangle.of(middle, extent, turn)
                                    .footprint(),
                            Length.ZERO);
            case Terrain.Ground.Polygon(List<Point> corners) -> Each.any(corners, ground::contains);
        };
    }

    private static int worth(Regiment regiment) {
        if (regiment.profile().type() == UnitType.MONSTER) {
            return 3;
        }
        return maySeize(regiment) ? 1 : 0;
    }

    private static boolean maySeize(Regiment regiment) {
        return !isLight(regiment.profile())
                || Each.any(regiment.heroes(), hero -> !isLight(hero.muster().profile()));
    }

    private static boolean isLight(Profile profile) {
        return profile.unitClass().filter(UnitClass.LIGHT::equals).isPresent();
    }
}
