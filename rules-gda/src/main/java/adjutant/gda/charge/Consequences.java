package adjutant.gda.charge;

import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Length;
import adjutant.chance.Outcome;
import adjutant.gda.battle.Attack;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Choice;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Place;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Unit;
import adjutant.gda.discipline.DisciplineTest;
import adjutant.gda.discipline.Falter;
import adjutant.gda.fire.Aftermath;
import adjutant.gda.fire.Destiny;
import adjutant.gda.fire.Shot;
import adjutant.gda.fire.Volley;
import adjutant.gda.ruling.Telling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What happens when the dice of a Charge are thrown. */
final class Consequences {
    private final ChargeDice dice;
    private final Outcome outcome;
    private final Attack attack;
    private final String lead;
    private final String target;
    private final Convex stood;
    private final Convex started;
    private final Telling telling;

    private Consequences(ChargeDice dice, Outcome outcome) {
        this.dice = dice;
        this.outcome = outcome;
        this.attack = dice.attack();
        this.lead = attack.lead();
        this.target = attack.target();
        this.stood = Way.ground(dice.battle(), dice.target());
        this.started = dice.lead().footprint();
        this.telling = new Telling(dice.battle());
    }

    /** The events of a Charge. */
    static List<Event> of(ChargeDice dice, Outcome outcome) {
        Consequences consequences = new Consequences(dice, outcome);
        consequences.fire();
        consequences.tests();
        consequences.result();
        consequences.fates();
        Falter.tell(consequences.telling);
        return consequences.telling.events();
    }

    /** How it ended. */
    static Verdict verdict(ChargeDice dice, Outcome outcome) {
        if (dice.isEvaded()) {
            return Verdict.EVADED;
        }
        Optional<Outcome.SumResult> roll =
                outcome.sums().stream().filter(sum -> sum.label().equals(dice.roll())).findFirst();
        if (roll.isPresent()) {
            return dice.table().get(roll.get().band()).verdict();
        }
        boolean halted =
                DisciplineTest.result(outcome, dice.fireTest())
                        .filter(DisciplineTest.Result.BAD::equals)
                        .isPresent();
        return halted ? Verdict.HALTED : Verdict.DISPERSED;
    }

    private void fire() {
        for (Volley volley : dice.volleys()) {
            telling.addAll(Aftermath.of(volley, outcome));
        }
        if (dice.isEvaded() && telling.unit(target).isOnTable()) {
            Evade.tell(telling, target, dice.lead().pose().facing(), dice.lead().footprint());
        }
        List<String> part = new ArrayList<>(attack.chargers());
        part.addAll(attack.supports());
        if (!dice.isEvaded()) {
            part.add(target);
            part.addAll(attack.backing());
        }
        part.forEach(id -> telling.become(id, State.CHARGED));
    }

    /**
     * The tests of the lead and of a line that cavalry charges.
     *
     * @rule GDA-HR-1
     */
    private void tests() {
        test(dice.fireTest(), lead);
        test(dice.lineTest(), target);
    }

    private void test(String label, String id) {
        Optional<DisciplineTest.Result> result = DisciplineTest.result(outcome, label);
        if (result.isEmpty()) {
            return;
        }
        telling.become(id, State.TESTED);
        if (DisciplineTest.recovers(outcome, label) && telling.unit(id).casualties() > 0) {
            telling.add(new Event.Recovered(id, telling.unit(id).casualties() - 1));
        }
        boolean halts = id.equals(lead) && result.get() == DisciplineTest.Result.BAD;
        if (result.get() != DisciplineTest.Result.PASS && !halts) {
            telling.become(id, State.UNFORMED);
        }
    }

    private int amount(String label) {
        return outcome.pools().stream()
                .filter(pool -> pool.label().equals(label))
                .mapToInt(Outcome.PoolResult::first)
                .sum();
    }

    private void result() {
        switch (verdict(dice, outcome)) {
            case VICTORY -> victory(Place.Loss.DISPERSED);
            case RIDDEN_DOWN -> victory(Place.Loss.RIDDEN_DOWN);
            case TAKE_GROUND -> takeGround();
            case MELEE_ELAN -> {
                telling.become(target, State.UNFORMED);
                melee(Attack.Edge.CHARGERS);
            }
            case MELEE -> melee(Attack.Edge.NONE);
            case MELEE_UNFORMED -> {
                telling.become(lead, State.UNFORMED);
                boolean elan = dice.battle().config().counterChargeElan();
                melee(elan ? Attack.Edge.DEFENDERS : Attack.Edge.NONE);
            }
            case VOLLEY -> volley(Verdict.VOLLEY);
            case VOLLEY_UNFORMED -> {
                volley(Verdict.VOLLEY_UNFORMED);
                telling.become(lead, State.UNFORMED);
            }
            case RETIRE -> beaten("retire " + lead, State.RETIRING);
            case RETREAT -> {
                beaten("retreat " + lead, State.RETREATING);
                boolean ground =
                        dice.target().troop().isCavalry() && dice.lead().troop().isCavalry();
                if (ground) {
                    Ground.take(telling, target, started);
                }
            }
            case HALTED -> beaten("halt " + lead, State.RETIRING);
            case DISPERSED, EVADED -> over();
        }
    }

