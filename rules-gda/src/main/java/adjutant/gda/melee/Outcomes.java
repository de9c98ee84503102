package adjutant.gda.melee;

import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Length;
import adjutant.chance.Outcome;
import adjutant.gda.army.Formation;
import adjutant.gda.army.Printed;
import adjutant.gda.battle.Aspect;
import adjutant.gda.battle.Attack;
import adjutant.gda.battle.Choice;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Place;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Unit;
import adjutant.gda.charge.Beaten;
import adjutant.gda.charge.Ground;
import adjutant.gda.charge.Risk;
import adjutant.gda.charge.Way;
import adjutant.gda.discipline.Falter;
import adjutant.gda.ruling.Telling;
import java.util.ArrayList;
import java.util.List;

/**
 * What happens when a round of melee is fought. Whoever has to go pays no further casualties.
 *
 * @rule GDA-MEL-14
 */
final class Outcomes {
    /** To fight on. */
    static final String FIGHT = "fight";

    /** To Retire instead. */
    static final String RETIRE = "retire";

    private final Melee melee;
    private final Telling telling;
    private final String lead;
    private final String target;
    private final List<String> attackers;
    private final List<String> defenders;
    private final Convex stood;

    private Outcomes(Melee melee) {
        this.melee = melee;
        this.telling = new Telling(melee.battle());
        this.lead = melee.attack().lead();
        this.target = melee.attack().target();
        this.attackers = melee.attackers().stream().map(Unit::id).toList();
        this.defenders = melee.defenders().stream().map(Unit::id).toList();
        this.stood = Way.ground(melee.battle(), melee.target());
    }

    /** The events of a round. */
    static List<Event> of(Melee melee, Outcome outcome) {
        Outcomes outcomes = new Outcomes(melee);
        int byAttackers = MeleeDice.hitsOfAttackers(outcome);
        int byDefenders = MeleeDice.hitsOfDefenders(outcome);
        outcomes.telling.suffer(outcomes.target, outcomes.lead, byAttackers);
        outcomes.telling.suffer(outcomes.lead, outcomes.target, byDefenders);
        outcomes.end(Ending.of(melee, byAttackers, byDefenders));
        outcomes.risks(outcome);
        Falter.tell(outcomes.telling);
        return outcomes.telling.events();
    }

    /** The events when one side Retires instead of fighting on. */
    static List<Event> retires(Melee melee, Ending.Victor loser) {
        Outcomes outcomes = new Outcomes(melee);
        outcomes.telling.add(new Event.Choices(List.of()));
        outcomes.leave(loser);
        for (String id : outcomes.of(loser)) {
            Beaten.retire(outcomes.telling, id, outcomes.enemyOf(loser));
        }
        outcomes.others(loser);
        outcomes.hold(loser.other());
        outcomes.of(loser.other()).forEach(id -> outcomes.telling.become(id, State.UNFORMED));
        outcomes.over();
        Falter.tell(outcomes.telling);
        return outcomes.telling.events();
    }

    /** The events when both fight on. */
    static List<Event> fightOn(Melee melee) {
        Outcomes outcomes = new Outcomes(melee);
        outcomes.telling.add(new Event.Choices(List.of()));
        outcomes.unform();
        return outcomes.telling.events();
    }

    private List<String> of(Ending.Victor side) {
        return side == Ending.Victor.ATTACKERS ? attackers : defenders;
    }

    private String enemyOf(Ending.Victor side) {
        return side == Ending.Victor.ATTACKERS ? target : lead;
    }

    private void over() {
        telling.add(new Event.AttackOver(lead));
    }

    private void unform() {
        attackers.forEach(id -> telling.become(id, State.UNFORMED));
        defenders.stream()
                .filter(id -> !telling.unit(id).isGarrison())
                .forEach(id -> telling.become(id, State.UNFORMED));
    }

    private void end(Ending ending) {
        switch (ending.victor()) {
            case NOBODY -> draw(ending);
            case ATTACKERS, DEFENDERS -> won(ending);
        }
    }

    private void draw(Ending ending) {
        if (ending.way() == Ending.Way.BOTH_GONE) {
            over();
        } else if (melee.isForBua()) {
            fightOnOr();
        } else if (melee.isMixed()) {
            Ending.Victor horse =
                    melee.lead().troop().isCavalry()
                            ? Ending.Victor.ATTACKERS
                            : Ending.Victor.DEFENDERS;
            Beaten.supports(telling, of(horse), enemyOf(horse));
            over();
        } else if (melee.lead().troop().isCavalry()) {
            fightOnOr();
        } else {
            firefight();
        }
    }

