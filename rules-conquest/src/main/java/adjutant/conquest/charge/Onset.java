package adjutant.conquest.charge;

import adjutant.battlefield.contact.Contact;
import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Pose;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command.Charge.Charged;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Terrain;
import adjutant.conquest.battle.Whereabouts;
import adjutant.conquest.movement.Friends;
import adjutant.conquest.movement.Ground;
import adjutant.conquest.movement.Terms;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Who charges whom, and what stands around.
 *
 * @param battle the situation
 * @param own the Regiment that charges, on the table
 * @param target the enemy it charges, on the table
 * @param wanted the facing that is charged where there is a choice
 * @param ground what stands around the charger
 * @param engaged the friends that are in contact with an enemy
 * @param gait how it moves
 * @param aims the bodies that may be run at, one once it is known
 */
public record Onset(
        Battle battle,
        Regiment own,
        Regiment target,
        Optional<Charged> wanted,
        Ground ground,
        Set<String> engaged,
        Terms.Gait gait,
        List<Aim> aims) {
    /** Copies the set. */
    public Onset {
        engaged = Set.copyOf(engaged);
        aims = List.copyOf(aims);
    }

    /** A Charge in a battle. */
    public static Onset of(Battle battle, Regiment own, Regiment target, Optional<Charged> wanted) {
        return new Onset(
                battle,
                own,
                target,
                wanted,
                Ground.around(battle, own),
                Friends.engaged(battle, own),
                Terms.Gait.of(own),
                Aim.of(battle, target));
    }

    /** The same where it is known which body is run at. */
    Onset at(Aim aim) {
        return new Onset(battle, own, target, wanted, ground, engaged, gait, List.of(aim));
    }

    /** The body that is run at. */
    Aim aim() {
        return aims.getFirst();
    }

    /** The piece that the target holds. */
    Optional<Terrain> piece() {
        return Aim.piece(battle, target);
    }

    /** The terrain that bars the way: not the piece that is charged. */
    List<Ground.Piece> barriers() {
        Optional<Terrain> held = piece();
        return held.isEmpty()
                ? ground.terrain()
                : ground.terrain().stream()
                        .filter(each -> !each.terrain().equals(held.get()))
                        .toList();
    }

    /** Whether Stands lie over the target, or over the piece it holds. */
    boolean isOverTarget(List<Footprint> stands) {
        return piece().map(held -> stands.stream().anyMatch(stand -> held.shape().overlaps(stand)))
                .orElseGet(() ->
                        stands.stream()
                                .anyMatch(stand ->
                                        target.footprints().stream()
                                                .anyMatch(
                                                        other -> Contact.overlaps(stand, other))));
    }

    /** The distance of both, between the closest points of their abstract rectangles. */
    public Length distance() {
        return aims.stream()
                .map(aim -> Distance.between(own.rectangle(), aim.body()))
                .min(Length::compareTo)
                .orElseThrow();
    }

    /** Where the charger begins. */
    Pose start() {
        return own.pose().orElseThrow();
    }

    /** Width and depth of the charger. */
    Extent extent() {
        return own.block().extent();
    }

    /** The charger elsewhere. */
    Regiment at(Pose pose) {
        return own.at(new Whereabouts.OnTable(pose));
    }

    /** The other enemies. */
    List<Ground.Body> otherEnemies() {
        return ground.enemies().stream()
                .filter(body -> !body.regiment().id().equals(target.id()))
                .toList();
    }

    /** All other bodies but the target. */
    List<Ground.Body> others() {
        return Stream.concat(otherEnemies().stream(), ground.friends().stream()).toList();
    }

    /** The same in a changed situation. */
    Onset in(Battle changed) {
        return of(changed, own, target, wanted).at(aim());
    }
}
