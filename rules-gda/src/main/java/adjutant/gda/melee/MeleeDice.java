package adjutant.gda.melee;

import adjutant.chance.Batch;
import adjutant.chance.Chance;
import adjutant.chance.Count;
import adjutant.chance.Die;
import adjutant.chance.Faces;
import adjutant.chance.IntTable;
import adjutant.chance.Outcome;
import adjutant.chance.Roll;
import adjutant.chance.Step;
import adjutant.chance.Tally;
import adjutant.chance.Track;
import adjutant.gda.GdaClause;
import adjutant.gda.army.Formation;
import adjutant.gda.army.Grade;
import adjutant.gda.army.Mounts;
import adjutant.gda.army.Size;
import adjutant.gda.battle.Aspect;
import adjutant.gda.battle.Attack;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Tasking;
import adjutant.gda.battle.Terrain;
import adjutant.gda.battle.Unit;
import adjutant.gda.charge.Risk;
import adjutant.gda.ground.Going;
import adjutant.gda.ruling.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The dice of a round of melee: a pool of each side, hits counted on a track of each, and the
 * difference.
 *
 * @param melee the melee
 */
record MeleeDice(Melee melee) {
    /** The track of the attackers' hits. */
    static final String ATTACKERS = "attackers";

    /** The track of the defenders' hits. */
    static final String DEFENDERS = "defenders";

    /** The name of the difference. */
    static final String DIFFERENCE = "difference";

    /** From which face a die hits. */
    static final int HIT = 4;

    private static final int FOOT = 5;
    private static final int COSSACKS = 4;
    private static final int GUNS = 3;

    private Battle battle() {
        return melee.battle();
    }

    /** The dice of the attackers, one modifier for each reason. */
    List<Modifier> attackers() {
        List<Modifier> all = new ArrayList<>();
        for (Unit unit : melee.attackers()) {
            all.addAll(of(unit, melee.defenders(), Attack.Edge.CHARGERS));
        }
        return all;
    }

    /** The dice of the defenders. */
    List<Modifier> defenders() {
        List<Modifier> all = new ArrayList<>();
        for (Unit unit : melee.defenders()) {
            all.addAll(of(unit, melee.attackers(), Attack.Edge.DEFENDERS));
        }
        return all;
    }

    /** How many dice a side throws. */
    static int count(List<Modifier> dice) {
        return Math.max(1, Modifier.sum(dice));
    }

    private List<Modifier> of(Unit unit, List<Unit> enemies, Attack.Edge side) {
        List<Modifier> all = new ArrayList<>();
        int base = base(unit);
        all.add(new Modifier(GdaClause.MEL_1, base, unit.id() + " has " + base + " dice"));
        own(unit, enemies, all);
        grade(unit, enemies, all);
        general(unit, all);
        edge(unit, side, all);
        losses(unit, all);
        situation(unit, side, all);
        return flanked(unit, side)
                ? all.stream()
                        .filter(each -> each.clause() == GdaClause.MEL_1 || each.value() < 0)
                        .toList()
                : all;
    }

    /**
     * The dice of a unit before anything else.
     *
     * @rule GDA-MEL-1
     */
    private static int base(Unit unit) {
        if (unit.troop().isBattery()) {
            return GUNS;
        }
        return unit.troop().mounts().filter(Mounts.COSSACK::equals).isPresent() ? COSSACKS : FOOT;
    }

    private static void add(List<Modifier> all, GdaClause clause, int value, String text) {
        if (value != 0) {
            all.add(new Modifier(clause, value, text));
        }
    }

    /**
     * What the unit itself gives.
     *
     * @rule GDA-MEL-2
     */
    private static void own(Unit unit, List<Unit> enemies, List<Modifier> all) {
        GdaClause clause = GdaClause.MEL_2;
        String id = unit.id();
        add(all, clause, unit.troop().grade() == Grade.ELITE ? 1 : 0, id + " is Elite");
        Mounts kind = unit.troop().mounts().orElse(Mounts.LIGHT);
        add(all, clause, unit.troop().isCavalry() && kind.isHeavy() ? 2 : 0, id + " is heavy");
        if (kind == Mounts.LANCER && !unit.isUnformed()) {
            add(all, clause, lances(enemies), id + " has lances");
        }
        boolean close =
                unit.formation() == Formation.COMPANIES || unit.formation() == Formation.SQUARE;
        boolean large = unit.troop().isLarge() && !unit.troop().isBattery() && !close;
        add(all, clause, large ? 1 : 0, id + " is Large");
        add(all, clause, unit.troop().size() == Size.SMALL ? -1 : 0, id + " is Small");
    }

    private static int lances(List<Unit> enemies) {
        boolean foot = enemies.stream().anyMatch(enemy -> !enemy.troop().isCavalry());
        boolean armoured =
                enemies.stream()
                        .allMatch(enemy ->
                                enemy.troop()
                                        .mounts()
                                        .filter(Mounts.CUIRASSIER::equals)
                                        .isPresent());
        if (foot) {
            return 2;
        }
        return armoured ? 0 : 1;
    }

    /**
     * A die for each grade above all opponents.
     *
     * @rule GDA-MEL-3
     */
    private static void grade(Unit unit, List<Unit> enemies, List<Modifier> all) {
        int best =
                enemies.stream()
                        .mapToInt(enemy -> enemy.troop().grade().modifier())
                        .max()
                        .orElse(unit.troop().grade().modifier());
        int above = Math.max(0, unit.troop().grade().modifier() - best);
        add(all, GdaClause.MEL_3, above, unit.id() + " is of a better grade");
    }

