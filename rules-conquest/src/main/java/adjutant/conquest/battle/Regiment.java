package adjutant.conquest.battle;

import adjutant.battlefield.formation.Block;
import adjutant.battlefield.formation.Formation;
import adjutant.battlefield.formation.Place;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Pose;
import adjutant.conquest.army.CommandModel;
import adjutant.conquest.army.Profile;
import adjutant.game.Side;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A Regiment with its living Stands. A value, as a record is; it keeps besides what is asked of it
 * again and again.
 *
 * @rule CQ-STAND-08
 * @rule CQ-STAND-06
 * @rule CQ-HERO-03
 */
public final class Regiment {
    private final String id;
    private final Side side;
    private final Muster muster;
    private final int files;
    private final List<Stand> stands;
    private final Whereabouts whereabouts;
    private final Mettle mettle;
    private final Set<Status> statuses;
    private final List<Effect> effects;
    private final Tokens tokens;
    private final Figure figure;

    /**
     * A Regiment.
     *
     * @param id its id in the battle
     * @param side whose it is
     * @param muster its profile and how it was written
     * @param files the columns of its grid, attached Characters counted
     * @param stands its living Stands, in any order; empty where it is gone
     * @param whereabouts where it is
     * @param mettle what its losses are measured against
     * @param statuses its passing states
     * @param effects what it has gained for a while
     * @param tokens what it has used up or gathered
     * @throws IllegalArgumentException where it is gone and has Stands, or the other way round
     */
    public Regiment(
            String id,
            Side side,
            Muster muster,
            int files,
            List<Stand> stands,
            Whereabouts whereabouts,
            Mettle mettle,
            Set<Status> statuses,
            List<Effect> effects,
            Tokens tokens) {
        this(
                id,
                side,
                muster,
                files,
                sorted(stands),
                whereabouts,
                mettle,
                ordered(statuses),
                List.copyOf(effects),
                tokens,
                Figure.of(muster.profile().type(), files, sorted(stands), whereabouts));
    }

    private Regiment(
            String id,
            Side side,
            Muster muster,
            int files,
            List<Stand> stands,
            Whereabouts whereabouts,
            Mettle mettle,
            Set<Status> statuses,
            List<Effect> effects,
            Tokens tokens,
            Figure figure) {
        if (stands.isEmpty() != (whereabouts instanceof Whereabouts.Gone)) {
            throw new IllegalArgumentException(id + " is gone exactly when it has no Stands");
        }
        this.id = id;
        this.side = side;
        this.muster = muster;
        this.files = files;
        this.stands = stands;
        this.whereabouts = whereabouts;
        this.mettle = mettle;
        this.statuses = statuses;
        this.effects = effects;
        this.tokens = tokens;
        this.figure = figure;
    }

    private static List<Stand> sorted(List<Stand> stands) {
        for (int i = 1; i < stands.size(); i++) {
            if (stands.get(i - 1).place().compareTo(stands.get(i).place()) > 0) {
                return stands.stream().sorted(Comparator.comparing(Stand::place)).toList();
            }
        }
        return List.copyOf(stands);
    }

    private static Set<Status> ordered(Set<Status> statuses) {
        return statuses.isEmpty()
                ? Set.of()
                : Collections.unmodifiableSet(EnumSet.copyOf(statuses));
    }

    /**
     * What a Regiment has used up or gathered.
     *
     * @param blessed whether Blessed was used this Round
     * @param overcharge counters of Overcharge
     */
    public record Tokens(boolean blessed, int overcharge) {
        /** Nothing used, nothing gathered. */
        public static final Tokens NONE = new Tokens(false, 0);
    }

    /** Its id in the battle. */
    public String id() {
        return id;
    }

    /** Whose it is. */
    public Side side() {
        return side;
    }

    /** Its profile and how it was written. */
    public Muster muster() {
        return muster;
    }

    /** The columns of its grid, attached Characters counted. */
    public int files() {
        return files;
    }

    /** Its living Stands, in the order of their places; empty where it is gone. */
    public List<Stand> stands() {
        return stands;
    }

    /** Where it is. */
    public Whereabouts whereabouts() {
        return whereabouts;
    }

    /** What its losses are measured against. */
    public Mettle mettle() {
        return mettle;
    }

    /** Its passing states. */
    public Set<Status> statuses() {
        return statuses;
    }

    /** What it has gained for a while. */
    public List<Effect> effects() {
        return effects;
    }

    /** What it has used up or gathered. */
    public Tokens tokens() {
        return tokens;
    }

    /** Its profile. */
    public Profile profile() {
        return muster.profile();
    }

    /** Where it stands, where it is on the table. */
    public Optional<Pose> pose() {
        return figure.pose();
    }

    /** Whether it is destroyed. */
    public boolean isGone() {
        return whereabouts instanceof Whereabouts.Gone;
    }

    /** Whether it is Broken. */
    public boolean isBroken() {
        return mettle.broken();
    }

