package adjutant.gda.ruling;

import adjutant.chance.Chance;
import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.Ruling;
import adjutant.game.Side;
import adjutant.gda.GdaClause;
import adjutant.gda.army.Trait;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Phase;
import adjutant.gda.battle.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Gathers the findings of a ruling, all of them. */
public final class Reasons {
    private final List<Finding> findings = new ArrayList<>();

    /** It is so. */
    public Reasons yes(GdaClause clause, String text) {
        findings.add(Finding.yes(clause, text));
        return this;
    }

    /** It is not so: that forbids. */
    public Reasons no(GdaClause clause, String text) {
        findings.add(Finding.no(clause, text));
        return this;
    }

    /** It must not be so; where it is, that forbids. */
    public Reasons forbid(GdaClause clause, boolean forbidden, String text) {
        return forbidden ? no(clause, text) : this;
    }

    /** The same with a text that is made only where it forbids. */
    public Reasons forbid(GdaClause clause, boolean forbidden, Supplier<String> text) {
        return forbidden ? no(clause, text.get()) : this;
    }

    /** It must be so; said either way. */
    public Reasons need(GdaClause clause, boolean holds, String ifSo, String ifNot) {
        return holds ? yes(clause, ifSo) : no(clause, ifNot);
    }

    /** The same with two texts of which one is made. */
    public Reasons need(
            GdaClause clause, boolean holds, Supplier<String> ifSo, Supplier<String> ifNot) {
        return holds ? yes(clause, ifSo.get()) : no(clause, ifNot.get());
    }

    /** A rule that bears on it and is not applied. */
    public Reasons notApplied(GdaClause clause, String text) {
        findings.add(new Finding(clause, Finding.Holds.NOT_APPLIED, text));
        return this;
    }

    /** A finding as it is. */
    public Reasons add(Finding finding) {
        findings.add(finding);
        return this;
    }

    /** All of some other reasons. */
    public Reasons all(Reasons others) {
        findings.addAll(others.findings);
        return this;
    }

    /** Whether nothing forbids so far. */
    public boolean allow() {
        for (Finding finding : findings) {
            if (finding.forbids()) {
                return false;
            }
        }
        return true;
    }

    /** The findings so far. */
    public List<Finding> list() {
        return List.copyOf(findings);
    }

    /** The ruling without dice. */
    public Ruling ruling() {
        return ruling(Facts.Tree.EMPTY, () -> Chance.NONE);
    }

    /** The ruling. */
    public Ruling ruling(Facts.Tree facts, Supplier<Chance> chance) {
        return Ruling.of(findings, facts, chance);
    }

    /**
     * That it is the phase and the part of a side; nothing is asked of a situation without phases.
     *
     * @rule GDA-TRN-1
     * @rule GDA-MOV-6
     */
    public Reasons time(Battle battle, Side side, Phase phase, GdaClause clause) {
        Phase now = battle.clock().phase();
        if (now == Phase.FREE) {
            return this;
        }
        forbid(clause, now != phase, () -> "it is the " + now.word() + " phase");
        forbid(
                GdaClause.MOV_6,
                now == phase && battle.clock().turn() != side,
                () -> "it is the part of side " + battle.clock().turn());
        return battle.choices().isEmpty()
                ? this
                : no(GdaClause.TRN_1, "first " + battle.choices().getFirst().unit() + " chooses");
    }

    /**
     * That a unit can be told anything: it is there, and not Retreating or Routing. What it is
     * besides and nothing public explains is named as not applied.
     *
     * @rule GDA-CMD-5
     * @rule GDA-HR-19
     */
    public Reasons fit(Unit unit) {
        for (Trait trait : Trait.values()) {
            if (trait.isOnlyShown() && unit.troop().has(trait)) {
                notApplied(GdaClause.HR_19, unit.id() + " is " + trait.word() + ": not used");
            }
        }
        if (!unit.isPresent()) {
            return unit.isGone()
                    ? no(GdaClause.SCL_4, unit.id() + " is gone")
                    : no(GdaClause.TSK_9, unit.id() + " waits in reserve");
        }
        return forbid(
                GdaClause.CMD_5,
                unit.isBeaten(),
                () -> unit.id() + " is falling back until its brigade rallies it");
    }
}
