package adjutant.conquest.action;

import adjutant.chance.Batch;
import adjutant.chance.Count;
import adjutant.chance.Outcome;
import adjutant.chance.Roll;
import adjutant.chance.Step;
import adjutant.chance.Track;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.RulesConfig;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command.Tail.Casualties;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.combat.HitBack;
import adjutant.conquest.combat.Tenacity;
import adjutant.conquest.contact.Contacts;
import adjutant.conquest.contact.Facing;
import adjutant.conquest.morale.Sufferer;
import adjutant.game.Finding;
import java.util.List;
import java.util.Optional;

/**
 * The Hits of the terrain that a Regiment has moved through: defended when its Action ends, without
 * Morale.
 *
 * @rule CQ-TERR-04
 * @rule CQ-TERR-07
 */
final class Footfall {
    /** The label of the pool, and what its dice are for. */
    static final String TERRAIN = "terrain";

    private Footfall() {}

    /** The Hits as a reason. */
    static Finding finding(Regiment regiment, int hits) {
        return Finding.yes(
                ConquestClause.TERR_03,
                "terrain: " + hits + (hits == 1 ? " Hit on " : " Hits on ") + regiment.id());
    }

    /** That no Morale is tested. */
    static Finding unshaken() {
        return Finding.yes(ConquestClause.TERR_04, "Wounds from terrain test no Morale");
    }

    /** The dice; the ground has no facing, so no Shield helps. */
    static Step step(Regiment regiment, Count hits, Track track, RulesConfig config) {
        Roll defense = HitBack.defense(regiment, Facing.REAR);
        Roll roll = new Roll(TERRAIN, defense.on(), defense.die(), defense.then());
        return new Step.Pool(
                TERRAIN,
                List.of(new Batch(hits, roll)),
                0,
                Tenacity.of(regiment, config).tally(),
                track.id(),
                Optional.empty(),
                Optional.empty());
    }

    /** The Regiment as it suffers where its Action ends. */
    static Sufferer sufferer(Battle battle, Regiment moved) {
        return Sufferer.of(Contacts.of(battle.with(moved), moved), Casualties.LEFT);
    }

    /** What happened. */
    static List<Event> events(Sufferer sufferer, Outcome.PoolResult pool) {
        return sufferer.events(pool.before(), pool.after(), pool.first(), TERRAIN);
    }
}
