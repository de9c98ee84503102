package adjutant.game;

/**
 * A list of what a player brings to a battle, as it came from outside: its characters are decoded
 * and its bounds are kept, but nothing of it is understood yet.
 */
public sealed interface Roster {
    /**
     * Lines as a list builder exports them or a player types them.
     *
     * @param value the text, lines parted by any line break
     */
    record Text(String value) implements Roster {}

    /**
     * A document of a list builder. Elements of XML are trees: attributes and text ({@code $text})
     * are texts, elements in a list of their own are items.
     *
     * @param value what the document holds
     */
    record Tree(Facts.Tree value) implements Roster {}
}
