package adjutant.conquest.combat;

import adjutant.chance.Die;
import adjutant.chance.Marks;
import adjutant.chance.Roll;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The final numbers of an attack die: nothing is added to them any more.
 *
 * @param hitOn it hits on this or less
 * @param hitReroll which hit dice are thrown again
 * @param ones what a natural 1 to hit brings
 * @param saveOn a Hit is defended on this or less; 0 never
 * @param saveOnOnes the same for Hits of natural 1s
 * @param saveReroll which Defense dice are thrown again
 * @param six what a failed Defense die of 6 costs
 * @param natural what a natural 1 of Defense does
 * @param riders the rules that its Hits carry, for display
 */
public record Thresholds(
        int hitOn,
        Reroll hitReroll,
        Ones ones,
        int saveOn,
        int saveOnOnes,
        Reroll saveReroll,
        Six six,
        Natural natural,
        List<String> riders) {
    /** What a natural 1 to hit brings. */
    public enum Ones {
        /** One Hit. */
        ONE_HIT,
        /** Two Hits. */
        TWO_HITS
    }

    /** What a failed Defense die of 6 costs. */
    public enum Six {
        /** One Wound. */
        ONE_WOUND,
        /** Two Wounds. */
        TWO_WOUNDS
    }

    /** What a natural 1 of Defense does. */
    public enum Natural {
        /** Nothing of its own. */
        PLAIN,
        /** It hits back. */
        HITS_BACK
    }

    /** Copies the list. */
    public Thresholds {
        riders = List.copyOf(riders);
    }

    /** What bears on the Hits alone: the same whatever it took to hit. */
    public Thresholds ofHits() {
        return new Thresholds(
                0, Reroll.NONE, Ones.ONE_HIT, saveOn, saveOnOnes, saveReroll, six, natural, riders);
    }

    /**
     * The throw of such dice: to hit, then to defend.
     *
     * @rule CQ-DICE-02
     * @rule CQ-DICE-03
     * @rule CQ-DICE-10
     */
    public Roll roll() {
        List<Marks> faces = IntStream.rangeClosed(1, Die.SIDES).mapToObj(this::hits).toList();
        Die hit = new Die(faces, hitReroll.faces(hitOn));
        return new Roll("hit", hitOn, hit, List.of(defense(saveOn), defense(saveOnOnes)));
    }

    /**
     * Hits against the usual Defense are of the first kind; those of natural 1s of the second,
     * where they differ.
     */
    private Marks hits(int face) {
        if (face > hitOn) {
            return Marks.NONE;
        }
        int extra = face == 1 && ones == Ones.TWO_HITS ? 1 : 0;
        boolean keen = face == 1 && saveOnOnes != saveOn;
        return keen ? new Marks(extra, 1, 0) : new Marks(1 + extra, 0, 0);
    }

    private Roll defense(int on) {
        return defense(on, saveReroll, six, natural);
    }

    /**
     * The throw to defend against a Hit.
     *
     * @rule CQ-DEF-03
     * @rule CQ-DEF-04
     * @rule CQ-WOUND-09
     */
    public static Roll defense(int on, Reroll reroll, Six six, Natural natural) {
        List<Marks> faces =
                IntStream.rangeClosed(1, Die.SIDES)
                        .mapToObj(face -> failed(face, on, six, natural))
                        .toList();
        return Roll.last("defense", on, new Die(faces, reroll.faces(on)));
    }

    private static Marks failed(int face, int on, Six six, Natural natural) {
        int echo = face == 1 && natural == Natural.HITS_BACK ? 1 : 0;
        if (face <= on) {
            return new Marks(0, 0, echo);
        }
        boolean heavy = face == 6 && six == Six.TWO_WOUNDS;
        return heavy ? new Marks(0, 1, echo) : new Marks(1, 0, echo);
    }
}
