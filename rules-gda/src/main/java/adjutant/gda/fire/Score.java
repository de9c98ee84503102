package adjutant.gda.fire;

import adjutant.gda.GdaClause;
import adjutant.gda.army.Formation;
import adjutant.gda.army.Grade;
import adjutant.gda.army.Size;
import adjutant.gda.army.Trait;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Unit;
import adjutant.gda.ruling.Modifier;
import java.util.ArrayList;
import java.util.List;

/** On which line a score is read, and what is taken from it. */
final class Score {
    private static final int HEAVY = -2;

    private Score() {}

    /**
     * A line and why it is that.
     *
     * @param line which
     * @param clause by which clause
     * @param why in words
     */
    record Reading(FireLine line, GdaClause clause, String why) {}

    /** The line of a shot. */
    static Reading reading(Shot shot) {
        return shot.kind() == Shot.Kind.ARTILLERY ? range(shot) : quality(shot);
    }

    private static Reading range(Shot shot) {
        FireLine line = shot.range();
        String far = shot.battle().scale().say(shot.distance());
        return new Reading(
                line,
                GdaClause.ART_12,
                far + " is " + line.word() + " range of " + shot.firer().id());
    }

    /**
     * The line of a battalion: Inferior goes before Superior.
     *
     * @rule GDA-FIR-2
     * @rule GDA-NAT-3
     * @rule GDA-TER-1
     */
    private static Reading quality(Shot shot) {
        List<String> faults = faults(shot);
        Unit firer = shot.firer();
        String id = firer.id();
        if (!faults.isEmpty()) {
            return new Reading(
                    FireLine.INFERIOR,
                    GdaClause.FIR_2,
                    id + " fires on the Inferior line: " + String.join(", ", faults));
        }
        if (firer.troop().grade().isSeasoned()) {
            return new Reading(
                    FireLine.SUPERIOR,
                    GdaClause.FIR_2,
                    id + " is " + firer.troop().grade().word() + ": the Superior line");
        }
        return firer.troop().has(Trait.BRITISH)
                ? new Reading(
                        FireLine.SUPERIOR, GdaClause.NAT_3, id + " is British: the Superior line")
                : new Reading(
                        FireLine.STANDARD, GdaClause.FIR_2, id + " fires on the Standard line");
    }

    private static List<String> faults(Shot shot) {
        Unit firer = shot.firer();
        List<String> faults = new ArrayList<>();
        add(faults, firer.troop().grade() == Grade.RECRUIT, "Recruit");
        add(faults, firer.troop().size() == Size.SMALL, "Small");
        add(faults, shot.isAfterMoving(), "it has moved, changed or reformed");
        add(faults, shot.isFirerUnformed(), firer.isGarrison() ? "in garrison" : "Unformed");
        add(faults, firer.is(State.FD_LOST), "no Fire Discipline");
        add(faults, shot.isFirerInRough(), "in rough ground");
        add(
                faults,
                firer.formation() == Formation.COMPANIES && !firer.isGarrison(),
                "in column of companies");
        return faults;
    }

    private static void add(List<String> faults, boolean is, String fault) {
        if (is) {
            faults.add(fault);
        }
    }

    /** What is taken from the score. */
    static List<Modifier> modifiers(Shot shot) {
        GdaClause clause = shot.kind() == Shot.Kind.ARTILLERY ? GdaClause.ART_1 : GdaClause.FIR_3;
        List<Modifier> all = new ArrayList<>();
        Unit firer = shot.firer();
        String id = firer.id();
        add(all, clause, firer.band(), id + " has " + firer.casualties() + " casualties");
        if (shot.kind() == Shot.Kind.ARTILLERY) {
            guns(shot, all);
        }
        String how = firer.isGarrison() ? " counts as Unformed in its section" : " is Unformed";
        add(all, clause, shot.isFirerUnformed() ? HEAVY : 0, id + how);
        String thin = shot.target().isSkirmishing() ? " skirmishes" : " is a deployed battery";
        add(all, clause, shot.isTargetThin() ? HEAVY : 0, shot.target().id() + thin);
        shot.cover()
                .ifPresent(piece ->
                        add(all, clause, -1, shot.target().id() + " is in cover of " + piece.id()));
        return all;
    }

    /**
     * What is taken from the score of guns alone.
     *
     * @rule GDA-ART-1
     * @rule GDA-C-08
     */
    private static void guns(Shot shot, List<Modifier> all) {
        Unit battery = shot.firer();
        boolean moved = shot.isNowSaid(State.MOVED);
        boolean unlimbered = shot.isNowSaid(State.CHANGED);
        add(all, GdaClause.ART_1, moved ? HEAVY : 0, battery.id() + " has moved");
        boolean once = moved && shot.battle().config().movedAndUnlimberedOnce();
        add(
                all,
                moved ? GdaClause.C_08 : GdaClause.ART_1,
                unlimbered && !once ? HEAVY : 0,
                battery.id() + " has unlimbered");
        add(
                all,
                GdaClause.ART_1,
                HEAVY * battery.lowAmmo(),
                battery.id() + " is Low on Ammunition, " + battery.lowAmmo() + " times");
    }

    private static void add(List<Modifier> all, GdaClause clause, int value, String text) {
        if (value != 0) {
            all.add(new Modifier(clause, value, text));
        }
    }
}
