package adjutant.conquest.action;

import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.battle.ArmySide.TableEdge;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Whereabouts;
import adjutant.conquest.battle.Whereabouts.Call;
import adjutant.conquest.movement.Pace;
import adjutant.game.Finding;
import adjutant.game.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whether a Regiment that arrives may stay out. Where it must enter if it can, a way straight on is
 * looked for, in every formation, inch by inch along every edge: that one is found proves that it
 * can, that none is found is taken for the opposite.
 *
 * @rule CQ-REINF-20
 */
final class EntryFound {
    private static final Length STEP = Length.inches(1);

    private final Battle battle;
    private final Regiment waiting;

    private EntryFound(Battle battle, Regiment waiting) {
        this.battle = battle;
        this.waiting = waiting;
    }

    /** What forbids that it does not enter; nothing where it may stay out. */
    static List<Finding> against(Battle battle, Regiment regiment) {
        boolean due = regiment.whereabouts().equals(new Whereabouts.InReserve(Call.DUE));
        boolean fresh = MayAct.done(battle, regiment).isEmpty();
        if (!due || !fresh || battle.config().entryMayBeDeclined()) {
            return List.of();
        }
        return new EntryFound(battle, regiment)
                .first().stream()
                        .map(at ->
                                Finding.no(
                                        ConquestClause.REINF_20,
                                        regiment.id()
                                                + " must enter, and can: "
                                                + at.files()
                                                + " files at "
                                                + at.at().x() / 25_400.0
                                                + " "
                                                + at.at().y() / 25_400.0
                                                + ", straight on"))
                        .toList();
    }

    private Optional<Command.Enter> first() {
        List<TableEdge> edges = new ArrayList<>();
        battle.army(waiting.side()).edge().ifPresent(edges::add);
        List.of(TableEdge.values()).stream()
                .filter(edge -> !edges.contains(edge))
                .forEach(edges::add);
        for (TableEdge edge : edges) {
            for (int files = waiting.ordinaryStands().size(); files >= 1; files--) {
                Optional<Command.Enter> found = first(edge, files);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Command.Enter> first(TableEdge edge, int files) {
        int across = Math.min(files + waiting.heroes().size(), waiting.stands().size());
        int ranks = (waiting.stands().size() + across - 1) / across;
        Length deep = waiting.cell().depth().times(ranks);
        List<List<Manoeuvre>> marches = marches(deep);
        long along = length(edge).micrometres();
        for (long at = STEP.micrometres(); at < along; at += STEP.micrometres()) {
            Command.Enter command =
                    new Command.Enter(waiting.id(), files, point(edge, at), marches);
            if (new EnterAction(battle, command).ruling() instanceof Ruling.Allowed) {
                return Optional.of(command);
            }
        }
        return Optional.empty();
    }

    /** Just as far as it is deep, in one March where that is enough. */
    private List<List<Manoeuvre>> marches(Length deep) {
        Length one = Length.inches(Pace.lowest(waiting));
        return deep.isAtMost(one)
                ? List.of(List.of(new Manoeuvre.Forward(deep)))
                : List.of(
                        List.of(new Manoeuvre.Forward(one)),
                        List.of(new Manoeuvre.Forward(deep.minus(one))));
    }

    private Length length(TableEdge edge) {
        return switch (edge) {
            case TOP, BOTTOM -> battle.table().width();
            case LEFT, RIGHT -> battle.table().depth();
        };
    }

    private Point point(TableEdge edge, long along) {
        return switch (edge) {
            case TOP -> new Point(along, 0);
            case BOTTOM -> new Point(along, battle.table().depth().micrometres());
            case LEFT -> new Point(0, along);
            case RIGHT -> new Point(battle.table().width().micrometres(), along);
        };
    }
}
