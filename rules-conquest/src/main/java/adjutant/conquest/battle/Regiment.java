package adjutant.conquest.battle;

import adjutant.battlefield.formation.Block;
import adjutant.battlefield.formation.Formation;
import adjutant.battlefield.formation.Place;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
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
 * A Regiment with its living Stands.
 *
 * @param id its id in the battle
 * @param side whose it is
 * @param muster its profile and how it was written
 * @param files the columns of its grid, attached Characters counted
 * @param stands its living Stands, in the order of their places; empty where it is gone
 * @param whereabouts where it is
 * @param mettle what its losses are measured against
 * @param statuses its passing states
 * @param effects what it has gained for a while
 * @param tokens what it has used up or gathered
 * @rule CQ-STAND-08
 * @rule CQ-STAND-06
 * @rule CQ-HERO-03
 */
public record Regiment(
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
    /** Sorts the Stands and copies all lists. */
    public Regiment {
        stands = stands.stream().sorted(Comparator.comparing(Stand::place)).toList();
        statuses =
                statuses.isEmpty()
                        ? Set.of()
                        : Collections.unmodifiableSet(EnumSet.copyOf(statuses));
        effects = List.copyOf(effects);
        if (stands.isEmpty() != (whereabouts instanceof Whereabouts.Gone)) {
            throw new IllegalArgumentException(id + " is gone exactly when it has no Stands");
        }
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

    /** Its profile. */
    public Profile profile() {
        return muster.profile();
    }

    /** Where it stands, where it is on the table. */
    public Optional<Pose> pose() {
        return whereabouts instanceof Whereabouts.OnTable(Pose pose)
                ? Optional.of(pose)
                : Optional.empty();
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
        return Formation.occupying(files, stands.stream().map(Stand::place).toList());
    }

    /** Its formation with the size of its Stands. */
    public Block block() {
        return new Block(formation(), cell());
    }

    /** Width and depth of one of its Stands. */
    public Extent cell() {
        return new Extent(
                Length.micrometres(profile().type().standWidth()),
                Length.micrometres(profile().type().standDepth()));
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

    /** Where there is no pose, as in a Garrison, an array has this one, which means nothing. */
    private static final Pose NOWHERE = new Pose(new Point(0, 0), Angle.ZERO);

    /** How it stands with other Stands in the places they have. */
    public Array array(List<Stand> others) {
        return new Array(files, others, pose().orElse(NOWHERE));
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
        return block().rectangle(pose().orElseThrow());
    }

    /** The same Regiment elsewhere. */
    public Regiment at(Whereabouts other) {
        return new Regiment(
                id, side, muster, files, stands, other, mettle, statuses, effects, tokens);
    }

    /** The same Regiment with other Stands; gone where there are none. */
    public Regiment withStands(int grid, List<Stand> others) {
        Whereabouts where = others.isEmpty() ? new Whereabouts.Gone() : whereabouts;
        return new Regiment(
                id, side, muster, grid, others, where, mettle, statuses, effects, tokens);
    }

    /** The same Regiment with another measure of its losses. */
    public Regiment with(Mettle other) {
        return new Regiment(
                id, side, muster, files, stands, whereabouts, other, statuses, effects, tokens);
    }

    /** The same Regiment with a state more. */
    public Regiment with(Status status) {
        Set<Status> more = EnumSet.of(status);
        more.addAll(statuses);
        return new Regiment(
                id, side, muster, files, stands, whereabouts, mettle, more, effects, tokens);
    }

    /** The same Regiment with a state less. */
    public Regiment without(Status status) {
        Set<Status> less = EnumSet.noneOf(Status.class);
        less.addAll(statuses);
        less.remove(status);
        return new Regiment(
                id, side, muster, files, stands, whereabouts, mettle, less, effects, tokens);
    }

    /** The same Regiment with one more effect. */
    public Regiment with(Effect effect) {
        List<Effect> more = new ArrayList<>(effects);
        more.add(effect);
        return new Regiment(
                id, side, muster, files, stands, whereabouts, mettle, statuses, more, tokens);
    }

    /** The same Regiment with other tokens. */
    public Regiment with(Tokens other) {
        return new Regiment(
                id, side, muster, files, stands, whereabouts, mettle, statuses, effects, other);
    }

    /** The same with other effects. */
    public Regiment withEffects(List<Effect> others) {
        return new Regiment(
                id, side, muster, files, stands, whereabouts, mettle, statuses, others, tokens);
    }
}
