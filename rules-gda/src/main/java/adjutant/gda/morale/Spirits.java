package adjutant.gda.morale;

import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Brigade;
import adjutant.gda.battle.Mood;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Unit;
import java.util.ArrayList;
import java.util.List;

/**
 * Which brigades a turn finds Demoralised.
 *
 * @rule GDA-BRG-4
 * @rule GDA-HR-5
 */
public final class Spirits {
    private Spirits() {}

    /** A brigade as a Command phase finds it. */
    public static Brigade found(Battle battle, Brigade brigade) {
        if (brigade.is(Mood.DEMORALISED) || !isDemoralised(battle, brigade)) {
            return brigade;
        }
        List<Mood> moods = new ArrayList<>(brigade.moods());
        moods.add(Mood.DEMORALISED);
        return brigade.of(moods);
    }

    private static boolean isDemoralised(Battle battle, Brigade brigade) {
        int all = 0;
        int lost = 0;
        for (Unit unit : battle.units(brigade)) {
            if (!unit.troop().isScreen()) {
                all++;
                lost += unit.isGone() || unit.is(State.ROUTING) ? 1 : 0;
            }
        }
        int share = battle.config().demoralisedAtHalf() ? (all + 1) / 2 : (2 * all + 2) / 3;
        return all > 0 && lost >= share;
    }
}
