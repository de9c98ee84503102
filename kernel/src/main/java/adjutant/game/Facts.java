package adjutant.game;

import adjutant.chance.Law;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A neutral, ordered tree of what is known: names lead to numbers, texts, lists and trees. Names
 * are a rule system's own words; whoever prints it writes them as they are.
 */
public sealed interface Facts {
    /**
     * A whole number.
     *
     * @param value the number
     */
    record Whole(long value) implements Facts {}

    /**
     * A number that need not be whole.
     *
     * @param value finite
     */
    record Decimal(double value) implements Facts {
        /** Checks that it is a number. */
        public Decimal {
            if (!Double.isFinite(value)) {
                throw new IllegalArgumentException("not a finite number: " + value);
            }
        }
    }

    /**
     * A text.
     *
     * @param value the text
     */
    record Text(String value) implements Facts {}

    /**
     * Yes or no.
     *
     * @param value yes where true
     */
    record Flag(boolean value) implements Facts {}

    /** Known to be nothing. */
    record Nothing() implements Facts {}

    /**
     * A list.
     *
     * @param values in order
     */
    record Items(List<Facts> values) implements Facts {
        /** Copies the list. */
        public Items {
            values = List.copyOf(values);
        }
    }

    /**
     * A law: the probability of 0, 1, 2, …
     *
     * @param value the law
     */
    record Chances(Law value) implements Facts {}

    /**
     * Names with what they lead to.
     *
     * @param entries in order, names unique
     */
    record Tree(List<Entry> entries) implements Facts {
        /** A tree without entries. */
        public static final Tree EMPTY = new Tree(List.of());

        /** Copies the list and checks that no name comes twice. */
        public Tree {
            entries = List.copyOf(entries);
            for (int i = 1; i < entries.size(); i++) {
                if (isAmongFirst(i, entries.get(i).name(), entries)) {
                    throw new IllegalArgumentException("a name comes twice: " + entries);
                }
            }
        }

        private static boolean isAmongFirst(int count, String name, List<Entry> entries) {
            for (int i = 0; i < count; i++) {
                if (entries.get(i).name().equals(name)) {
                    return true;
                }
            }
            return false;
        }

        /** What a name leads to. */
        public Optional<Facts> get(String name) {
            for (Entry entry : entries) {
                if (entry.name().equals(name)) {
                    return Optional.of(entry.value());
                }
            }
            return Optional.empty();
        }

        /** These entries, then those of the other tree. */
        public Tree and(Tree other) {
            List<Entry> all = new ArrayList<>(entries);
            all.addAll(other.entries);
            return new Tree(all);
        }
    }

    /**
     * A name and what it leads to.
     *
     * @param name the name
     * @param value what it leads to
     */
    record Entry(String name, Facts value) {}

    /** A builder of a tree. */
    static Builder tree() {
        return new Builder();
    }

    /** A whole number. */
    static Facts of(long value) {
        return new Whole(value);
    }

    /** A decimal number. */
    static Facts of(double value) {
        return new Decimal(value);
    }

    /** A text. */
    static Facts of(String value) {
        return new Text(value);
    }

    /** Yes or no. */
    static Facts of(boolean value) {
        return new Flag(value);
    }

    /** A law. */
    static Facts of(Law law) {
        return new Chances(law);
    }

    /** A list of facts. */
    static Facts items(List<? extends Facts> values) {
        return new Items(List.copyOf(values));
    }

    /** A list of texts. */
    static Facts texts(List<String> values) {
        List<Facts> texts = new ArrayList<>(values.size());
        for (String value : values) {
            texts.add(of(value));
        }
        return new Items(texts);
    }

    /** A list of whole numbers. */
    static Facts wholes(List<Integer> values) {
        return new Items(values.stream().map(value -> Facts.of(value.longValue())).toList());
    }

    /** Gathers the entries of a tree. */
    final class Builder {
        private final List<Entry> entries = new ArrayList<>();

        private Builder() {}

        /** Adds an entry. */
        public Builder put(String name, Facts value) {
            entries.add(new Entry(name, value));
            return this;
        }

        /** Adds a whole number. */
        public Builder put(String name, long value) {
            return put(name, Facts.of(value));
        }

        /** Adds a decimal number. */
        public Builder put(String name, double value) {
            return put(name, Facts.of(value));
        }

        /** Adds a text. */
        public Builder put(String name, String value) {
            return put(name, Facts.of(value));
        }

        /** Adds yes or no. */
        public Builder put(String name, boolean value) {
            return put(name, Facts.of(value));
        }

        /** Adds all entries of a tree. */
        public Builder putAll(Tree tree) {
            entries.addAll(tree.entries());
            return this;
        }

        /** The tree. */
        public Tree build() {
            return new Tree(entries);
        }
    }
}
