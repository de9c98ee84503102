package adjutant.conquest.battle;

import adjutant.battlefield.formation.Place;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** What a player may command. */
public sealed interface Command {
    /** A command to a Regiment, or to a Character by his card. */
    sealed interface OfUnit extends Command {
        /** The Regiment or Character that is commanded. */
        String unit();
    }

    /**
     * Attacks the enemies in contact.
     *
     * @param unit the Regiment
     * @param first the target of Stands that are not told otherwise
     * @param told the target of each Stand that is told, in the order named
     * @param tail the choices that go with an attack
     * @rule CQ-CLASH-09
     */
    record Clash(String unit, Optional<String> first, Map<Place, String> told, Tail tail)
            implements OfUnit {
        /** Keeps the order of naming. */
        public Clash {
            told = Collections.unmodifiableMap(new LinkedHashMap<>(told));
        }
    }

    /** Gets rid of being Broken, in contact. */
    record CombatRally(String unit) implements OfUnit {}

    /**
     * Takes another formation in contact.
     *
     * @param unit the Regiment
     * @param files the files of the front rank afterwards, Characters not counted
     * @param at the middle of the front edge afterwards; empty to keep it
     * @param facing the facing afterwards; empty to keep it
     * @rule CQ-CREFORM-09
     */
    record CombatReform(String unit, int files, Optional<Point> at, Optional<Angle> facing)
            implements OfUnit {}

    /** Takes heart. */
    record Inspire(String unit) implements OfUnit {}

    /**
     * Leaves contact.
     *
     * @param unit the Regiment
     * @param march the moves after the turn; empty for the longest straight march away
     * @rule CQ-WITHDRAW-08
     */
    record Withdraw(String unit, Optional<List<Manoeuvre>> march) implements OfUnit {
        /** Copies the moves. */
        public Withdraw {
            march = march.map(List::copyOf);
        }
    }

    /**
     * Lets Actions go.
     *
     * @param unit the Regiment
     * @param extent one or all that are left
     * @rule CQ-ACT-12
     */
    record Pass(String unit, Extent extent) implements OfUnit {
        /** How many Actions are let go. */
        public enum Extent {
            /** The next one. */
            ONE,
            /** All that are left. */
            ALL
        }
    }

    /** Begins an Activation. */
    record Activate(String unit) implements OfUnit {}

    /**
     * Resolves a Draw Event of the Regiment.
     *
     * @param unit the Regiment
     * @param event the event as on the profile
     * @param choice the choice it offers
     */
    record DrawEvent(String unit, String event, Optional<String> choice) implements OfUnit {}

    /**
     * Ends an Activation.
     *
     * @param unit the Regiment
     * @param trampled the enemy that Trample falls on, where there is a choice
     */
    record End(String unit, Optional<String> trampled) implements OfUnit {}

    /**
     * Marches.
     *
     * @param unit the Regiment
     * @param first the moves of the March
     * @param then the moves of a second March, where both are judged as a whole
     * @rule CQ-MARCH-09
     */
    record March(String unit, List<Manoeuvre> first, Optional<List<Manoeuvre>> then)
            implements OfUnit {
        /** Copies the moves. */
        public March {
            first = List.copyOf(first);
            then = then.map(List::copyOf);
        }
    }

    /**
     * Takes another formation out of contact; its centre stays.
     *
     * @param unit the Regiment
     * @param files the files of the front rank afterwards, Characters not counted
     * @param facing the facing afterwards; empty to keep it
     * @rule CQ-REFORM-01
     */
    record Reform(String unit, int files, Optional<Angle> facing) implements OfUnit {}

    /** Gets rid of being Broken, out of contact. */
    record Rally(String unit) implements OfUnit {}

    /**
     * Runs into an enemy.
     *
     * @param unit the Regiment
     * @param target the enemy
     * @param wheel the free Wheel at the start; empty for the best one
     * @param facing the facing that is charged, where there is a choice
     * @param tail the choices that go with its Impact Attacks
     * @rule CQ-CHARGE-02
     */
    record Charge(
            String unit,
            String target,
            Optional<Manoeuvre.Wheel> wheel,
            Optional<Charged> facing,
            Tail tail)
            implements OfUnit {
        /** A facing that may be charged. */
        public enum Charged {
            /** The front. */
            FRONT,
            /** A flank. */
            FLANK,
            /** The rear. */
            REAR;

            /** The word in the notation. */
            public String word() {
                return name().toLowerCase(Locale.ROOT);
            }
        }
    }

    /**
     * Shoots at an enemy.
     *
     * @param unit the Regiment
     * @param target the enemy
     * @param barrage which of several Barrages is used, from 1
     * @param overcharge markers of Overcharge that are spent
     * @param tail the choices that go with an attack
     * @rule CQ-VOLLEY-16
     */
    record Volley(String unit, String target, OptionalInt barrage, int overcharge, Tail tail)
            implements OfUnit {}

    /** Aims for the next Volley. */
    record TakeAim(String unit) implements OfUnit {}

    /**
     * Choices that go with an attack.
     *
     * @param blessed how the attacker uses Blessed
     * @param againstBlessed how the target uses Blessed
     * @param casualties on which end of a rank equal casualties begin
     * @param rerolls whether optional re-rolls are taken
     * @rule CQ-GEN-02b
     */
    record Tail(Blessed blessed, Blessed againstBlessed, Casualties casualties, Rerolls rerolls) {
        /** No choice made. */
        public static final Tail NONE =
                new Tail(Blessed.UNUSED, Blessed.UNUSED, Casualties.LEFT, Rerolls.TAKEN);

        /** Whether and for what Blessed is used. */
        public enum Blessed {
            /** Not used. */
            UNUSED,
            /** For the hit roll, by the attacker; for the Defense Roll, by the target. */
            USED
        }

        /** On which end of a rank equal casualties begin. */
        public enum Casualties {
            /** The left, seen from behind. */
            LEFT,
            /** The right. */
            RIGHT
        }

        /** Whether optional re-rolls are taken. */
        public enum Rerolls {
            /** Wherever a die failed. */
            TAKEN,
            /** Never. */
            DECLINED
        }
    }
}
