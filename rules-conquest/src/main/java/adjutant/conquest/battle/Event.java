package adjutant.conquest.battle;

import adjutant.battlefield.formation.Place;
import adjutant.battlefield.geometry.Pose;
import adjutant.conquest.army.UnitClass;
import adjutant.conquest.battle.ArmySide.TableEdge;
import adjutant.game.Side;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What happened, with every number needed to draw it. */
public sealed interface Event {
    /** What happened to a Regiment or Character. */
    sealed interface OfUnit extends Event {
        /** The Regiment or Character it happened to. */
        String unit();
    }

    /** Its Activation began. */
    record Activated(String unit) implements OfUnit {}

    /** Its Activation ended. */
    record ActivationEnded(String unit) implements OfUnit {}

    /**
     * It performed an Action.
     *
     * @param action which; a passed one is {@link ActionKind#PASS}
     * @param cost whether it counts
     * @rule CQ-ACT-08
     */
    record Acted(String unit, ActionKind action, Cost cost) implements OfUnit {
        /** It used one of its Actions. */
        public Acted(String unit, ActionKind action) {
            this(unit, action, Cost.COUNTED);
        }

        /** Whether an Action counts among those of an Activation. */
        public enum Cost {
            /** It is one of them. */
            COUNTED,
            /** It comes beside them. */
            FREE
        }
    }

    /** It used Blessed for this Round. */
    record BlessedUsed(String unit) implements OfUnit {}

    /**
     * It took Wounds.
     *
     * @param cause what they came from, such as {@code clash} or {@code morale}
     * @param wounds how many it took
     * @param lost the places of the Stands it lost
     * @param after how it stands afterwards
     */
    record Wounded(String unit, String cause, int wounds, List<Place> lost, Array after)
            implements OfUnit {
        /** Copies the list. */
        public Wounded {
            lost = List.copyOf(lost);
        }
    }

    /**
     * It was healed.
     *
     * @param wounds how many Wounds were undone
     * @param after how it stands afterwards
     */
    record Healed(String unit, int wounds, Array after) implements OfUnit {}

    /**
     * It became Broken.
     *
     * @param baseline the Stands it had left then
     */
    record Broke(String unit, int baseline) implements OfUnit {}

    /** It is no longer Broken. */
    record Rallied(String unit) implements OfUnit {}

    /**
     * It was destroyed.
     *
     * @param how by Wounds, or because it Shattered
     */
    record Destroyed(String unit, Cause how) implements OfUnit {
        /** How a Regiment ends. */
        public enum Cause {
            /** Its last Stand was lost. */
            WOUNDS,
            /** It Shattered. */
            SHATTERED
        }
    }

    /**
     * It took another formation or place.
     *
     * @param after how it stands afterwards
     */
    record Reformed(String unit, Array after) implements OfUnit {}

    /**
     * It moved without changing its formation.
     *
     * @param path the poses it passed, the first and the last included
     */
    record Moved(String unit, List<Pose> path) implements OfUnit {
        /** Copies the list. */
        public Moved {
            path = List.copyOf(path);
            if (path.isEmpty()) {
                throw new IllegalArgumentException("a move has a path");
            }
        }
    }

    /** It gained a passing state. */
    record Gained(String unit, Status status) implements OfUnit {}

    /** It lost a passing state. */
    record Lost(String unit, Status status) implements OfUnit {}

    /** It gained a rule for a while. */
    record EffectGained(String unit, Effect effect) implements OfUnit {}

    /**
     * It gained markers of Overcharge.
     *
     * @param marks how many
     */
    record MarksGained(String unit, int marks) implements OfUnit {}

    /**
     * It spent markers of Overcharge.
     *
     * @param marks how many
     */
    record MarksSpent(String unit, int marks) implements OfUnit {}

    /**
     * It is called from Reinforcements, or sent back.
     *
     * @rule CQ-REINF-06
     */
    record Called(String unit, Whereabouts.Call call) implements OfUnit {}

    /**
     * It marched on.
     *
     * @param after how it stands afterwards
     * @param path the poses it came through
     * @rule CQ-REINF-12
     */
    record Entered(String unit, Array after, List<Pose> path) implements OfUnit {
        /** Copies the path. */
        public Entered {
            path = List.copyOf(path);
        }
    }

    /**
     * A Character joined another Regiment before the battle.
     *
     * @param unit the Character
     * @param left the Stands of the Regiment he left
     * @param regiment the Regiment he joined
     * @param joined its Stands, he among them
     * @rule CQ-REINF-09
     */
    record Assigned(String unit, Array left, String regiment, Array joined) implements OfUnit {}

    /**
     * The Draw Event on its card was resolved.
     *
     * @rule CQ-ACT-04
     */
    record EventDrawn(String unit, String event) implements OfUnit {}

