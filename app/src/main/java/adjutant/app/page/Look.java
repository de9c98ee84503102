package adjutant.app.page;

/**
 * How a page is drawn.
 *
 * @param width the most characters a line may have, {@link #NARROWEST} or more
 * @param glyphs what bars are made of
 * @param ink whether there is colour
 */
public record Look(int width, Glyphs glyphs, Ink ink) {
    /** No page is narrower. */
    public static final int NARROWEST = 20;

    /** What bars are made of. */
    public enum Glyphs {
        /** Block characters, to an eighth. */
        BLOCKS,
        /** Plain ASCII. */
        ASCII
    }

    /** Whether there is colour. What colour says is always said in words too. */
    public enum Ink {
        /** Colours of a terminal. */
        COLOUR,
        /** None. */
        PLAIN
    }

    /** Widens what is too narrow. */
    public Look {
        width = Math.max(NARROWEST, width);
    }
}
