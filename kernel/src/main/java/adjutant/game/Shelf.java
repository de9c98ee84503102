package adjutant.game;

import java.util.List;

/**
 * What a rule system brings along for whoever wants to play at once.
 *
 * @param battles battles ready to play; the first is one to begin with
 * @param armies lists that {@link RuleSystem#muster} fields, as examples; empty where it fields
 *     none
 * @param choices what may be chosen for a battle between armies
 */
public record Shelf(List<Ready> battles, List<Army> armies, List<Choice> choices) {
    /** Nothing. */
    public static final Shelf EMPTY = new Shelf(List.of(), List.of(), List.of());

    /** Copies the lists. */
    public Shelf {
        battles = List.copyOf(battles);
        armies = List.copyOf(armies);
        choices = List.copyOf(choices);
    }

    /**
     * A battle ready to play.
     *
     * @param id a word that names it, unique on the shelf
     * @param title what it is called
     * @param text its notation, beginning with the {@code system} line
     */
    public record Ready(String id, String title, String text) {}

    /**
     * An army as a player lists it.
     *
     * @param title what it is called
     * @param text its list
     */
    public record Army(String title, String text) {}

    /**
     * An option of {@link RuleSystem#muster}.
     *
     * @param name its key
     * @param values what it may be, the usual one first
     */
    public record Choice(String name, List<String> values) {
        /** Copies the list and checks that there is one. */
        public Choice {
            values = List.copyOf(values);
            if (values.isEmpty()) {
                throw new IllegalArgumentException("a choice of nothing: " + name);
            }
        }
    }
}
