package adjutant.conquest.action;

import adjutant.battlefield.geometry.Tolerances;
import adjutant.chance.Chance;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.army.UnitType;
import adjutant.conquest.battle.ActionKind;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Terrain;
import adjutant.conquest.battle.Whereabouts;
import adjutant.conquest.movement.Garrison;
import adjutant.conquest.movement.March;
import adjutant.conquest.movement.Trail;
import adjutant.conquest.odds.Report;
import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A March into a Garrison: by the shortest way straight ahead, after one Wheel or none. What is
 * left of its Actions is lost.
 *
 * @rule CQ-GARR-01
 * @rule CQ-GARR-02
 * @rule CQ-MARCH-12
 */
final class OccupyAction implements Procedure {
    private final Battle battle;
    private final Acting acting;
    private final Terrain piece;
    private final Optional<March> march;

    OccupyAction(Battle battle, Command.Occupy command) {
        this.battle = battle;
        this.acting = Acting.of(battle, command.unit(), ActionKind.MARCH);
        this.piece =
                battle.terrain().stream()
                        .filter(each -> each.id().equals(command.terrain()))
                        .findFirst()
                        .orElseThrow();
        acting.addAll(new Needed().toMarch(regiment()).findings());
        mayHold();
        this.march = acting.stands() ? way() : Optional.empty();
    }

    private Regiment regiment() {
        return acting.regiment();
    }

    private void mayHold() {
        if (!piece.has("garrison")) {
            acting.add(Finding.no(ConquestClause.GARR_01, piece.id() + " is no Garrison"));
        }
        acting.add(
                regiment().profile().type() == UnitType.INFANTRY
                        ? yes(regiment().id() + " is Infantry")
                        : no(regiment().id() + " is not Infantry"));
        if (RulesInForce.of(regiment()).has(Special.PHALANX)) {
            acting.add(
                    Finding.no(
                            Special.PHALANX.clause(),
                            regiment().id() + " has Phalanx and may hold no Garrison"));
        }
        int stands = regiment().stands().size();
        piece.capacity()
                .ifPresent(capacity -> {
                    String text = stands + " Stands, Characters counted, Capacity " + capacity;
                    acting.add(stands <= capacity ? yes(text) : no(text + ": it stops 1in away"));
                });
        battle.regiments().stream()
                .filter(other -> other.whereabouts().equals(new Whereabouts.InGarrison(piece.id())))
                .filter(other -> !other.id().equals(regiment().id()))
                .forEach(other -> acting.add(no(piece.id() + " is held by " + other.id())));
        battle.enemiesOf(regiment().side()).stream()
                .filter(enemy -> piece.shape().isWithin(enemy.rectangle(), Tolerances.TOUCH))
                .forEach(enemy -> acting.add(no(enemy.id() + " touches " + piece.id())));
    }

    private Optional<March> way() {
        int earlier =
                MayAct.own(battle, regiment().id())
                        .map(active -> active.times(ActionKind.MARCH))
                        .orElse(0);
        Garrison.Entry entry = new Garrison(battle, piece).entry(regiment(), earlier);
        if (entry.legal().isPresent()) {
            acting.add(
                    Finding.yes(
                            ConquestClause.MARCH_12,
                            "it marches "
                                    + entry.legal().get().cost()
                                    + " into contact with "
                                    + piece.id()));
        } else {
            acting.add(
                    Finding.no(
                            ConquestClause.MARCH_12,
                            "no March leads straight, or with one Wheel, to " + piece.id()));
            entry.shortest().ifPresent(shortest -> acting.addAll(shortest.faults()));
        }
        return entry.legal();
    }

    private static Finding yes(String text) {
        return Finding.yes(ConquestClause.GARR_02, text);
    }

    private static Finding no(String text) {
        return Finding.no(ConquestClause.GARR_02, text);
    }

    @Override
    public Ruling ruling() {
        if (march.isPresent() && hits() > 0) {
            acting.add(
                    Finding.no(
                            ConquestClause.TERR_03,
                            "the way leads through Dangerous terrain: march beside it first"));
        }
        return acting.ruling(Facts.Tree.EMPTY, () -> Chance.NONE);
    }

    private int hits() {
        March way = march.orElseThrow();
        return Trail.of(battle, way.regiment(), way.moves()).hits();
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        List<Event> events = new ArrayList<>();
        events.add(acting.acted());
        events.add(new Event.Occupied(regiment().id(), piece.id(), march.orElseThrow().path()));
        int used = MayAct.done(battle, regiment()).size() + 1;
        for (int i = used; i < MayAct.ACTIONS; i++) {
            events.add(new Event.Acted(regiment().id(), ActionKind.PASS));
        }
        return events;
    }

    @Override
    public Report odds(Odds odds) {
        return Report.NOTHING;
    }

    @Override
    public Facts.Tree result(Outcome outcome) {
        return Facts.tree().put("occupied", piece.id()).build();
    }
}
