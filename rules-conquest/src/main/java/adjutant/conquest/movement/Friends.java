package adjutant.conquest.movement;

import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.contact.Contacts;
import java.util.HashSet;
import java.util.Set;

/**
 * The friends that may not be moved through: those in contact with an enemy.
 *
 * @rule CQ-MARCH-10
 */
public final class Friends {
    private Friends() {}

    /** The ids of the other friends of a Regiment that are in contact, and of all markers. */
    public static Set<String> engaged(Battle battle, Regiment own) {
        Set<String> engaged = new HashSet<>();
        for (Regiment friend : battle.regiments()) {
            if (friend.side() == own.side()
                    && friend.pose().isPresent()
                    && !friend.id().equals(own.id())
                    && Contacts.of(battle, friend).any()) {
                engaged.add(friend.id());
            }
        }
        battle.markers().forEach(marker -> engaged.add(marker.id()));
        return engaged;
    }
}
