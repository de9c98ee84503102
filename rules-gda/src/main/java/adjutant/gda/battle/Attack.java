package adjutant.gda.battle;

import adjutant.battlefield.geometry.Length;
import java.util.List;

/**
 * A Charge from its declaration on, and the melee it comes to.
 *
 * @param chargers the lead, then those of its massed group that go in with it
 * @param target whom they charge
 * @param turn the wheel at the start in microdegrees, below zero to the left
 * @param supports those that support the lead
 * @param backing those that support the target
 * @param stage how far it has come
 * @param distance from where it started, the nearest of the chargers
 * @param aspect where it meets the target
 * @param edge who fights with what the result of the Charge gave
 * @rule GDA-CHG-1
 */
public record Attack(
        List<String> chargers,
        String target,
        long turn,
        List<String> supports,
        List<String> backing,
        Stage stage,
        Length distance,
        Aspect aspect,
        Edge edge) {
    /** How far a Charge has come. */
    public enum Stage {
        /** It is declared. */
        DECLARED("declared"),
        /** It is before its target. */
        CLOSE("close"),
        /** The target has reacted. */
        MET("met"),
        /** The target has gone to meet it. */
        COUNTERED("countered"),
        /** After a Victory it goes on, into a further target. */
        ON("on"),
        /** It has brought a Victory; its distance is that to where the loser stood. */
        WON("won"),
        /** It has come to a melee. */
        MELEE("melee"),
        /** One round of the melee is fought. */
        FOUGHT("fought");

        private final String word;

        Stage(String word) {
            this.word = word;
        }

        /** How it is written. */
        public String word() {
            return word;
        }
    }

    /** What the result of a Charge gives for the melee. */
    public enum Edge {
        /** Nothing. */
        NONE("none"),
        /** Élan for the chargers. */
        CHARGERS("chargers"),
        /** Élan for the defenders. */
        DEFENDERS("defenders");

        private final String word;

        Edge(String word) {
            this.word = word;
        }

        /** How it is written. */
        public String word() {
            return word;
        }
    }

    /** Copies the lists. */
    public Attack {
        chargers = List.copyOf(chargers);
        supports = List.copyOf(supports);
        backing = List.copyOf(backing);
        if (chargers.isEmpty()) {
            throw new IllegalArgumentException("a Charge of nobody");
        }
    }

    /** The one that leads. */
    public String lead() {
        return chargers.getFirst();
    }

    /** It at another stage. */
    public Attack at(Stage now) {
        return new Attack(chargers, target, turn, supports, backing, now, distance, aspect, edge);
    }

    /** It with the supports of the target. */
    public Attack backedBy(List<String> now) {
        return new Attack(chargers, target, turn, supports, now, stage, distance, aspect, edge);
    }

    /** It with an edge in melee. */
    public Attack with(Edge now) {
        return new Attack(chargers, target, turn, supports, backing, stage, distance, aspect, now);
    }

    /** It at another distance. */
    public Attack from(Length now) {
        return new Attack(chargers, target, turn, supports, backing, stage, now, aspect, edge);
    }

    /** It met from another side. */
    public Attack facing(Aspect now) {
        return new Attack(chargers, target, turn, supports, backing, stage, distance, now, edge);
    }

    /** Whether it waits to be carried out. */
    public boolean isClosing() {
        return switch (stage) {
            case CLOSE, MET, COUNTERED, ON -> true;
            case DECLARED, WON, MELEE, FOUGHT -> false;
        };
    }

    /** Whether it has come to a melee. */
    public boolean isMelee() {
        return stage == Stage.MELEE || stage == Stage.FOUGHT;
    }

    /** Whether a unit has part in it. */
    public boolean involves(String unit) {
        return target.equals(unit)
                || chargers.contains(unit)
                || supports.contains(unit)
                || backing.contains(unit);
    }
}
