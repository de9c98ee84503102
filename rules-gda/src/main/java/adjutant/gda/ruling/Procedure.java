package adjutant.gda.ruling;

import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.game.Facts;
import adjutant.game.Ruling;
import adjutant.gda.battle.Event;
import java.util.List;

/** A command looked at in a situation: its ruling, and what follows from its dice. */
public interface Procedure {
    /** Whether it may be done, every reason, and the dice it brings. */
    Ruling ruling();

    /** What happened when its dice fell so. */
    List<Event> settle(Outcome outcome);

    /** What came of it, beside what the events say. */
    default Facts.Tree result(Outcome outcome) {
        return Facts.Tree.EMPTY;
    }

    /** The odds as an answer shows them, from the exact laws of its chance. */
    default Facts.Tree odds(Odds odds) {
        return Facts.Tree.EMPTY;
    }
}