    private void over() {
        telling.add(new Event.AttackOver(lead));
    }

    /**
     * The target Routs or is Ridden Down; the winner takes the ground or, where it can, chooses.
     *
     * @rule GDA-CHG-16
     * @rule GDA-CHG-20
     */
    private void victory(Place.Loss how) {
        if (how == Place.Loss.RIDDEN_DOWN) {
            telling.suffer(lead, lead, amount("victory " + lead));
            telling.remove(target, Place.Loss.RIDDEN_DOWN);
        } else {
            telling.suffer(target, lead, amount("rout " + target));
            Beaten.rout(telling, target, lead);
        }
        Beaten.supports(telling, attack.backing(), lead);
        Unit winner = telling.unit(lead);
        List<String> further =
                attack.stage() == Attack.Stage.ON || !winner.isOnTable()
                        ? List.of()
                        : Onward.targets(telling.now(), winner);
        if (further.isEmpty()) {
            Ground.take(telling, lead, stood);
            over();
            return;
        }
        Length ahead = Ground.ahead(telling.now(), winner, stood);
        telling.add(new Event.AttackIs(attack.at(Attack.Stage.WON).from(ahead)));
        List<Choice> open = new ArrayList<>(telling.now().choices());
        open.add(new Choice(lead, Onward.options(further)));
        telling.add(new Event.Choices(open));
    }

    private void takeGround() {
        telling.suffer(target, lead, amount("retreat " + target));
        Beaten.retreat(telling, target, lead);
        Beaten.supports(telling, attack.backing(), lead);
        Ground.take(telling, lead, stood);
        over();
    }

    private void melee(Attack.Edge edge) {
        Convex ground = Way.ground(telling.now(), telling.unit(target));
        attack.chargers().forEach(id -> Ground.close(telling, id, ground));
        telling.add(new Event.AttackIs(attack.at(Attack.Stage.MELEE).with(edge)));
    }

    private void volley(Verdict verdict) {
        for (String id : dice.firers()) {
            telling.suffer(target, id, amount(verdict.word() + " " + id));
            telling.become(id, State.FIRED);
        }
        over();
    }

    /** The lead falls back, and those with it Retire. */
    private void beaten(String label, State how) {
        telling.suffer(lead, target, amount(label));
        if (how == State.RETREATING) {
            Beaten.retreat(telling, lead, target);
        } else {
            Beaten.retire(telling, lead, target);
        }
        List<String> others = new ArrayList<>(attack.chargers());
        others.remove(lead);
        others.addAll(attack.supports());
        Beaten.supports(telling, others, target);
        over();
    }

    /**
     * Destiny of both sides, and the risk of a general whose unit fell back. Destiny that recovers
     * nothing gives élan where it comes to a melee.
     *
     * @rule GDA-DST-1
     * @rule GDA-DST-3
     * @rule GDA-HR-31
     */
    private void fates() {
        if (dice.isRolled()) {
            destiny(lead, target, Attack.Edge.CHARGERS);
            destiny(target, lead, Attack.Edge.DEFENDERS);
            risk(dice.lead());
            risk(dice.target());
        }
    }

    private void destiny(String roller, String enemy, Attack.Edge edge) {
        String label = ChargeDice.destiny(dice.battle().unit(roller));
        if (outcome.sums().stream().noneMatch(sum -> sum.label().equals(label))) {
            return;
        }
        Battle now = telling.now();
        List<Event> gifts =
                Destiny.settle(
                        now,
                        now.unit(roller),
                        now.unit(enemy),
                        Shot.Occasion.DEFENCE,
                        outcome,
                        label);
        telling.addAll(gifts);
        if (gifts.isEmpty()) {
            now.attackBy(lead)
                    .filter(open -> open.isMelee() && open.edge() == Attack.Edge.NONE)
                    .ifPresent(open -> telling.add(new Event.AttackIs(open.with(edge))));
        }
    }

    private void risk(Unit unit) {
        String label = ChargeDice.risk(unit);
        for (Outcome.SumResult sum : outcome.sums()) {
            if (sum.label().startsWith(label)) {
                Risk.tell(telling, unit, sum);
            }
        }
    }
}
