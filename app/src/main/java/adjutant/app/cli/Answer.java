package adjutant.app.cli;

import adjutant.app.page.Page;
import adjutant.game.Facts;
import java.util.function.Consumer;

/** What a command has to say. */
sealed interface Answer {
    /**
     * Facts, and how a person sees them.
     *
     * @param facts the document
     * @param drawing lays the same out on a page
     * @param exitCode 0, or 1 where the answer is that something does not hold
     */
    record Laid(Facts facts, Consumer<Page> drawing, int exitCode) implements Answer {
        /** An answer that is no failure. */
        Laid(Facts facts, Consumer<Page> drawing) {
            this(facts, drawing, 0);
        }
    }

    /**
     * A text to be printed as it is.
     *
     * @param text the text
     */
    record Verbatim(String text) implements Answer {}
}
