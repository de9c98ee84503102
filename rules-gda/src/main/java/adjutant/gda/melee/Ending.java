package adjutant.gda.melee;

import adjutant.gda.battle.Unit;

/**
 * How a round of melee ends.
 *
 * @param victor who has won
 * @param margin by how many hits, 1 to 3 for 3 and more; 0 for a draw
 * @param way how it came to that
 * @rule GDA-MEL-13
 * @rule GDA-HR-24
 */
record Ending(Victor victor, int margin, Way way) {
    private static final int MOST = 3;

    /** Who has won. */
    enum Victor {
        /** The side of the lead. */
        ATTACKERS,
        /** The side of the target. */
        DEFENDERS,
        /** Neither. */
        NOBODY;

        /** The other side; {@code NOBODY} has none. */
        Victor other() {
            return switch (this) {
                case ATTACKERS -> DEFENDERS;
                case DEFENDERS -> ATTACKERS;
                case NOBODY -> NOBODY;
            };
        }
    }

    /** How it came to that. */
    enum Way {
        /** By hits. */
        HITS,
        /** The other side would have won or drawn, but its lead is dispersed. */
        PYRRHIC,
        /** Both leads are dispersed. */
        BOTH_GONE
    }

    /** The ending of a melee when each side hit so often. */
    static Ending of(Melee melee, int hitsOfAttackers, int hitsOfDefenders) {
        boolean leadGone = isGone(melee.lead(), hitsOfDefenders);
        boolean targetGone = isGone(melee.target(), hitsOfAttackers);
        Ending byHits = byHits(hitsOfAttackers - hitsOfDefenders);
        if (leadGone && targetGone) {
            return new Ending(Victor.NOBODY, 0, Way.BOTH_GONE);
        }
        if (leadGone && byHits.victor != Victor.DEFENDERS) {
            return new Ending(Victor.DEFENDERS, 1, Way.PYRRHIC);
        }
        if (targetGone && byHits.victor != Victor.ATTACKERS) {
            return new Ending(Victor.ATTACKERS, 1, Way.PYRRHIC);
        }
        return byHits;
    }

    /** The ending by hits alone. */
    static Ending byHits(int difference) {
        int margin = Math.min(MOST, Math.abs(difference));
        if (margin == 0) {
            return new Ending(Victor.NOBODY, 0, Way.HITS);
        }
        return new Ending(difference > 0 ? Victor.ATTACKERS : Victor.DEFENDERS, margin, Way.HITS);
    }

    /** Whether so many hits more disperse a unit. */
    static boolean isGone(Unit unit, int hits) {
        return unit.casualties() + hits >= unit.troop().dispersal();
    }

    /** How it is written. */
    String word() {
        if (way == Way.BOTH_GONE) {
            return "both-gone";
        }
        return switch (victor) {
            case NOBODY -> "draw";
            case ATTACKERS -> "attackers-" + how();
            case DEFENDERS -> "defenders-" + how();
        };
    }

    private String how() {
        return way == Way.PYRRHIC ? "pyrrhic" : "by-" + margin;
    }

    /** What becomes of those who lose a melee. */
    enum Fate {
        /** They Rout. */
        ROUT,
        /** They Retreat. */
        RETREAT,
        /** They return to their own lines. */
        RETURN,
        /** They disperse. */
        DISPERSE,
        /** They fight on. */
        FIGHT_ON
    }

    /**
     * What becomes of the losers.
     *
     * @rule GDA-MEL-15
     * @rule GDA-MEL-16
     * @rule GDA-MEL-17
     */
    Fate fate(Melee melee) {
        if (way == Way.PYRRHIC) {
            return Fate.RETREAT;
        }
        if (melee.isForBua()) {
            return margin == 1 && !melee.isSecond() ? Fate.FIGHT_ON : Fate.RETREAT;
        }
        if (melee.isMixed()) {
            return mixed(melee);
        }
        return margin == MOST ? Fate.ROUT : Fate.RETREAT;
    }

    private Fate mixed(Melee melee) {
        Unit loser = victor == Victor.ATTACKERS ? melee.target() : melee.lead();
        if (loser.troop().isCavalry()) {
            return margin == 1 ? Fate.RETURN : Fate.RETREAT;
        }
        return margin == 1 ? Fate.RETREAT : Fate.DISPERSE;
    }
}
