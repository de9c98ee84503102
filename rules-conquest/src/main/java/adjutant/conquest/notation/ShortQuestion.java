package adjutant.conquest.notation;

import adjutant.conquest.army.Profiles;
import adjutant.conquest.battle.*;
import adjutant.game.Question;
import adjutant.game.notation.*;
import java.util.*;

public final class ShortQuestion {
    private ShortQuestion() {}

    public static Parsed<Question<Battle, Command>> read(
            List<String> w, Map<String, String> o, Profiles p) {
        return Parsed.bad(new Fault(1, 1, "x", "y"));
    }
}
