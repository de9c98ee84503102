package adjutant.conquest.volley;

import adjutant.battlefield.geometry.Length;
import java.util.List;

/**
 * What a front-rank Stand gives to a Volley.
 *
 * @param arms the Stand
 * @param distance how far its nearest target Stand is
 * @param shot how it shoots
 * @param dice its dice before the halving; 0 where it does not shoot
 * @param halving whether they are halved
 * @param because why it does not shoot clearly
 * @rule CQ-VOLLEY-04
 */
public record Shooter(
        Arms arms, Length distance, Shot shot, int dice, Halving halving, List<Reason> because) {
    /** Copies the list. */
    public Shooter {
        because = List.copyOf(because);
    }

    /** How a Stand shoots. */
    public enum Shot {
        /** A Clear Shot. */
        CLEAR("clear"),
        /** An Obscured Shot. */
        OBSCURED("obscured"),
        /** Not at all: the target is beyond its range. */
        OUT_OF_RANGE("outOfRange"),
        /** Not at all: it has no line. */
        NO_SIGHT("noSight");

        private final String word;

        Shot(String word) {
            this.word = word;
        }

        /** The word shown. */
        public String word() {
            return word;
        }
    }

    /**
     * Whether the dice of a Stand are halved with those of the others.
     *
     * @rule CQ-VOLLEY-07
     */
    public enum Halving {
        /** They are. */
        HALVED,
        /** They are not. */
        WHOLE
    }

    /** Why a Stand does not shoot clearly. */
    public sealed interface Reason {
        /**
         * Something across its line, or round the target.
         *
         * @param id the Regiment or the piece of terrain
         */
        record By(String id) implements Reason {}

        /** More than half its range. */
        record LongRange() implements Reason {}

        /** The target is in Loose Formation. */
        record Loose() implements Reason {}

        /** Its lines end outside the front arc. */
        record OutsideArc() implements Reason {}
    }

    /** Whether it gives dice. */
    public boolean shoots() {
        return shot == Shot.CLEAR || shot == Shot.OBSCURED;
    }
}
