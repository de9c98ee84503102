package adjutant.gda.charge;

import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Tolerances;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.game.Facts;
import adjutant.game.Ruling;
import adjutant.gda.GdaClause;
import adjutant.gda.army.Printed;
import adjutant.gda.battle.Attack;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Clock;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Phase;
import adjutant.gda.battle.Unit;
import adjutant.gda.fire.Volley;
import adjutant.gda.fire.VolleyFacts;
import adjutant.gda.ruling.Changes;
import adjutant.gda.ruling.Modifier;
import adjutant.gda.ruling.Procedure;
import adjutant.gda.ruling.Reasons;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A Charge is carried out. The side with the initiative chooses the order, its own first.
 *
 * @rule GDA-CHG-8
 * @rule GDA-HR-9
 * @rule GDA-HR-36
 */
public final class ResolveAction implements Procedure {
    private final Battle battle;
    private final Command.Resolve command;
    private final Optional<Attack> attack;

    /** That of a lead. */
    public ResolveAction(Battle battle, Command.Resolve command) {
        this.battle = battle;
        this.command = command;
        this.attack = battle.attackBy(command.unit()).filter(Attack::isClosing);
    }

    @Override
    public Ruling ruling() {
        Reasons reasons =
                new Reasons()
                        .time(battle, battle.clock().initiative(), Phase.CHARGE, GdaClause.TRN_2)
                        .forbid(
                                GdaClause.CHG_3,
                                battle.clock().phase() == Phase.CHARGE
                                        && battle.clock().step() != Clock.Step.RESOLVE,
                                "Charges are carried out when all have reacted");
        if (attack.isEmpty()) {
            return reasons.no(GdaClause.CHG_8, command.unit() + " is in no Charge to carry out")
                    .ruling();
        }
        order(reasons, attack.get());
        if (isVoid(attack.get())) {
            return reasons.yes(
                            GdaClause.CHG_8,
                            command.unit() + " and its target no longer face each other")
                    .ruling();
        }
        ChargeDice dice = ChargeDice.of(battle, attack.get());
        reasons(reasons, dice);
        return reasons.ruling(facts(dice), dice::chance);
    }

    /** The Charges of the side with the initiative come first. */
    private void order(Reasons reasons, Attack now) {
        boolean other =
                battle.unit(now.lead()).side() != battle.clock().initiative()
                        && battle.clock().phase() == Phase.CHARGE;
        boolean open =
                battle.attacks().stream()
                        .filter(Attack::isClosing)
                        .anyMatch(each ->
                                battle.unit(each.lead()).side() == battle.clock().initiative());
        reasons.forbid(
                GdaClause.HR_9,
                other && open,
                () -> "the Charges of side " + battle.clock().initiative() + " come first");
    }

    /**
     * Whether one of both is gone, or they have been driven apart.
     *
     * @rule GDA-HR-36
     */
    private boolean isVoid(Attack now) {
        Unit lead = battle.unit(now.lead());
        Unit target = battle.unit(now.target());
        if (!lead.isOnTable() || lead.isFallingBack() || !target.isPresent()) {
            return true;
        }
        return battle.clock().phase() != Phase.FREE
                && !Distance.isWithin(
                        lead.footprint(),
                        Way.ground(battle, target),
                        Printed.CHARGE_POINT.in(battle.scale()).times(2).plus(Tolerances.TOUCH));
    }

    private void reasons(Reasons reasons, ChargeDice dice) {
        String lead = dice.lead().id();
        String target = dice.target().id();
        for (Volley volley : dice.volleys()) {
            Unit firer = volley.shot().firer();
            reasons.yes(
                    firer.isSkirmishing() ? GdaClause.CHG_6 : GdaClause.CHG_7,
                    firer.id() + " fires at " + lead);
        }
        if (dice.mayTest()) {
            reasons.yes(GdaClause.HR_37, lead + " tests where the fire brings a test");
        }
        if (dice.isLineTested()) {
            reasons.yes(GdaClause.CHG_5, target + ", in line, tests as cavalry charges it");
        }
        if (!dice.isRolled()) {
            reasons.yes(
                    dice.isEvaded() ? GdaClause.SKR_4 : GdaClause.BUA_5,
                    dice.isEvaded() ? target + " evades" : "there is no charge roll");
            return;
        }
        reasons.yes(table(dice), lead + " charges " + target);
        Modifiers.charger(battle, dice.attack())
                .forEach(each -> reasons.yes(each.clause(), each.text()));
        Modifiers.defender(battle, dice.attack())
                .forEach(each -> reasons.yes(each.clause(), each.text()));
        supports(reasons, dice.attack().backing(), dice.lead());
        supports(reasons, dice.attack().supports(), dice.target());
    }