    /**
     * A general who leads.
     *
     * @rule GDA-MEL-4
     * @rule GDA-TSK-4
     */
    private void general(Unit unit, List<Modifier> all) {
        boolean glory = battle().isLed(unit) && battle().brigade(unit).has(Tasking.GLORY);
        boolean command = glory && battle().brigade(unit).has(Tasking.COMMAND);
        add(all, GdaClause.MEL_4, glory ? 1 : 0, "the general leads " + unit.id() + ": Glory!");
        add(all, GdaClause.TSK_12, command ? 1 : 0, "Command! adds to Glory!");
    }

    /**
     * Élan of the side that has it, in the first round.
     *
     * @rule GDA-MEL-5
     * @rule GDA-CHG-17
     */
    private void edge(Unit unit, Attack.Edge side, List<Modifier> all) {
        if (melee.attack().edge() != side || melee.isSecond()) {
            return;
        }
        boolean column = unit.troop().isInfantry() && unit.formation() == Formation.COLUMN;
        add(all, GdaClause.MEL_5, column ? 2 : 1, unit.id() + " has élan");
    }

    private static void losses(Unit unit, List<Modifier> all) {
        add(
                all,
                GdaClause.MEL_6,
                unit.band(),
                unit.id() + " has " + unit.casualties() + " casualties");
    }

    /**
     * What goes against it where it fights.
     *
     * @rule GDA-MEL-7
     * @rule GDA-MEL-8
     * @rule GDA-TER-13
     */
    private void situation(Unit unit, Attack.Edge side, List<Modifier> all) {
        boolean unformed = unit.isUnformed() || unit.isGarrison();
        add(all, GdaClause.MEL_7, unformed ? -1 : 0, unit.id() + " counts as Unformed");
        if (side == Attack.Edge.CHARGERS) {
            boolean first = melee.isForBua() && !melee.isSecond();
            add(all, GdaClause.MEL_7, first ? -1 : 0, "it attacks a built-up area");
            obstacle()
                    .ifPresent(piece -> add(all, GdaClause.TER_13, -1, "it attacks " + piece.id()));
        }
        if (flanked(unit, side)) {
            String where = melee.attack().aspect().word();
            add(all, GdaClause.MEL_8, -1, unit.id() + " is attacked in " + where);
        }
    }

    private Optional<Terrain> obstacle() {
        Unit target = melee.target();
        return target.isOnTable()
                ? Going.under(
                        battle(),
                        target.footprint(),
                        piece ->
                                piece.has(Terrain.Keyword.STEEP)
                                        || piece.has(Terrain.Keyword.REDOUBT)
                                        || piece.has(Terrain.Keyword.STRONGPOINT))
                : Optional.empty();
    }

    private boolean flanked(Unit unit, Attack.Edge side) {
        return side == Attack.Edge.DEFENDERS
                && unit.id().equals(melee.target().id())
                && melee.attack().aspect() != Aspect.FRONT;
    }

    /** All of it. */
    Chance chance() {
        int attackers = count(attackers());
        int defenders = count(defenders());
        return new Chance(
                List.of(track(ATTACKERS, attackers), track(DEFENDERS, defenders)),
                List.of(
                        pool(melee.lead(), attackers, ATTACKERS),
                        pool(melee.target(), defenders, DEFENDERS),
                        difference(attackers, defenders)));
    }

    private static Track track(String id, int dice) {
        return new Track(
                id,
                dice,
                List.of(new Track.Phase("hits", false, IntTable.filled(dice + 1, 0))),
                0,
                0);
    }

    private static Step pool(Unit unit, int dice, String track) {
        Roll roll = Roll.last("melee", HIT, Die.above(HIT - 1, Faces.NONE));
        return new Step.Pool(
                "melee " + unit.id(),
                List.of(new Batch(Count.of(dice), roll)),
                0,
                Tally.ALL,
                track,
                Optional.empty(),
                Optional.empty());
    }

    /** The difference, which only reads the tracks. */
    private Step difference(int attackers, int defenders) {
        List<Step.Sum.Band> bands = new ArrayList<>();
        for (int difference = -defenders; difference <= attackers; difference++) {
            bands.add(
                    new Step.Sum.Band(Integer.toString(difference), difference, risk(difference)));
        }
        return new Step.Sum(
                DIFFERENCE,
                0,
                List.of(),
                List.of(),
                List.of(
                        new Step.Sum.Shift(
                                ATTACKERS, IntTable.generate(attackers + 1, level -> level)),
                        new Step.Sum.Shift(
                                DEFENDERS, IntTable.generate(defenders + 1, level -> -level))),
                bands);
    }

    /** The name of a general's risk begins so. */
    static String risk(Unit unit) {
        return "risk " + unit.id() + " ";
    }

    /**
     * The risk of a general whose unit falls back by a difference.
     *
     * @rule GDA-DST-3
     */
    private List<Step> risk(int difference) {
        Ending ending = Ending.byHits(difference);
        if (ending.victor() == Ending.Victor.NOBODY) {
            return List.of();
        }
        Unit loser = ending.victor() == Ending.Victor.ATTACKERS ? melee.target() : melee.lead();
        Ending.Fate fate = ending.fate(melee);
        boolean falls = fate == Ending.Fate.RETREAT || fate == Ending.Fate.RETURN;
        return falls && battle().isLed(loser)
                ? List.of(Risk.step(risk(loser) + "by " + difference))
                : List.of();
    }

    /** The hits of the attackers when the dice fell so. */
    static int hitsOfAttackers(Outcome outcome) {
        return outcome.states().get(0);
    }

    /** The hits of the defenders. */
    static int hitsOfDefenders(Outcome outcome) {
        return outcome.states().get(1);
    }
}
