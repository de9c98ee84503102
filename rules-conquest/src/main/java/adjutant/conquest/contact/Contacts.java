package adjutant.conquest.contact;

import adjutant.battlefield.formation.Place;
import adjutant.conquest.Each;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Measured;
import adjutant.conquest.battle.Regiment;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The enemies a Regiment is in contact with.
 *
 * @param regiment the Regiment
 * @param meetings one for each enemy in contact, in the order of the battle
 * @rule CQ-CONT-07
 */
public record Contacts(Regiment regiment, List<Meeting> meetings) {
    /** Copies the list. */
    public Contacts {
        meetings = List.copyOf(meetings);
    }

    /** The contacts of a Regiment; none where it is neither on the table nor in a Garrison. */
    public static Contacts of(Battle battle, Regiment regiment) {
        List<Meeting> meetings = new ArrayList<>();
        for (Regiment other : battle.regiments()) {
            if (other.side() != regiment.side()) {
                between(battle, regiment, other).ifPresent(meetings::add);
            }
        }
        return new Contacts(regiment, meetings);
    }

    /**
     * How two enemies meet, wherever they are; empty where they are not in contact. What was
     * measured between two on the table is not measured again.
     */
    public static Optional<Meeting> between(Battle battle, Regiment a, Regiment b) {
        if (a.pose().isEmpty() || b.pose().isEmpty()) {
            return Holding.between(battle, a, b);
        }
        return battle.forces().between(a, b, Contacts::measured) instanceof Meeting meeting
                ? Optional.of(meeting)
                : Optional.empty();
    }

    private static Measured measured(Regiment own, Regiment other) {
        return Meeting.between(own, other).<Measured>map(met -> met).orElse(Measured.NOTHING);
    }

    /** Whether an enemy is in contact. */
    public boolean any() {
        return !meetings.isEmpty();
    }

    /** The ids of the enemies in contact. */
    public List<String> enemies() {
        return Each.map(meetings, meeting -> meeting.enemy().regiment().id());
    }

    /** The meeting with an enemy. */
    public Optional<Meeting> with(String enemy) {
        return Each.first(meetings, meeting -> meeting.enemy().regiment().id().equals(enemy));
    }

    /** The enemies that a Stand is Engaged with. */
    public List<String> engagedWith(Place place) {
        return Each.map(
                Each.where(meetings, meeting -> meeting.own().engaged().contains(place)),
                meeting -> meeting.enemy().regiment().id());
    }

    /** The own Stands that touch an enemy Stand. */
    public Set<Place> touching() {
        Set<Place> places = new TreeSet<>();
        meetings.forEach(meeting -> places.addAll(meeting.own().touching()));
        return places;
    }

    /** The own Stands that are Engaged. */
    public Set<Place> engaged() {
        Set<Place> places = new TreeSet<>();
        meetings.forEach(meeting -> places.addAll(meeting.own().engaged()));
        return places;
    }
}
