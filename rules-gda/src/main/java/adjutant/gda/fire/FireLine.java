package adjutant.gda.fire;

import adjutant.gda.army.Grade;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * A line of one of the two tables of fire: what a score brings.
 *
 * @rule GDA-FIR-2
 * @rule GDA-ART-13
 */
public enum FireLine {
    /** The best musketry. */
    SUPERIOR("superior", "FD 1 1 2 3 3DT 4DT 5DT 6DT"),
    /** The usual musketry. */
    STANDARD("standard", "FD FD 1 1 2 3 3DT 4DT 5DT"),
    /** The worst musketry. */
    INFERIOR("inferior", "FD FD RD 1 1 2 2DT 3DT 4DT"),
    /** Guns with canister. */
    CLOSE("close", "FC ½ 1 2 2DT 3DT 3DT 4DT 5DT"),
    /** Guns at effective range. */
    EFFECTIVE("effective", "FC 0 1 1 1 2 2DT 3DT 4DT"),
    /** Guns at long range. */
    LONG("long", "FC 0 ½ ½ ½ 1 1DT 2DT 3DT");

    /** From which score each place of a line holds; the first takes all below. */
    private static final int[] LEAST = {-100, 4, 5, 6, 7, 8, 9, 10, 12};

    private final String word;
    private final String places;

    FireLine(String word, String places) {
        this.word = word;
        this.places = places;
    }

    /** What a score brings beside casualties. */
    public enum Flag {
        /** The firer loses Fire Discipline. */
        FD,
        /** The target takes a Discipline Test. */
        DT,
        /** The battery that fired tires. */
        FC
    }

    /**
     * What a score brings.
     *
     * @param least from which score
     * @param casualties whole casualties
     * @param halves half casualties
     * @param flags what else
     */
    public record Entry(int least, int casualties, int halves, Set<Flag> flags) {
        /** Copies the set. */
        public Entry {
            flags = Set.copyOf(flags);
        }

        /** Whether it brings something beside casualties. */
        public boolean has(Flag flag) {
            return flags.contains(flag);
        }
    }

    /** How it is written. */
    public String word() {
        return word;
    }

    /** Its places for a firer of a grade, by ascending score. */
    List<Entry> entries(Grade grade) {
        List<Entry> entries = new ArrayList<>();
        String[] written = places.split(" ", -1);
        for (int i = 0; i < LEAST.length; i++) {
            entries.add(entry(LEAST[i], written[i], grade));
        }
        return entries;
    }

    private static Entry entry(int least, String place, Grade grade) {
        Set<Flag> flags = EnumSet.noneOf(Flag.class);
        if (place.equals("FD") || (place.equals("RD") && grade == Grade.RECRUIT)) {
            flags.add(Flag.FD);
        }
        if (place.equals("FC")) {
            flags.add(Flag.FC);
        }
        if (place.endsWith("DT")) {
            flags.add(Flag.DT);
        }
        char first = place.charAt(0);
        int casualties = Character.isDigit(first) ? first - '0' : 0;
        return new Entry(least, casualties, first == '½' ? 1 : 0, flags);
    }
}
