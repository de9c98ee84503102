package adjutant.conquest.battle;

import adjutant.battlefield.geometry.Extent;
import adjutant.conquest.Each;
import adjutant.conquest.RulesConfig;
import adjutant.game.Side;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The situation of a battle.
 *
 * @param frame what it is played by and on
 * @param forces the Regiments
 * @param clock the Round and its phase
 * @param score what was won so far
 * @param turn how far the phase has come
 */
public record Battle(Frame frame, Forces forces, Clock clock, Score score, Turn turn) {
    /**
     * What a battle is played by and on: hardly anything of it changes.
     *
     * @param config the readings it is played by
     * @param preset the edition its readings began from
     * @param table width and depth of the table
     * @param scenario the name of its scenario; {@code none} where there is none
     * @param sides both sides
     * @param terrain the pieces of terrain
     * @param spells the spells in play
     */
    public record Frame(
            RulesConfig config,
            RulesConfig.Preset preset,
            Extent table,
            String scenario,
            List<ArmySide> sides,
            List<Terrain> terrain,
            List<Spell> spells) {
        /** Copies the lists. */
        public Frame {
            sides = List.copyOf(sides);
            terrain = List.copyOf(terrain);
            spells = List.copyOf(spells);
        }

        private Frame with(ArmySide changed) {
            return new Frame(
                    config,
                    preset,
                    table,
                    scenario,
                    Each.map(sides, old -> old.side() == changed.side() ? changed : old),
                    terrain,
                    spells);
        }
    }

    /**
     * The Round and its phase.
     *
     * @param round from 1
     * @param phase the phase
     * @param first the First Player of the Round
     */
    public record Clock(int round, Phase phase, Side first) {}

    /**
     * What was won so far, and what there is to win.
     *
     * @param points points so far
     * @param markers the objective markers
     */
    public record Score(Map<Side, Integer> points, List<Marker> markers) {
        /** Copies map and list. */
        public Score {
            points = Map.copyOf(points);
            markers = List.copyOf(markers);
        }
    }

    /**
     * How far the phase has come.
     *
     * @param stacks the cards still to come, where they are followed
     * @param active the Activation going on
     * @param proceedings what was said and thrown
     */
    public record Turn(
            Map<Side, CardStack> stacks, Optional<Activation> active, Proceedings proceedings) {
        /** Copies the map. */
        public Turn {
            stacks = Map.copyOf(stacks);
        }
    }

    /** The readings it is played by. */
    public RulesConfig config() {
        return frame.config();
    }

    /** The edition its readings began from. */
    public RulesConfig.Preset preset() {
        return frame.preset();
    }

    /** Width and depth of the table. */
    public Extent table() {
        return frame.table();
    }

    /** The name of its scenario; {@code none} where there is none. */
    public String scenario() {
        return frame.scenario();
    }

    /** Points so far. */
    public Map<Side, Integer> scores() {
        return score.points();
    }

    /** Both sides. */
    public List<ArmySide> sides() {
        return frame.sides();
    }

    /** All Regiments, gone ones too, in the order written. */
    public List<Regiment> regiments() {
        return forces.regiments();
    }

    /** The pieces of terrain. */
    public List<Terrain> terrain() {
        return frame.terrain();
    }

    /** The objective markers. */
    public List<Marker> markers() {
        return score.markers();
    }

    /** The spells in play. */
    public List<Spell> spells() {
        return frame.spells();
    }

    /** The cards still to come, where they are followed. */
    public Map<Side, CardStack> stacks() {
        return turn.stacks();
    }

    /** The Activation going on. */
    public Optional<Activation> active() {
        return turn.active();
    }

    /** What was said and thrown in the phase. */
    public Proceedings proceedings() {
        return turn.proceedings();
    }

    /** The Regiment with an id. */
    public Optional<Regiment> find(String id) {
        for (Regiment regiment : regiments()) {
            if (regiment.id().equals(id)) {
                return Optional.of(regiment);
            }
        }
        return Optional.empty();
    }

    /**
     * The Regiment with an id.
     *
     * @throws IllegalArgumentException where there is none
     */
    public Regiment regiment(String id) {
        return find(id).orElseThrow(() -> new IllegalArgumentException("no regiment " + id));
    }

    /** The Regiments on the table, in order. */
    public List<Regiment> onTable() {
        return Each.where(regiments(), regiment -> regiment.pose().isPresent());
    }

    /** The enemies of a side that are on the table. */
    public List<Regiment> enemiesOf(Side side) {
        return Each.where(
                regiments(), regiment -> regiment.side() != side && regiment.pose().isPresent());
    }

    /** A side's army. */
    public ArmySide army(Side side) {
        return Each.first(sides(), each -> each.side() == side).orElseThrow();
    }

    /** The Regiments of a side that are not gone, in order. */
    public List<Regiment> of(Side side) {
        return Each.where(regiments(), regiment -> regiment.side() == side && !regiment.isGone());
    }

    /** Whether a side has a Regiment that is not gone. */
    public boolean hasLeft(Side side) {
        return Each.any(regiments(), regiment -> regiment.side() == side && !regiment.isGone());
    }

    /** The Regiment that a Character is with. */
    public Optional<Regiment> ofCharacter(String id) {
        return Each.first(
                regiments(), regiment -> Each.any(regiment.heroes(), hero -> hero.id().equals(id)));
    }

    /** The Regiment with an id, or that of the Character with it. */
    public Optional<Regiment> ofCard(String id) {
        return find(id).or(() -> ofCharacter(id));
    }

    /** Whether the cards of both sides are followed, so that a whole battle is played. */
    public boolean isPlayed() {
        return stacks().size() == Side.values().length || clock.phase() != Phase.ACTION;
    }

    /** The same with a Regiment changed. */
    public Battle with(Regiment changed) {
        return new Battle(frame, forces.with(changed), clock, score, turn);
    }

    /** The same with other Regiments. */
    public Battle withRegiments(List<Regiment> others) {
        return new Battle(frame, forces.with(others), clock, score, turn);
    }

    /** The same with another Activation going on, or none. */
    public Battle with(Optional<Activation> activation) {
        return with(new Turn(stacks(), activation, proceedings()));
    }

    /** The same at another time. */
    public Battle with(Clock time) {
        return new Battle(frame, forces, time, score, turn);
    }

    /** The same with other proceedings. */
    public Battle with(Proceedings others) {
        return with(new Turn(stacks(), active(), others));
    }

    /** The same with other cards to come. */
    public Battle withStacks(Map<Side, CardStack> others) {
        return with(new Turn(others, active(), proceedings()));
    }

    private Battle with(Turn other) {
        return new Battle(frame, forces, clock, score, other);
    }

    /** The same with other points. */
    public Battle withScores(Map<Side, Integer> points) {
        return new Battle(frame, forces, clock, new Score(points, markers()), turn);
    }

    /** The same with other markers. */
    public Battle withMarkers(List<Marker> others) {
        return new Battle(frame, forces, clock, new Score(scores(), others), turn);
    }

    /** The same with a side changed. */
    public Battle with(ArmySide changed) {
        return new Battle(frame.with(changed), forces, clock, score, turn);
    }
}
