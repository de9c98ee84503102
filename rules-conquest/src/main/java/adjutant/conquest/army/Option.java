package adjutant.conquest.army;

/**
 * Something that can be bought for a Regiment.
 *
 * @param name as printed
 * @param points what it costs
 * @param kind what it is
 * @param terms whether it comes with the Regiment
 */
public record Option(String name, int points, Kind kind, Terms terms) {
    /** What is bought. */
    public enum Kind {
        /** An officer. */
        OFFICER("officer"),
        /** A command model. */
        COMMAND("command"),
        /** A role, such as Veteran. */
        ROLE("role");

        private final String label;

        Kind(String label) {
            this.label = label;
        }

        @Override
        public String toString() {
            return label;
        }
    }

    /** Whether it must be asked for. */
    public enum Terms {
        /** It is bought. */
        BOUGHT,
        /** It is there without being bought. */
        INCLUDED
    }

    /** As in a table: {@code Captain=15=officer}. */
    @Override
    public String toString() {
        String plain = name + "=" + points + "=" + kind;
        return terms == Terms.INCLUDED ? plain + "=included" : plain;
    }
}
