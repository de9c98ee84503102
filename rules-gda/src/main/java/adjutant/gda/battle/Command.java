package adjutant.gda.battle;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import adjutant.game.Side;
import adjutant.gda.army.Formation;
import java.util.List;
import java.util.Optional;

/** What may be said. */
public sealed interface Command {
    /** What one unit is told. */
    sealed interface OfUnit extends Command {
        /** Its id. */
        String unit();
    }

    /** What a brigade is told. */
    sealed interface OfBrigade extends Command {
        /** Its name. */
        String brigade();
    }

    /** What a side says. */
    sealed interface OfSide extends Command {
        /** Which. */
        Side side();
    }

    /**
     * See which ADCs are available.
     *
     * @param side whose
     */
    record Adcs(Side side) implements OfSide {}

    /**
     * Spend an ADC on the throw for initiative.
     *
     * @param side whose
     */
    record Urge(Side side) implements OfSide {}

    /**
     * Send ADCs with a tasking.
     *
     * @param side whose
     * @param brigade to whom
     * @param tasking what they bring
     * @param to where along its own edge the brigade is to come on again; of Redeploy
     */
    record Task(Side side, String brigade, Tasking tasking, Optional<Length> to)
            implements OfBrigade {
        /** One that names no place. */
        public Task(Side side, String brigade, Tasking tasking) {
            this(side, brigade, tasking, Optional.empty());
        }
    }

    /**
     * Throw a brigade's command die.
     *
     * @param brigade whose
     */
    record Order(String brigade) implements OfBrigade {}

    /**
     * Throw the die of a brigade that Falters.
     *
     * @param brigade whose
     */
    record Falter(String brigade) implements OfBrigade {}

    /** Throw for initiative. */
    record Initiative() implements Command {}

    /**
     * Declare a Charge.
     *
     * @param chargers the lead, then those of its massed group that go in with it
     * @param target whom
     * @param supports who supports the lead
     * @param wheel the wheel at the start
     */
    record Charge(
            List<String> chargers,
            String target,
            List<String> supports,
            Optional<Manoeuvre.Wheel> wheel)
            implements OfUnit {
        /** Copies the lists. */
        public Charge {
            chargers = List.copyOf(chargers);
            supports = List.copyOf(supports);
        }

        @Override
        public String unit() {
            return chargers.getFirst();
        }
    }

    /**
     * Declare no further Charge.
     *
     * @param side whose
     */
    record Declared(Side side) implements OfSide {}

    /**
     * React to a Charge.
     *
     * @param unit who is charged
     * @param reaction how
     */
    record React(String unit, Reaction reaction) implements OfUnit {}

    /** How a unit may react to a Charge. */
    enum Reaction {
        /** Form Square. */
        SQUARE("square"),
        /** Turn about. */
        ABOUT("about"),
        /** Go out of the way. */
        EVADE("evade"),
        /** Stand. */
        STAND("stand"),
        /** Go to meet it. */
        COUNTER_CHARGE("counter-charge");

        private final String word;

        Reaction(String word) {
            this.word = word;
        }

        /** How it is written. */
        public String word() {
            return word;
        }
    }

    /**
     * Charge a charger.
     *
     * @param unit the cavalry that does
     * @param charger whom it charges
     */
    record Opportunity(String unit, String charger) implements OfUnit {}

    /**
     * Name the supports of a target.
     *
     * @param unit the target
     * @param backing its supports
     */
    record Back(String unit, List<String> backing) implements OfUnit {
        /** Copies the list. */
        public Back {
            backing = List.copyOf(backing);
        }
    }

    /**
     * React no further.
     *
     * @param side whose
     */
    record Reacted(Side side) implements OfSide {}

    /**
     * Carry out a Charge.
     *
     * @param unit its lead
     */
    record Resolve(String unit) implements OfUnit {}

    /**
     * Make the choice that is open.
     *
     * @param unit whose choice
     * @param choice one of its options
     */
    record Choose(String unit, String choice) implements OfUnit {}

    /** End the side's part of the phase. */
    record End() implements Command {}

    /**
     * Move.
     *
     * @param unit who
     * @param path the manoeuvres, in order; {@code Back} is of guns pushed by hand
     */
    record Move(String unit, List<Manoeuvre> path) implements OfUnit {
        /** Copies the list. */
        public Move {
            path = List.copyOf(path);
        }
    }

    /**
     * Come on the table out of reserve.
     *
     * @param unit who
     * @param at where along its own edge the middle of its front is
     * @param forward how far from the edge its front comes
     */
    record Arrive(String unit, Length at, Length forward) implements OfUnit {}

    /**
     * Give a base to the screen of the brigade.
     *
     * @param unit the battalion
     */
    record Reinforce(String unit) implements OfUnit {}

    /**
     * Change formation.
     *
     * @param unit who
     * @param formation into which
     */
    record Change(String unit, Formation formation) implements OfUnit {}

    /**
     * Turn about.
     *
     * @param unit who
     */
    record About(String unit) implements OfUnit {}

    /**
     * Reform.
     *
     * @param unit who
     */
    record Reform(String unit) implements OfUnit {}

    /**
     * Retire of one's own will.
     *
     * @param unit who
     * @param behind the friend behind which it stops; empty for the full distance
     */
    record Retire(String unit, Optional<String> behind) implements OfUnit {}

    /**
     * Limber in an emergency and fall back.
     *
     * @param unit the battery
     * @param turn how far from straight back, from −45 to 45 degrees as microdegrees clockwise
     * @param length how far
     */
    record EmergencyLimber(String unit, long turn, Length length) implements OfUnit {}

    /**
     * Fight a round of a melee.
     *
     * @param unit the lead of the attack
     * @param target the unit attacked
     */
    record Melee(String unit, String target) implements OfUnit {}

    /**
     * Fire.
     *
     * @param unit who
     * @param target at whom
     * @param intensity how hard
     */
    record Fire(String unit, String target, Intensity intensity) implements OfUnit {}

    /** How hard a battery fires. */
    enum Intensity {
        /** As usual. */
        STEADY,
        /** By Artillery Assault Fire! */
        ASSAULT
    }

    /**
     * Attach a brigadier.
     *
     * @param brigade whose
     * @param unit to whom
     */
    record Attach(String brigade, String unit) implements OfBrigade {}

    /**
     * Enter a section of a built-up area.
     *
     * @param unit who
     * @param terrain the section
     */
    record EnterBua(String unit, String terrain) implements OfUnit {}

    /**
     * Leave a section of a built-up area.
     *
     * @param unit who
     * @param facing where it looks afterwards
     */
    record LeaveBua(String unit, Angle facing) implements OfUnit {}
}
