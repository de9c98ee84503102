package adjutant.gda.battle;

import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Pose;
import adjutant.game.Side;
import adjutant.gda.army.Formation;
import adjutant.gda.army.Troop;
import java.util.Optional;

/**
 * A unit as it stands.
 *
 * @param troop what it is
 * @param place where it is
 * @param formation how it is drawn up
 * @param casualties what it has lost, below its dispersal while it is there
 * @param bases how many bases are left, 0 unless it is a screen
 * @param lowAmmo how often it has run Low on Ammunition, 0 unless it is a battery
 * @param states what else is said of it
 */
public record Unit(
        Troop troop,
        Place place,
        Formation formation,
        int casualties,
        int bases,
        int lowAmmo,
        States states) {
    /** Its id. */
    public String id() {
        return troop.id();
    }

    /** Whose it is. */
    public Side side() {
        return troop.side();
    }

    /** Whether something is said of it. */
    public boolean is(State state) {
        return states.has(state);
    }

    /** Whether it is Unformed. */
    public boolean isUnformed() {
        return is(State.UNFORMED);
    }

    /** Whether it is on the table or in a built-up area. */
    public boolean isPresent() {
        return !isGone() && !isInReserve();
    }

    /** Whether it is off the table for good. */
    public boolean isGone() {
        return place instanceof Place.Gone;
    }

    /** Whether it waits off the table. */
    public boolean isInReserve() {
        return place instanceof Place.Reserve;
    }

    /** Its body, where it stands on the table. */
    public Optional<Place.Body> body() {
        return place instanceof Place.Body body ? Optional.of(body) : Optional.empty();
    }

    /**
     * Its body.
     *
     * @throws IllegalStateException where it is not on the table
     */
    public Place.Body onTable() {
        if (place instanceof Place.Body body) {
            return body;
        }
        throw new IllegalStateException(id() + " is not on the table");
    }

    /** The ground it covers; see {@link #onTable()}. */
    public Footprint footprint() {
        return onTable().footprint();
    }

    /** Where it stands; see {@link #onTable()}. */
    public Pose pose() {
        return onTable().pose();
    }

    /** Whether it stands on the table. */
    public boolean isOnTable() {
        return place instanceof Place.Body;
    }

    /** Whether it is in a built-up area. */
    public boolean isGarrison() {
        return place instanceof Place.Garrison;
    }

    /** Whether it is falling back: Retiring, Retreating or Routing. */
    public boolean isFallingBack() {
        return is(State.RETIRING) || isBeaten();
    }

    /** Whether it is Retreating or Routing. */
    public boolean isBeaten() {
        return is(State.RETREATING) || is(State.ROUTING);
    }

    /**
     * Whether it is in Close Order, Formed or Unformed: infantry in line, column, column of
     * companies or square, and cavalry not in skirmish order.
     *
     * @rule GDA-ARM-1
     */
    public boolean isCloseOrder() {
        return (troop.isInfantry() || troop.isCavalry()) && formation.isClose();
    }

    /** Whether it is a screen or in skirmish order. */
    public boolean isSkirmishing() {
        return formation == Formation.SKIRMISH;
    }

    /** Whether it has fewer casualties than the first band. */
    public boolean isFresh() {
        return casualties < troop.firstBand();
    }

    /**
     * What its casualties take from its numbers: 0, −1 or −2.
     *
     * @rule GDA-CAS-1
     */
    public int band() {
        return band(casualties);
    }

    /** What so many casualties would take. */
    public int band(int lost) {
        if (lost >= troop.secondBand()) {
            return -2;
        }
        return lost >= troop.firstBand() ? -1 : 0;
    }

    /** It elsewhere. */
    public Unit at(Place other) {
        return new Unit(troop, other, formation, casualties, bases, lowAmmo, states);
    }

    /** It with another formation, on other ground. */
    public Unit drawnUp(Formation other, Place ground) {
        return new Unit(troop, ground, other, casualties, bases, lowAmmo, states);
    }

    /** It with other casualties. */
    public Unit suffering(int now) {
        return new Unit(troop, place, formation, now, bases, lowAmmo, states);
    }

    /** It with other bases. */
    public Unit ofBases(int now) {
        return new Unit(troop, place, formation, casualties, now, lowAmmo, states);
    }

    /** It with other ammunition. */
    public Unit lowOnAmmo(int times) {
        return new Unit(troop, place, formation, casualties, bases, times, states);
    }

    /** It with other states. */
    public Unit of(States now) {
        return now.equals(states)
                ? this
                : new Unit(troop, place, formation, casualties, bases, lowAmmo, now);
    }
}