    /**
     * The first draw lets both choose, the defender first; after the second the attackers Retire.
     *
     * @rule GDA-MEL-11
     */
    private void fightOnOr() {
        if (melee.isSecond()) {
            attackers.forEach(id -> Beaten.retire(telling, id, target));
            others(Ending.Victor.ATTACKERS);
            over();
            return;
        }
        telling.add(new Event.AttackIs(melee.attack().at(Attack.Stage.FOUGHT)));
        telling.add(new Event.Choices(List.of(new Choice(target, List.of(FIGHT, RETIRE)))));
    }

    /**
     * The attackers go back a little, and all are Unformed; guns limber and Retire.
     *
     * @rule GDA-MEL-10
     */
    private void firefight() {
        Length back = Printed.STEP_INFANTRY.in(telling.now().scale());
        for (String id : attackers) {
            Unit unit = telling.unit(id);
            if (unit.isOnTable()) {
                Ground.back(telling, id, back);
            }
        }
        unform();
        for (String id : defenders) {
            if (telling.unit(id).formation() == Formation.DEPLOYED) {
                Beaten.supports(telling, List.of(id), lead);
            }
        }
        over();
    }

    private void won(Ending ending) {
        Ending.Victor loser = ending.victor().other();
        Ending.Fate fate = ending.fate(melee);
        if (fate == Ending.Fate.FIGHT_ON && areBothThere()) {
            fightOnOr();
            return;
        }
        guns(loser);
        leave(loser);
        for (String id : of(loser)) {
            switch (fate) {
                case ROUT -> Beaten.rout(telling, id, enemyOf(loser));
                case RETREAT, FIGHT_ON -> Beaten.retreat(telling, id, enemyOf(loser));
                case RETURN -> Beaten.supports(telling, List.of(id), enemyOf(loser));
                case DISPERSE -> telling.remove(id, Place.Loss.DISPERSED);
            }
        }
        others(loser);
        winners(ending);
        over();
    }

    /** Whether neither lead is dispersed; where one is, those left of its side Retreat. */
    private boolean areBothThere() {
        return telling.unit(lead).isPresent() && telling.unit(target).isPresent();
    }

    /**
     * A battery hit in flank or rear disperses.
     *
     * @rule GDA-ART-10
     * @rule GDA-MEL-12
     */
    private void guns(Ending.Victor loser) {
        boolean flank =
                loser == Ending.Victor.DEFENDERS
                        && melee.attack().aspect() != Aspect.FRONT
                        && melee.target().troop().isBattery();
        if (flank) {
            telling.remove(target, Place.Loss.DISPERSED);
        }
    }

    /** A garrison that loses stands before its section, on the side away from the attacker. */
    private void leave(Ending.Victor loser) {
        if (loser == Ending.Victor.DEFENDERS && telling.unit(target).isGarrison()) {
            Section.leave(telling, target, lead);
        }
    }

    /** Those of the losing side who took no part Retire. */
    private void others(Ending.Victor loser) {
        List<String> all = new ArrayList<>();
        if (loser == Ending.Victor.ATTACKERS) {
            all.addAll(melee.attack().chargers());
            all.addAll(melee.attack().supports());
        } else {
            all.addAll(melee.attack().backing());
        }
        all.removeAll(of(loser));
        Beaten.supports(telling, all, enemyOf(loser));
    }

    /**
     * Winners take the ground, Unformed where they won by 1; cavalry that beat cavalry by 2 returns
     * to its own lines.
     */
    private void winners(Ending ending) {
        Ending.Victor victor = ending.victor();
        boolean returns =
                ending.margin() == 2
                        && !melee.isMixed()
                        && melee.lead().troop().isCavalry()
                        && ending.way() == Ending.Way.HITS;
        if (returns) {
            Beaten.supports(telling, of(victor), enemyOf(victor));
            return;
        }
        hold(victor);
        if (ending.margin() == 1) {
            of(victor).stream()
                    .filter(id -> !telling.unit(id).isGarrison())
                    .forEach(id -> telling.become(id, State.UNFORMED));
        }
    }

    private void hold(Ending.Victor victor) {
        if (victor != Ending.Victor.ATTACKERS) {
            return;
        }
        if (melee.isForBua()) {
            Section.enter(telling, lead, ((Place.Garrison) melee.target().place()).terrain());
        } else {
            Ground.take(telling, lead, stood);
        }
    }

    /**
     * The risk of a general whose unit fell back.
     *
     * @rule GDA-DST-3
     */
    private void risks(Outcome outcome) {
        for (Outcome.SumResult sum : outcome.sums()) {
            for (Unit unit : List.of(melee.lead(), melee.target())) {
                if (sum.label().startsWith(MeleeDice.risk(unit))) {
                    Risk.tell(telling, unit, sum);
                }
            }
        }
    }
}
