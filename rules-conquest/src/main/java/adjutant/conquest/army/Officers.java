package adjutant.conquest.army;

import adjutant.game.Resources;
import adjutant.game.notation.Names;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Officers whose rules are made of others: what each gives the Stands of his Regiment, Characters
 * left out.
 *
 * @rule CQ-SR-THEGN
 * @rule CQ-SR-SKALD
 */
public final class Officers {
    private static final Map<String, List<SpecialRule>> GIVEN = table();

    private Officers() {}

    /** What an officer gives, by his name; nothing where the table does not know him. */
    public static List<SpecialRule> given(String name) {
        return GIVEN.getOrDefault(name, List.of());
    }

    /** Whether what a name stands for is composed of rules that are applied. */
    public static boolean isKnown(String name) {
        return GIVEN.containsKey(name);
    }

    private static Map<String, List<SpecialRule>> table() {
        Map<String, List<SpecialRule>> given = new HashMap<>();
        String text = Resources.text(Officers.class, "/adjutant/conquest/officers.tsv");
        for (List<String> row : Resources.rows(text)) {
            List<SpecialRule> rules = SpecialRule.list(row.get(1), 1, 1).orThrow();
            given.put(row.get(0), rules);
            given.put(Names.key(row.get(0)), rules);
        }
        return Map.copyOf(given);
    }
}
