package adjutant.conquest.action;

import adjutant.battlefield.formation.Block;
import adjutant.battlefield.formation.Formation;
import adjutant.battlefield.formation.Place;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Pose;
import adjutant.conquest.battle.Array;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Whereabouts;
import adjutant.conquest.contact.Contacts;
import adjutant.conquest.movement.Ranks;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The free Reform of a Regiment whose losses left a gap in its front rank: it takes a legal
 * formation again at the end of the Action, in contact without giving up any. Of the places it may
 * take, the first that is legal: its rear edge kept, its front edge kept, its middle kept. Where
 * none is, it stays as it is.
 *
 * @rule CQ-WOUND-08
 * @rule CQ-CMDM-03
 */
public final class Closing {
    private Closing() {}

    /**
     * The free Reforms due in a situation after an Action, of the Regiments that were hurt in it.
     */
    public static List<Event> events(Battle after, List<String> hurt) {
        return hurt.isEmpty() ? List.of() : closings(after, hurt);
    }

    private static List<Event> closings(Battle after, List<String> hurt) {
        return hurt.stream()
                .distinct()
                .flatMap(id -> after.find(id).stream())
                .filter(Closing::hasGap)
                .flatMap(regiment ->
                        closed(after, regiment).stream().map(array -> reformed(regiment, array)))
                .toList();
    }

    private static Event reformed(Regiment regiment, Array array) {
        return new Event.Reformed(regiment.id(), array);
    }

    /** Whether a Stand is missing in its front rank, between others or for one behind it. */
    private static boolean hasGap(Regiment regiment) {
        if (regiment.pose().isEmpty()) {
            return false;
        }
        List<Place> front = regiment.formation().rank(0);
        int span = front.getLast().file() - front.getFirst().file() + 1;
        return front.size() < Math.max(span, Math.min(regiment.files(), regiment.stands().size()));
    }

    private static Optional<Array> closed(Battle battle, Regiment regiment) {
        int files = Math.min(regiment.files(), regiment.stands().size());
        Contacts contacts = Contacts.of(battle, regiment);
        return poses(regiment, files)
                .map(pose -> Ranks.of(regiment.stands(), files, pose))
                .filter(array -> legal(battle, contacts, regiment, array))
                .findFirst();
    }

    private static boolean legal(Battle battle, Contacts contacts, Regiment regiment, Array array) {
        Regiment after =
                regiment.withStands(array.files(), array.stands())
                        .at(new Whereabouts.OnTable(array.pose()));
        return new NewFormation(battle, contacts, after).faultsOfFreeReform().isEmpty();
    }

    private static Stream<Pose> poses(Regiment regiment, int files) {
        Pose old = regiment.pose().orElseThrow();
        Block block = new Block(Formation.of(files, regiment.stands().size()), regiment.cell());
        Length shorter = regiment.block().depth().minus(block.depth());
        return Stream.of(
                old.ahead(Length.ZERO.minus(shorter)),
                old,
                block.centredAt(regiment.block().centre(old), old.facing()));
    }
}
