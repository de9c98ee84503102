package adjutant.conquest.action;

import adjutant.battlefield.geometry.Pose;
import adjutant.chance.Chance;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.Each;
import adjutant.conquest.battle.ActionKind;
import adjutant.conquest.battle.Array;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Terrain;
import adjutant.conquest.battle.Whereabouts;
import adjutant.conquest.movement.Garrison;
import adjutant.conquest.movement.Ranks;
import adjutant.conquest.odds.Report;
import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.Ruling;
import java.util.List;
import java.util.Optional;

/**
 * A March out of a Garrison: the Regiment is placed before the piece in a legal formation.
 *
 * @rule CQ-GARR-04
 */
final class LeaveAction implements Procedure {
    private final Acting acting;
    private final Array after;

    LeaveAction(Battle battle, Command.Leave command) {
        this.acting = Acting.of(battle, command.unit(), ActionKind.MARCH);
        Pose pose = new Pose(command.at(), command.facing());
        int stands = regiment().stands().size();
        int files = Math.min(command.files() + regiment().heroes().size(), Math.max(1, stands));
        this.after =
                regiment().isGone()
                        ? new Array(1, List.of(), pose)
                        : Ranks.of(regiment().stands(), files, pose);
        acting.addAll(new Needed().toMarch(regiment()).findings());
        Optional<Terrain> piece = piece(battle);
        if (piece.isEmpty()) {
            acting.add(Finding.no(ConquestClause.GARR_04, regiment().id() + " is in no Garrison"));
        } else if (acting.sound()) {
            Regiment placed =
                    regiment()
                            .withStands(after.files(), after.stands())
                            .at(new Whereabouts.OnTable(after.pose()));
            acting.addAll(new Garrison(battle, piece.get()).faults(placed));
        }
    }

    private Regiment regiment() {
        return acting.regiment();
    }

    private Optional<Terrain> piece(Battle battle) {
        return regiment().whereabouts() instanceof Whereabouts.InGarrison(String id)
                ? Each.first(battle.terrain(), each -> each.id().equals(id))
                : Optional.empty();
    }

    @Override
    public Ruling ruling() {
        return acting.ruling(Facts.Tree.EMPTY, () -> Chance.NONE);
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        return List.of(acting.acted(), new Event.LeftGarrison(regiment().id(), after));
    }

    @Override
    public Report odds(Odds odds) {
        return Report.NOTHING;
    }

    @Override
    public Facts.Tree result(Outcome outcome) {
        return Facts.tree().put("left", true).build();
    }
}
