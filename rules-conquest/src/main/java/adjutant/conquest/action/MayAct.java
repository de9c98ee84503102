package adjutant.conquest.action;

import adjutant.conquest.ConquestClause;
import adjutant.conquest.battle.ActionKind;
import adjutant.conquest.battle.Activation;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Phase;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Status;
import adjutant.conquest.battle.Whereabouts;
import adjutant.conquest.contact.Contacts;
import adjutant.game.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whether a Regiment may perform an Action now. Where no Activation is going on, the command begins
 * that of its Regiment; where another Regiment's is going on, the command ends it, unless cards are
 * followed.
 *
 * @rule CQ-ACT-07
 * @rule CQ-ACT-09
 * @rule CQ-ACT-10
 * @rule CQ-ACT-11
 */
final class MayAct {
    /** Actions of one Activation. */
    static final int ACTIONS = 2;

    private MayAct() {}

    static List<Finding> findings(Battle battle, Contacts contacts, ActionKind action) {
        List<Finding> findings = new ArrayList<>();
        Regiment regiment = contacts.regiment();
        if (battle.clock().phase() != Phase.ACTION) {
            findings.add(
                    Finding.no(
                            ConquestClause.ACT_11,
                            "it is the "
                                    + battle.clock().phase().word()
                                    + " phase, not the action phase"));
        }
        turn(battle, regiment, findings);
        number(battle, regiment, action, findings);
        group(contacts, action, findings);
        return findings;
    }

    private static void turn(Battle battle, Regiment regiment, List<Finding> findings) {
        Optional<Activation> active = battle.active();
        boolean own = active.filter(now -> now.unit().equals(regiment.id())).isPresent();
        if (regiment.is(Status.ACTIVATED) && !own) {
            findings.add(
                    Finding.no(
                            ConquestClause.ACT_11,
                            regiment.id() + " has had its Activation this Round"));
        }
        if (active.isPresent() && !own && battle.stacks().containsKey(regiment.side())) {
            findings.add(
                    Finding.no(
                            ConquestClause.ACT_11,
                            "the card of "
                                    + active.get().unit()
                                    + " is drawn, not that of "
                                    + regiment.id()));
        }
    }

    private static void number(
            Battle battle, Regiment regiment, ActionKind action, List<Finding> findings) {
        List<ActionKind> done = done(battle, regiment);
        if (done.size() >= ACTIONS) {
            findings.add(
                    Finding.no(
                            ConquestClause.ACT_07,
                            regiment.id() + " has used both Actions: " + words(done)));
        }
        if (done.contains(action) && action != ActionKind.MARCH && action != ActionKind.PASS) {
            findings.add(
                    Finding.no(
                            ConquestClause.ACT_07,
                            regiment.id()
                                    + " has performed "
                                    + action.word()
                                    + " in this Activation already"));
        } else if (!done.isEmpty()) {
            findings.add(
                    Finding.yes(
                            ConquestClause.ACT_07,
                            "Action "
                                    + (done.size() + 1)
                                    + " of "
                                    + ACTIONS
                                    + ", after "
                                    + words(done)));
        }
    }

    private static void group(Contacts contacts, ActionKind action, List<Finding> findings) {
        Regiment regiment = contacts.regiment();
        boolean onTable = regiment.pose().isPresent();
        switch (action.group()) {
            case IN_CONTACT -> {
                if (!contacts.any()) {
                    String where = onTable ? " touches no enemy" : " " + absence(regiment);
                    findings.add(Finding.no(ConquestClause.ACT_09, regiment.id() + where));
                }
            }
            case OUT_OF_CONTACT -> {
                if (contacts.any()) {
                    findings.add(
                            Finding.no(
                                    ConquestClause.ACT_09,
                                    regiment.id()
                                            + " touches "
                                            + String.join(", ", contacts.enemies())));
                } else if (!onTable
                        && !(regiment.whereabouts() instanceof Whereabouts.InGarrison)) {
                    findings.add(
                            Finding.no(
                                    ConquestClause.ACT_09,
                                    regiment.id() + " " + absence(regiment)));
                }
            }
            case ANY -> {}
        }
    }

    private static String absence(Regiment regiment) {
        return switch (regiment.whereabouts()) {
            case Whereabouts.OnTable _ -> "is on the table";
            case Whereabouts.InReserve _ -> "is not on the table yet";
            case Whereabouts.InGarrison _ -> "is in a Garrison";
            case Whereabouts.Gone _ -> "is destroyed";
        };
    }

    /** The Actions that a Regiment has used in the Activation going on. */
    static List<ActionKind> done(Battle battle, Regiment regiment) {
        return battle.active()
                .filter(active -> active.unit().equals(regiment.id()))
                .map(Activation::done)
                .orElse(List.of());
    }

    private static String words(List<ActionKind> actions) {
        return String.join(", ", actions.stream().map(ActionKind::word).toList());
    }
}
