package adjutant.gda.charge;

import adjutant.battlefield.geometry.Length;
import adjutant.chance.IntTable;
import adjutant.chance.Step;
import adjutant.chance.Track;
import adjutant.gda.GdaClause;
import adjutant.gda.RulesConfig;
import adjutant.gda.army.Formation;
import adjutant.gda.army.Grade;
import adjutant.gda.army.Mounts;
import adjutant.gda.battle.Aspect;
import adjutant.gda.battle.Attack;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Mood;
import adjutant.gda.battle.Terrain;
import adjutant.gda.battle.Unit;
import adjutant.gda.ground.Going;
import adjutant.gda.ruling.Modifier;
import java.util.ArrayList;
import java.util.List;

/**
 * What is added to the dice of both sides of a Charge.
 *
 * @rule GDA-CHG-11
 * @rule GDA-CHG-12
 * @rule GDA-C-15
 */
final class Modifiers {
    private static final int FLAT_FIRST = 4;
    private static final int FLAT_SECOND = 8;

    private final Battle battle;
    private final Attack attack;
    private final Unit lead;
    private final Unit target;
    private final List<Modifier> all = new ArrayList<>();

    private Modifiers(Battle battle, Attack attack) {
        this.battle = battle;
        this.attack = attack;
        this.lead = battle.unit(attack.lead());
        this.target = battle.unit(attack.target());
    }

    /** Those of the charger, but for its losses; see {@link #losses}. */
    static List<Modifier> charger(Battle battle, Attack attack) {
        Modifiers modifiers = new Modifiers(battle, attack);
        modifiers.either(modifiers.lead, modifiers.target);
        modifiers.charging();
        return List.copyOf(modifiers.all);
    }

    /** Those of the defender, its losses included. */
    static List<Modifier> defender(Battle battle, Attack attack) {
        Modifiers modifiers = new Modifiers(battle, attack);
        Unit target = modifiers.target;
        modifiers.either(target, modifiers.lead);
        modifiers.defending();
        modifiers.add(
                band(battle.config(), target, target.casualties()),
                target.id() + " has " + target.casualties() + " casualties");
        return List.copyOf(modifiers.all);
    }

    private void add(int value, String text) {
        add(GdaClause.CHG_11, value, text);
    }

    private void add(GdaClause clause, int value, String text) {
        if (value != 0) {
            all.add(new Modifier(clause, value, text));
        }
    }

    private void either(Unit unit, Unit enemy) {
        Grade grade = battle.isLed(unit) ? unit.troop().grade().better() : unit.troop().grade();
        boolean deep = unit.formation() == Formation.COLUMN || unit.formation() == Formation.SQUARE;
        boolean steady = grade == Grade.RECRUIT && deep;
        String led = battle.isLed(unit) ? " with its general" : "";
        add(steady ? 0 : grade.modifier(), unit.id() + " is " + grade.word() + led);
        if (unit.isUnformed()) {
            add(-2, unit.id() + " is Unformed");
        }
        boolean narrower =
                unit.troop().isCavalry()
                        && enemy.troop().isCavalry()
                        && width(unit).isLessThan(width(enemy));
        if (narrower) {
            add(-1, unit.id() + " has the narrower front");
        }
        if (!battle.brigade(unit).moods().equals(List.of(Mood.OBEYS))) {
            add(-1, "the brigade of " + unit.id() + " does not Obey");
        }
    }

    private static Length width(Unit unit) {
        return unit.onTable().extent().width();
    }

    private void charging() {
        if (attack.stage() == Attack.Stage.ON) {
            add(GdaClause.CHG_16, 1, lead.id() + " charges on");
        }
        Mounts kind = lead.troop().mounts().orElse(Mounts.LIGHT);
        if (lead.troop().isCavalry() && kind.isHeavy()) {
            add(1, lead.id() + " is heavy");
        }
        if (kind == Mounts.LANCER && target.troop().isInfantry()) {
            add(1, lead.id() + " has lances");
        }
        boolean heavier = target.troop().mounts().filter(Mounts::isHeavy).isPresent();
        if (kind == Mounts.CAMPAIGN && heavier) {
            add(-1, lead.id() + " is worn by its campaign");
        }
    }

    private void defending() {
        if (target.troop().isInfantry() && lead.troop().isCavalry()) {
            againstCavalry();
        }
        if (target.formation() == Formation.SQUARE && lead.troop().isInfantry()) {
            add(GdaClause.SQR_1, -2, target.id() + " is in square against infantry");
        }
        if (attack.aspect() != Aspect.FRONT) {
            add(GdaClause.CHG_12, -4, target.id() + " is charged in " + attack.aspect().word());
            return;
        }
        Flanked.by(battle, target, attack.chargers())
                .ifPresent(enemy ->
                        add(GdaClause.CHG_12, -2, target.id() + " is flanked by " + enemy.id()));
    }

    /**
     * The bonus of a close formation is lost in flank and rear, and by those who fall back; who is
     * Unformed keeps it, beside what that takes.
     *
     * @rule GDA-C-15
     */
    private void againstCavalry() {
        boolean held = attack.aspect() == Aspect.FRONT && !target.isFallingBack();
        if (isOnCrossing()) {
            add(GdaClause.TER_9, held ? 2 : 0, target.id() + " holds a crossing as in square");
            return;
        }
        switch (target.formation()) {
            case COLUMN, SQUARE ->
                    add(held ? 2 : 0, target.id() + " is in " + target.formation().word());
            case LINE -> add(-2, target.id() + " is in line");
            case COMPANIES, SKIRMISH, LIMBERED, DEPLOYED -> {}
        }
    }

    private boolean isOnCrossing() {
        return isOnCrossing(battle, target);
    }

    /**
     * Whether a unit stands on a bridge or ford.
     *
     * @rule GDA-TER-9
     */
    static boolean isOnCrossing(Battle battle, Unit unit) {
        return unit.isOnTable()
                && Going.under(
                                battle,
                                unit.footprint(),
                                piece ->
                                        piece.has(Terrain.Keyword.BRIDGE)
                                                || piece.has(Terrain.Keyword.FORD))
                        .isPresent();
    }

    /** What so many casualties take, by the bands of the unit or by the flat ones. */
    static int band(RulesConfig config, Unit unit, int casualties) {
        if (!config.chargeBandsFlat()) {
            return unit.band(casualties);
        }
        if (casualties >= FLAT_SECOND) {
            return -2;
        }
        return casualties >= FLAT_FIRST ? -1 : 0;
    }

    /**
     * What the casualties of the defensive fire alone take from the charger.
     *
     * @param hits how many there were
     */
    static int hit(Unit unit, int hits) {
        if (hits >= 5) {
            return -3;
        }
        if (hits >= 3) {
            return -2;
        }
        return hits == 2 && unit.troop().grade() != Grade.ELITE ? -1 : 0;
    }

    /** What the charger's losses take from it, by its track; dispersed it charges no more. */
    static Step.Sum.Shift losses(RulesConfig config, Unit unit, Track track) {
        return new Step.Sum.Shift(
                track.id(),
                IntTable.generate(
                        track.states(),
                        state -> {
                            int level = track.levelOf(state);
                            return track.isLast(state)
                                    ? Step.Sum.Shift.SKIP
                                    : band(config, unit, level)
                                            + hit(unit, level - unit.casualties());
                        }));
    }
}
