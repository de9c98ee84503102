package adjutant.conquest.battle;

import adjutant.battlefield.formation.Place;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.manoeuvre.Hand;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import adjutant.conquest.Each;
import adjutant.conquest.battle.ArmySide.TableEdge;
import adjutant.game.Side;
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

    /** A command that belongs to the Round and not to an Activation. */
    sealed interface OfRound extends Command {}

    /** One that a side gives as a whole. */
    sealed interface OfSide extends OfRound {
        /** The side that commands. */
        Side side();
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
     * Marches on from Reinforcements.
     *
     * @param unit the Regiment
     * @param files the files of its front rank, Characters not counted
     * @param at the middle of its front edge, on an edge of the table
     * @param marches the moves of one March, or of two judged as a whole
     * @rule CQ-REINF-12
     * @rule CQ-REINF-22
     */
    record Enter(String unit, int files, Point at, List<List<Manoeuvre>> marches)
            implements OfUnit {
        /** Copies the moves. */
        public Enter {
            marches = Each.map(marches, List::copyOf);
        }
    }

    /**
     * Both sides throw a die; the higher wins.
     *
     * @rule CQ-DICE-07
     */
    record RollOff() implements OfRound {}

    /**
     * The winner of the roll-off takes an edge, the other side the opposite one.
     *
     * @rule CQ-SCEN-01
     */
    record Edge(Side side, TableEdge edge) implements OfSide {}

    /**
     * A Character joins a Regiment before the battle.
     *
     * @param unit the Character
     * @param regiment the Regiment that he joins
     * @param place on which hand of the Command Stand he stands
     * @rule CQ-REINF-09
     */
    record Assign(String unit, String regiment, Hand place) implements OfRound {}

    /**
     * The Reinforcement Rolls of a side.
     *
     * @param free those that arrive without a die, one a Class, where the edition has it
     * @param in those with Flank that come
     * @param stay those with Flank that wait
     * @rule CQ-REINF-02
     */
    record Reinforcements(Side side, List<String> free, List<String> in, List<String> stay)
            implements OfSide {
        /** Copies the lists. */
        public Reinforcements {
            free = List.copyOf(free);
            in = List.copyOf(in);
            stay = List.copyOf(stay);
        }
    }

    /**
     * Which Regiments arrive, where fewer dice succeeded than were thrown.
     *
     * @rule CQ-REINF-04
     */
    record Arrive(Side side, List<String> units) implements OfSide {
        /** Copies the list. */
        public Arrive {
            units = List.copyOf(units);
        }
    }

    /**
     * The order of a side's cards, top first.
     *
     * @rule CQ-CMD-01
     */
    record Stack(Side side, List<String> cards) implements OfSide {
        /** Copies the list. */
        public Stack {
            cards = List.copyOf(cards);
        }
    }

    /**
     * Both sides throw for Supremacy.
     *
     * @rule CQ-SUP-01
     */
    record Supremacy() implements OfRound {}

    /**
     * The side with fewer cards changes its die.
     *
     * @param by what it adds: 1, 0 or -1
     * @rule CQ-SUP-01
     */
    record Adjust(Side side, int by) implements OfSide {}

    /**
     * The side that may choose says who is First Player.
     *
     * @param first the First Player
     * @rule CQ-SUP-02
     */
    record First(Side first) implements OfRound {}

    /**
     * A Supremacy Ability of the Warlord; shown by name, not enforced.
     *
     * @param name empty where none is used this Round
     * @rule CQ-SUP-03
     */
    record Ability(Side side, Optional<String> name) implements OfSide {}

    /**
     * What a side says in advance of Blessed.
     *
     * @rule CQ-GEN-02b
     */
    record Policy(Side side, Proceedings.Policy blessed) implements OfSide {}

    /**
     * The answer to a question.
     *
     * @param unit whom the question was asked for
     * @rule CQ-GEN-02b
     */
    record Answer(String unit, Reply reply) implements OfRound {
        /** What may be answered. */
        public enum Reply {
            /** Blessed is used. */
            BLESSED,
            /** Blessed is not used. */
            NO,
            /** The Duel is accepted. */
            ACCEPT,
            /** The Duel is refused. */
            REFUSE
        }
    }

    /**
     * A side gives the battle up.
     *
     * @rule CQ-END-01
     */
    record Concede(Side side) implements OfSide {}

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
     * A Character challenges another.
     *
     * @param unit the Character
     * @param target the Character of the enemy
     * @rule CQ-DUEL-01
     */
    record Duel(String unit, String target) implements OfUnit {}

    /**
     * Casts a spell.
     *
     * @param unit the Character or Regiment that casts
     * @param spell its name
     * @param target the Regiment it is cast at; empty for the caster's own
     * @rule CQ-SPELL-01
     */
    record Cast(String unit, String spell, Optional<String> target) implements OfUnit {}

    /**
     * Marches into a Garrison.
     *
     * @param unit the Regiment
     * @param terrain the piece
     * @rule CQ-GARR-02
     */
    record Occupy(String unit, String terrain) implements OfUnit {}

    /**
     * Marches out of a Garrison.
     *
     * @param unit the Regiment
     * @param files the files of the front rank afterwards, Characters not counted
     * @param at the middle of the front edge afterwards
     * @param facing the facing afterwards
     * @rule CQ-GARR-04
     */
    record Leave(String unit, int files, Point at, Angle facing) implements OfUnit {}

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