    /**
     * A Character took Wounds and lives.
     *
     * @param unit the Character
     * @param cause what they came from, such as {@code duel}
     * @param wounds how many he took
     * @param after how his Regiment stands afterwards
     * @rule CQ-DUEL-04
     */
    record CharacterWounded(String unit, String cause, int wounds, Array after) implements OfUnit {}

    /**
     * A Character died, and his Stand is gone.
     *
     * @param unit the Character
     * @param cause what he died of, such as {@code duel}
     * @param wounds how many Wounds he took
     * @param regiment his Regiment
     * @param after how it stands afterwards
     * @rule CQ-HERO-07
     */
    record CharacterDied(String unit, String cause, int wounds, String regiment, Array after)
            implements OfUnit {}

    /**
     * A Character refused a Duel and pays for it.
     *
     * @rule CQ-DUEL-07
     */
    record DuelRefused(String unit) implements OfUnit {}

    /**
     * It cast a spell, or tried to.
     *
     * @param unit the Character or Regiment that casts
     * @param target the Regiment it was cast at
     * @rule CQ-SPELL-05
     */
    record SpellCast(String unit, String spell, String target, Success success) implements OfUnit {
        /** Whether a spell is cast. */
        public enum Success {
            /** It is. */
            CAST,
            /** It is not. */
            FAILED
        }
    }

    /**
     * It marched into a Garrison.
     *
     * @param terrain the piece
     * @param path the poses it passed
     * @rule CQ-GARR-02
     */
    record Occupied(String unit, String terrain, List<Pose> path) implements OfUnit {
        /** Copies the path. */
        public Occupied {
            path = List.copyOf(path);
        }
    }

    /**
     * It marched out of a Garrison.
     *
     * @param after how it stands afterwards
     * @rule CQ-GARR-04
     */
    record LeftGarrison(String unit, Array after) implements OfUnit {}

    /** What happened to a side or to the Round. */
    sealed interface OfRound extends Event {}

    /**
     * The winner of the roll-off, or none in a tie.
     *
     * @rule CQ-DICE-07
     */
    record RolledOff(int a, int b) implements OfRound {}

    /** A side took an edge of the table. */
    record EdgeTaken(Side side, TableEdge edge) implements OfRound {}

    /**
     * A side has thrown for its Reinforcements.
     *
     * @param owed how many of each Class it has still to pick
     * @rule CQ-REINF-04
     */
    record Reinforced(Side side, Map<UnitClass, Integer> owed) implements OfRound {
        /** Copies the map. */
        public Reinforced {
            owed = Map.copyOf(owed);
        }
    }

    /** A side has ordered its cards. */
    record Stacked(Side side, List<String> cards) implements OfRound {
        /** Copies the list. */
        public Stacked {
            cards = List.copyOf(cards);
        }
    }

    /** The dice of Supremacy, as changed. */
    record SupremacyRolled(int a, int b) implements OfRound {}

    /** A side has let the dice of Supremacy stand, or changed them. */
    record Adjusted(Side side) implements OfRound {}

    /** Who is First Player of the Round. */
    record FirstChosen(Side side) implements OfRound {}

    /** A Supremacy Ability was named, or let go. */
    record AbilityUsed(Side side, Optional<String> name) implements OfRound {}

    /** What a side says in advance of Blessed. */
    record PolicySet(Side side, Proceedings.Policy policy) implements OfRound {}

    /** A question was asked. */
    record Asked(Proceedings.Question question) implements OfRound {}

    /** The question was answered. */
    record Answered(Command.Answer answer) implements OfRound {}

    /** A side draws the next card. */
    record TurnPassed(Side side) implements OfRound {}

    /** A card was drawn, or discarded without effect. */
    record CardLeft(Side side, String card, Way way) implements OfRound {
        /** How a card leaves the stack. */
        public enum Way {
            /** It was drawn. */
            DRAWN,
            /** It was discarded. */
            DISCARDED
        }
    }

    /** A phase began. */
    record PhaseBegan(Phase phase) implements OfRound {}

    /** A Round began. */
    record RoundBegan(int round) implements OfRound {}

    /**
     * A side scored.
     *
     * @param why what for
     * @rule CQ-SCEN-02
     */
    record Scored(Side side, int points, String why) implements OfRound {}

    /** A side gave up. */
    record Conceded(Side side) implements OfRound {}

    /**
     * An objective marker took Wounds; with its last one it is gone.
     *
     * @param marker its id
     * @param wounds how many
     * @rule CQ-SCEN-05
     */
    record MarkerHit(String marker, int wounds) implements OfRound {}

    /**
     * A side's Reinforcement Lines were taken for the Round.
     *
     * @param lines for each arriving Class that has one
     * @rule CQ-REINF-11
     */
    record LinesFixed(Side side, Map<UnitClass, FixedLine> lines) implements OfRound {
        /** Copies the map. */
        public LinesFixed {
            lines = Map.copyOf(lines);
        }
    }
}
