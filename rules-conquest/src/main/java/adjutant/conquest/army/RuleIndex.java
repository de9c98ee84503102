package adjutant.conquest.army;

import adjutant.conquest.ConquestClause;
import adjutant.game.Resources;
import adjutant.game.notation.Names;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The rules that can stand on a profile. Names are found as people type them; where a special rule
 * and a faction's rule share a name, it is the special rule.
 */
public final class RuleIndex {
    private static final RuleIndex SHIPPED = new RuleIndex();

    private final Map<String, Entry> entries = new LinkedHashMap<>();

    /** The same by the names as printed, which need no key. */
    private final Map<String, Entry> printed = new HashMap<>();

    /** A rule of a table. */
    public sealed interface Entry {
        /** Its name, as printed. */
        String name();

        /**
         * A rule of the rulebook.
         *
         * @param name as printed
         * @param kind what it is
         * @param x whether it has an X
         * @param clause what it does
         * @param chapter which part of the rules applies it
         */
        record Special(String name, Kind kind, X x, ConquestClause clause, Chapter chapter)
                implements Entry {}

        /**
         * A rule of one faction, shown by name and not enforced.
         *
         * @param name as printed
         * @param text what it does, in our words
         */
        record Faction(String name, String text) implements Entry {}
    }

    /** What a rule of the rulebook is. */
    public enum Kind {
        /** A special rule. */
        RULE,
        /** A command model or officer. */
        COMMAND_MODEL,
        /** A Draw Event. */
        DRAW_EVENT
    }

    /** Whether a rule has an X. */
    public enum X {
        /** It has, as in Cleave (1). */
        TAKEN,
        /** It has not. */
        NONE
    }

    /** Which part of the rules applies a rule. */
    public enum Chapter {
        /** Clash, Defense Roll, Wounds, Morale. */
        COMBAT,
        /** Volley. */
        VOLLEY,
        /** Arrival and entry. */
        REINFORCEMENT,
        /** Charge, Impact, Trample. */
        CHARGE,
        /** Cards, Draw Events, Characters and Activations. */
        COMMAND,
        /** Spells. */
        MAGIC,
        /** Zones. */
        SCORING,
        /** Shown by name; not enforced. */
        NAME_ONLY,
        /** A name of the older edition; not enforced. */
        NOT_IN_2X
    }

    private RuleIndex() {
        rows("special-rules.tsv").forEach(row -> add(special(row)));
        rows("faction-rules.tsv").forEach(row -> add(new Entry.Faction(row.get(0), row.get(1))));
    }

    /** The rules that come with the game. */
    public static RuleIndex shipped() {
        return SHIPPED;
    }

    /** The rule of a name, without its X. */
    public Optional<Entry> find(String name) {
        Entry known = printed.get(name);
        return Optional.ofNullable(known == null ? entries.get(Names.key(name)) : known);
    }

    /** The special rule, command model or Draw Event of a name. */
    public Optional<Entry.Special> special(String name) {
        return find(name).filter(Entry.Special.class::isInstance).map(Entry.Special.class::cast);
    }

    /** A rule with its name as printed; as it is where the tables do not know it. */
    public SpecialRule asPrinted(SpecialRule rule) {
        return find(rule.name())
                .map(entry -> new SpecialRule(entry.name(), rule.x(), rule.grant(), rule.tag()))
                .orElse(rule);
    }

    /** All rules: the special rules in the order of their table, then those of factions. */
    public List<Entry> entries() {
        return List.copyOf(entries.values());
    }

    private void add(Entry entry) {
        String key = Names.key(entry.name());
        entries.putIfAbsent(key, entry);
        printed.put(entry.name(), entries.getOrDefault(key, entry));
    }

    private static Entry.Special special(List<String> row) {
        return new Entry.Special(
                row.get(0),
                constant(Kind.values(), row.get(1)),
                row.get(2).equals("yes") ? X.TAKEN : X.NONE,
                ConquestClause.of(row.get(3)).orElseThrow(),
                constant(Chapter.values(), row.get(4)));
    }

    private static <E extends Enum<E>> E constant(E[] constants, String label) {
        return Stream.of(constants)
                .filter(each -> Names.key(each.name()).equals(Names.key(label)))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(label));
    }

    private static List<List<String>> rows(String file) {
        return Resources.rows(Resources.text(RuleIndex.class, "/adjutant/conquest/" + file));
    }
}
