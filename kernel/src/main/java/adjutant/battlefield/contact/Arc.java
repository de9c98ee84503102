package adjutant.battlefield.contact;

/** Where something lies as seen from a body: in one of four wedges, or in the body itself. */
public enum Arc {
    /** Between the lines that leave the front corners outwards at 45 degrees, before the front. */
    FRONT,
    /** Between the lines that leave the right corners outwards at 45 degrees. */
    RIGHT,
    /** Between the lines that leave the rear corners outwards at 45 degrees, behind the rear. */
    REAR,
    /** Between the lines that leave the left corners outwards at 45 degrees. */
    LEFT,
    /** In the body or on its border. */
    INSIDE
}
