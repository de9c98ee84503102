package adjutant.gda.army;

import adjutant.battlefield.geometry.Length;

/**
 * The scale of a battle: which of the two printed columns holds, and the unit of everything
 * written. Nothing is ever converted from one to the other.
 *
 * @rule GDA-SCL-1
 */
public enum Scale {
    /** Centimetres, for figures of 15 mm. */
    CM("cm"),
    /** Inches, for figures of 28 mm. */
    INCH("inch");

    private final String word;

    Scale(String word) {
        this.word = word;
    }

    /** How it is written. */
    public String word() {
        return word;
    }

    /** The suffix that a written length may have. */
    public String suffix() {
        return this == CM ? "cm" : "in";
    }

    /** So many of its units. */
    public Length whole(long count) {
        return this == CM ? Length.centimetres(count) : Length.inches(count);
    }

    /** A decimal number of its units. */
    public Length of(String decimal) {
        return this == CM ? Length.centimetres(decimal) : Length.inches(decimal);
    }

    /** A length in its unit, the shortest decimal that reads back to it. */
    public String write(Length length) {
        return this == CM ? length.toCentimetres() : length.toInches();
    }

    /** The same with the unit, for sentences. */
    public String say(Length length) {
        return write(length) + (this == CM ? " cm" : "\"");
    }
}