    /** Whether it has a passing state. */
    public boolean is(Status status) {
        return statuses.contains(status);
    }

    /**
     * Its formation.
     *
     * @throws IllegalArgumentException where it is gone
     */
    public Formation formation() {
        return block().formation();
    }

    /** Its formation with the size of its Stands. */
    public Block block() {
        return figure.block();
    }

    /** Width and depth of one of its Stands. */
    public Extent cell() {
        return Figure.cell(profile().type());
    }

    /** The Stand in a place. */
    public Optional<Stand> stand(Place place) {
        return stands.stream().filter(stand -> stand.place().equals(place)).findFirst();
    }

    /** The Command Stand, while it lives. */
    public Optional<Stand> commandStand() {
        return stands.stream().filter(Stand::isCommand).findFirst();
    }

    /**
     * The Command Stand, while it lives and where it has a Leader.
     *
     * @rule CQ-CMDM-01
     */
    public Optional<Stand> leader() {
        return profile().command().contains(CommandModel.LEADER)
                ? commandStand()
                : Optional.empty();
    }

    /**
     * How many models are left on a Stand: as many as its share of Wounds left, rounded up. Only
     * what counts "per model" asks.
     *
     * @rule CQ-STAND-05
     */
    public int modelsRemaining(Stand stand) {
        Profile own = stand.hero().map(hero -> hero.muster().profile()).orElseGet(this::profile);
        int models = own.modelsPerStand();
        int w = own.characteristics().wounds().number().orElse(1);
        return ((w - stand.damage()) * models + w - 1) / w;
    }

    /** The Stands that are no Characters. */
    public List<Stand> ordinaryStands() {
        return stands.stream().filter(stand -> !stand.isCharacter()).toList();
    }

    /** How it stands with other Stands in the places they have. */
    public Array array(List<Stand> others) {
        return pose().map(pose -> new Array(files, others, pose))
                .orElseGet(() -> Array.nowhere(files, others));
    }

    /** Its attached Characters. */
    public List<Hero> heroes() {
        return stands.stream().flatMap(stand -> stand.hero().stream()).toList();
    }

    /** The address of a place of it, as written. */
    public String address(Place place) {
        return id + ":" + place;
    }

    /**
     * The ground of its abstract rectangle.
     *
     * @throws java.util.NoSuchElementException where it is not on the table
     */
    public Footprint rectangle() {
        return figure.rectangle();
    }

    /**
     * The ground under its Stands, in the order of their places.
     *
     * @throws java.util.NoSuchElementException where it is not on the table
     */
    public List<Footprint> footprints() {
        return figure.stands();
    }

    /** The same Regiment elsewhere. */
    public Regiment at(Whereabouts other) {
        return new Regiment(
                id,
                side,
                muster,
                files,
                stands,
                other,
                mettle,
                statuses,
                effects,
                tokens,
                figure.at(other));
    }

    /** The same Regiment with other Stands; gone where there are none. */
    public Regiment withStands(int grid, List<Stand> others) {
        Whereabouts where = others.isEmpty() ? new Whereabouts.Gone() : whereabouts;
        return new Regiment(
                id, side, muster, grid, others, where, mettle, statuses, effects, tokens);
    }

    /** The same Regiment with another measure of its losses. */
    public Regiment with(Mettle other) {
        return changed(other, statuses, effects, tokens);
    }

    /** The same Regiment with a state more. */
    public Regiment with(Status status) {
        Set<Status> more = EnumSet.of(status);
        more.addAll(statuses);
        return changed(mettle, ordered(more), effects, tokens);
    }

    /** The same Regiment with a state less. */
    public Regiment without(Status status) {
        if (!statuses.contains(status)) {
            return this;
        }
        Set<Status> less = EnumSet.copyOf(statuses);
        less.remove(status);
        return changed(mettle, ordered(less), effects, tokens);
    }

    /** The same Regiment with one more effect. */
    public Regiment with(Effect effect) {
        List<Effect> more = new ArrayList<>(effects);
        more.add(effect);
        return withEffects(more);
    }

    /** The same Regiment with other tokens. */
    public Regiment with(Tokens other) {
        return changed(mettle, statuses, effects, other);
    }

    /** The same with other effects. */
    public Regiment withEffects(List<Effect> others) {
        return changed(mettle, statuses, List.copyOf(others), tokens);
    }

    /** The same where it stands, as it stands. */
    private Regiment changed(
            Mettle losses, Set<Status> states, List<Effect> gained, Tokens counters) {
        return new Regiment(
                id,
                side,
                muster,
                files,
                stands,
                whereabouts,
                losses,
                states,
                gained,
                counters,
                figure);
    }

    private List<Object> parts() {
        return List.of(
                id, side, muster, files, stands, whereabouts, mettle, statuses, effects, tokens);
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || (other instanceof Regiment regiment && parts().equals(regiment.parts()));
    }

    @Override
    public int hashCode() {
        return parts().hashCode();
    }

    @Override
    public String toString() {
        return "Regiment" + parts();
    }
}