    private static GdaClause table(ChargeDice dice) {
        if (dice.lead().troop().isInfantry()) {
            return GdaClause.CHG_13;
        }
        return dice.target().troop().isCavalry() ? GdaClause.CHG_14 : GdaClause.CHG_15;
    }

    private void supports(Reasons reasons, List<String> supports, Unit enemy) {
        for (String id : supports) {
            Unit unit = battle.unit(id);
            if (unit.isSkirmishing()) {
                continue;
            }
            if (Supports.rerolls(unit)) {
                Optional<GdaClause> less = Supports.lessens(battle, unit, enemy);
                reasons.yes(
                        less.orElse(GdaClause.SUP_1),
                        id
                                + " supports: a low die is thrown again"
                                + (less.isPresent() ? ", for one less" : ""));
            } else {
                reasons.yes(GdaClause.SUP_3, id + " supports by fire only");
            }
        }
    }

    private Facts.Tree facts(ChargeDice dice) {
        List<Facts> pools = new ArrayList<>();
        for (Volley volley : dice.volleys()) {
            pools.add(VolleyFacts.pool(volley));
        }
        if (dice.isRolled()) {
            Unit lead = dice.lead();
            List<Modifier> own = new ArrayList<>(Modifiers.charger(battle, dice.attack()));
            int band = Modifiers.band(battle.config(), lead, lead.casualties());
            if (band != 0) {
                own.add(
                        new Modifier(
                                GdaClause.CHG_11,
                                band,
                                lead.id() + " has " + lead.casualties() + " casualties"));
            }
            pools.add(pool(lead, own, dice.attack().supports()));
            pools.add(
                    pool(
                            dice.target(),
                            Modifiers.defender(battle, dice.attack()),
                            dice.attack().backing()));
        }
        return Facts.tree().put("pools", Facts.items(pools)).build();
    }

    private static Facts pool(Unit unit, List<Modifier> modifiers, List<String> supports) {
        return Facts.tree()
                .put("for", "charge")
                .put("by", unit.id())
                .put("modifiers", Modifier.facts(modifiers))
                .put("net", Modifier.sum(modifiers))
                .put("supports", Facts.texts(supports))
                .build();
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        Attack now = attack.orElseThrow();
        return isVoid(now)
                ? List.of(new Event.AttackOver(now.lead()))
                : Consequences.of(ChargeDice.of(battle, now), outcome);
    }

    @Override
    public Facts.Tree result(Outcome outcome) {
        if (attack.isEmpty() || isVoid(attack.get())) {
            return Facts.Tree.EMPTY;
        }
        ChargeDice dice = ChargeDice.of(battle, attack.get());
        Facts.Builder tree = Facts.tree();
        outcome.sums().stream()
                .filter(sum -> sum.label().equals(dice.roll()) && dice.isRolled())
                .forEach(sum -> tree.put("difference", sum.total()));
        if (!dice.volleys().isEmpty()) {
            tree.put(
                    "pools",
                    Facts.items(
                            dice.volleys().stream()
                                    .map(volley -> VolleyFacts.pool(volley, outcome))
                                    .toList()));
        }
        return tree.put("outcome", Consequences.verdict(dice, outcome).word())
                .putAll(Changes.of(battle, Consequences.of(dice, outcome)))
                .build();
    }

    @Override
    public Facts.Tree odds(Odds odds) {
        return attack.isEmpty() || isVoid(attack.get())
                ? Facts.Tree.EMPTY
                : ChargeOdds.of(ChargeDice.of(battle, attack.get()), odds);
    }
}
