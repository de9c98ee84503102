package adjutant.conquest.movement;

import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Marker;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.contact.Contacts;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The friends that may not be moved through: those in contact with an enemy.
 *
 * @rule CQ-MARCH-10
 */
public final class Friends {
    private Friends() {}

    /** The ids of the other friends of a Regiment that are in contact, and of all markers. */
    public static Set<String> engaged(Battle battle, Regiment own) {
        Stream<String> friends =
                battle.onTable().stream()
                        .filter(friend ->
                                friend.side() == own.side() && !friend.id().equals(own.id()))
                        .filter(friend -> Contacts.of(battle, friend).any())
                        .map(Regiment::id);
        return Stream.concat(friends, battle.markers().stream().map(Marker::id))
                .collect(Collectors.toSet());
    }
}
