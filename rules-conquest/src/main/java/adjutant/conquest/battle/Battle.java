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
 * @param config the readings it is played by
 * @param preset the edition its readings began from
 * @param table width and depth of the table
 * @param scenario the name of its scenario; {@code none} where there is none
 * @param clock the Round and its phase
 * @param scores points so far
 * @param sides both sides
 * @param regiments all Regiments, gone ones too, in the order written
 * @param terrain the pieces of terrain
 * @param markers the objective markers
 * @param spells the spells in play
 * @param stacks the cards still to come, where they are followed
 * @param active the Activation going on
 * @param proceedings how far the phase has come
 */
public record Battle(
        RulesConfig config,
        RulesConfig.Preset preset,
        Extent table,
        String scenario,
        Clock clock,
        Map<Side, Integer> scores,
        List<ArmySide> sides,
        List<Regiment> regiments,
        List<Terrain> terrain,
        List<Marker> markers,
        List<Spell> spells,
        Map<Side, CardStack> stacks,
        Optional<Activation> active,
        Proceedings proceedings) {
    /** Copies the lists and maps. */
    public Battle {
        scores = Map.copyOf(scores);
        sides = List.copyOf(sides);
        regiments = List.copyOf(regiments);
        terrain = List.copyOf(terrain);
        markers = List.copyOf(markers);
        spells = List.copyOf(spells);
        stacks = Map.copyOf(stacks);
    }

    /**
     * The Round and its phase.
     *
     * @param round from 1
     * @param phase the phase
     * @param first the First Player of the Round
     */
    public record Clock(int round, Phase phase, Side first) {}

    /** The Regiment with an id. */
    public Optional<Regiment> find(String id) {
        for (Regiment regiment : regiments) {
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
        return Each.where(regiments, regiment -> regiment.pose().isPresent());
    }

    /** The enemies of a side that are on the table. */
    public List<Regiment> enemiesOf(Side side) {
        return Each.where(
                regiments, regiment -> regiment.side() != side && regiment.pose().isPresent());
    }

    /** A side's army. */
    public ArmySide army(Side side) {
        return Each.first(sides, each -> each.side() == side).orElseThrow();
    }

    /** The Regiments of a side that are not gone, in order. */
    public List<Regiment> of(Side side) {
        return Each.where(regiments, regiment -> regiment.side() == side && !regiment.isGone());
    }

    /** The Regiment that a Character is with. */
    public Optional<Regiment> ofCharacter(String id) {
        return Each.first(
                regiments, regiment -> Each.any(regiment.heroes(), hero -> hero.id().equals(id)));
    }

    /** The Regiment with an id, or that of the Character with it. */
    public Optional<Regiment> ofCard(String id) {
        return find(id).or(() -> ofCharacter(id));
    }

    /** Whether the cards of both sides are followed, so that a whole battle is played. */
    public boolean isPlayed() {
        return stacks.size() == Side.values().length || clock.phase() != Phase.ACTION;
    }

    /** The same with a Regiment changed. */
    public Battle with(Regiment changed) {
        return withRegiments(
                Each.map(regiments, old -> old.id().equals(changed.id()) ? changed : old));
    }

    /** The same with other Regiments. */
    public Battle withRegiments(List<Regiment> others) {
        return new Battle(
                config,
                preset,
                table,
                scenario,
                clock,
                scores,
                sides,
                others,
                terrain,
                markers,
                spells,
                stacks,
                active,
                proceedings);
    }

    /** The same with another Activation going on, or none. */
    public Battle with(Optional<Activation> activation) {
        return new Battle(
                config,
                preset,
                table,
                scenario,
                clock,
                scores,
                sides,
                regiments,
                terrain,
                markers,
                spells,
                stacks,
                activation,
                proceedings);
    }

    /** The same at another time. */
    public Battle with(Clock time) {
        return new Battle(
                config,
                preset,
                table,
                scenario,
                time,
                scores,
                sides,
                regiments,
                terrain,
                markers,
                spells,
                stacks,
                active,
                proceedings);
    }

    /** The same with other proceedings. */
    public Battle with(Proceedings others) {
        return new Battle(
                config, preset, table, scenario, clock, scores, sides, regiments, terrain, markers,
                spells, stacks, active, others);
    }

    /** The same with other cards to come. */
    public Battle withStacks(Map<Side, CardStack> others) {
        return new Battle(
                config,
                preset,
                table,
                scenario,
                clock,
                scores,
                sides,
                regiments,
                terrain,
                markers,
                spells,
                others,
                active,
                proceedings);
    }

    /** The same with other points. */
    public Battle withScores(Map<Side, Integer> points) {
        return new Battle(
                config,
                preset,
                table,
                scenario,
                clock,
                points,
                sides,
                regiments,
                terrain,
                markers,
                spells,
                stacks,
                active,
                proceedings);
    }

    /** The same with other markers. */
    public Battle withMarkers(List<Marker> others) {
        return new Battle(
                config,
                preset,
                table,
                scenario,
                clock,
                scores,
                sides,
                regiments,
                terrain,
                others,
                spells,
                stacks,
                active,
                proceedings);
    }

    /** The same with a side changed. */
    public Battle with(ArmySide changed) {
        return new Battle(
                config,
                preset,
                table,
                scenario,
                clock,
                scores,
                Each.map(sides, old -> old.side() == changed.side() ? changed : old),
                regiments,
                terrain,
                markers,
                spells,
                stacks,
                active,
                proceedings);
    }
}
