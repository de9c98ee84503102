package adjutant.conquest.fight;

import adjutant.game.Facts;
import adjutant.game.notation.*;

public final class Fight {
    private Fight() {}

    public static Parsed<Facts.Tree> answer(Facts.Tree t) {
        return Parsed.bad(new Fault(1, 1, "x", "y"));
    }
}
