package adjutant.conquest.contact;

import adjutant.battlefield.formation.Place;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Regiment;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

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

    /** How two enemies meet, wherever they are; empty where they are not in contact. */
    public static Optional<Meeting> between(Battle battle, Regiment a, Regiment b) {
        return a.pose().isPresent() && b.pose().isPresent()
                ? Meeting.between(a, b)
                : Holding.between(battle, a, b);
    }

    /** The contacts of the enemy in a meeting, which is not measured again. */
    public static Contacts ofEnemy(Battle battle, Meeting known) {
        Regiment enemy = known.enemy().regiment();
        String own = known.own().regiment().id();
        return new Contacts(
                enemy,
                battle.regiments().stream()
                        .filter(other -> other.side() != enemy.side())
                        .flatMap(other ->
                                other.id().equals(own)
                                        ? Stream.of(known.reversed())
                                        : between(battle, enemy, other).stream())
                        .toList());
    }

    /** Whether an enemy is in contact. */
    public boolean any() {
        return !meetings.isEmpty();
    }

    /** The ids of the enemies in contact. */
    public List<String> enemies() {
        return meetings.stream().map(meeting -> meeting.enemy().regiment().id()).toList();
    }

    /** The meeting with an enemy. */
    public Optional<Meeting> with(String enemy) {
        return meetings.stream()
                .filter(meeting -> meeting.enemy().regiment().id().equals(enemy))
                .findFirst();
    }

    /** The enemies that a Stand is Engaged with. */
    public List<String> engagedWith(Place place) {
        return meetings.stream()
                .filter(meeting -> meeting.own().engaged().contains(place))
                .map(meeting -> meeting.enemy().regiment().id())
                .toList();
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
