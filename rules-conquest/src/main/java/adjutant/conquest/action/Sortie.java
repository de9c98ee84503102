package adjutant.conquest.action;

import adjutant.battlefield.geometry.Pose;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.battle.Array;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Terrain;
import adjutant.conquest.battle.Whereabouts;
import adjutant.conquest.movement.Garrison;
import adjutant.conquest.movement.Ranks;
import adjutant.game.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The way out of a Garrison whose piece an enemy touches: the place that is told, as for leaving.
 *
 * @param battle the situation
 * @param regiment who holds the piece
 * @param command where to; empty where it was not said
 * @rule CQ-GARR-04
 * @rule CQ-GARR-05
 */
record Sortie(Battle battle, Regiment regiment, Optional<Command.Leave> command) implements WayOut {
    @Override
    public List<Finding> findings() {
        if (command.isEmpty()) {
            return List.of(
                    Finding.no(
                            ConquestClause.GARR_05,
                            regiment.id()
                                    + " withdraws out of its Garrison to a place that is told:"
                                    + " \"leave "
                                    + regiment.id()
                                    + " files N at X Y facing D\""));
        }
        List<Finding> findings = new ArrayList<>();
        findings.add(
                Finding.yes(
                        ConquestClause.GARR_05,
                        "an enemy touches " + piece().id() + ": to leave it is to withdraw"));
        findings.addAll(faults(regiment));
        return findings;
    }

    private Terrain piece() {
        String id = ((Whereabouts.InGarrison) regiment.whereabouts()).terrain();
        return battle.terrain().stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private Array placed(Regiment left) {
        Command.Leave leave = command.orElseThrow();
        int files = Math.min(leave.files() + left.heroes().size(), left.stands().size());
        return Ranks.of(left.stands(), files, new Pose(leave.at(), leave.facing()));
    }

    private List<Finding> faults(Regiment left) {
        Array array = placed(left);
        Regiment outside =
                left.withStands(array.files(), array.stands())
                        .at(new Whereabouts.OnTable(array.pose()));
        return new Garrison(battle, piece()).faults(outside);
    }

    @Override
    public Optional<Event> event(Regiment left) {
        boolean open = command.isPresent() && faults(left).stream().noneMatch(Finding::forbids);
        return open
                ? Optional.of(new Event.LeftGarrison(left.id(), placed(left)))
                : Optional.empty();
    }
}
