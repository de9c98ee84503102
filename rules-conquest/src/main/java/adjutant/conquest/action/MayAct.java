package adjutant.conquest.action;

import adjutant.conquest.ConquestClause;
import adjutant.conquest.Each;
import adjutant.conquest.battle.ActionKind;
import adjutant.conquest.battle.Activation;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Phase;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
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

    /** Actions of one Activation, free ones counted. */
    static final int ALL = 3;

    private MayAct() {}

    /** Whether the Regiment of some contacts may perform an Action on its own card. */
    static List<Finding> findings(Battle battle, Contacts contacts, ActionKind action) {
        return findings(battle, contacts, contacts.regiment().id(), action);
    }

    /**
     * Whether an Action may be performed on a card: the Regiment's, or a Character's of it.
     *
     * @rule CQ-HERO-04
     */
    static List<Finding> findings(
            Battle battle, Contacts contacts, String card, ActionKind action) {
        List<Finding> findings = new ArrayList<>();
        if (battle.clock().phase() != Phase.ACTION) {
            findings.add(
                    Finding.no(
                            ConquestClause.ACT_11,
                            "it is the "
                                    + battle.clock().phase().word()
                                    + " phase, not the action phase"));
        }
        turn(battle, contacts.regiment(), card, findings);
        drawn(battle, card, findings);
        Challenge.shame(contacts.regiment(), card, action).ifPresent(findings::add);
        Event.Acted.Cost cost = cost(battle, contacts.regiment(), action);
        if (card.equals(contacts.regiment().id()) && cost == Event.Acted.Cost.FREE) {
            findings.add(
                    Finding.yes(
                            ConquestClause.ACT_08,
                            "a free " + action.word() + ", beside the two Actions"));
        } else {
            number(battle, contacts.regiment(), card, action, findings);
        }
        if (total(battle, card) >= ALL) {
            findings.add(
                    Finding.no(
                            ConquestClause.ACT_07,
                            card + " has performed three Actions, free ones counted"));
        }
        group(contacts, action, findings);
        return findings;
    }

    private static void turn(
            Battle battle, Regiment regiment, String card, List<Finding> findings) {
        Optional<Activation> active = battle.active();
        boolean own = active.filter(now -> now.unit().equals(card)).isPresent();
        boolean hero = !card.equals(regiment.id());
        boolean stacked = battle.stacks().containsKey(regiment.side());
        if (!hero && regiment.is(Status.ACTIVATED) && !own) {
            findings.add(
                    Finding.no(
                            ConquestClause.ACT_11,
                            regiment.id() + " has had its Activation this Round"));
        }
        if (active.isPresent() && !own && stacked) {
            findings.add(
                    Finding.no(
                            ConquestClause.ACT_11,
                            "the card of "
                                    + active.get().unit()
                                    + " is drawn, not that of "
                                    + card));
        } else if (hero && !own && stacked) {
            findings.add(
                    Finding.no(ConquestClause.HERO_04, "the card of " + card + " is not drawn"));
        }
    }

    /** In a whole battle nobody acts before his card is drawn. */
    private static void drawn(Battle battle, String card, List<Finding> findings) {
        boolean played = battle.isPlayed() && battle.clock().phase() == Phase.ACTION;
        if (played && battle.active().isEmpty()) {
            findings.add(
                    Finding.no(
                            ConquestClause.ACT_01, "the card of " + card + " has not been drawn"));
        }
    }

    private static void number(
            Battle battle,
            Regiment regiment,
            String card,
            ActionKind action,
            List<Finding> findings) {
        List<ActionKind> done = done(battle, card);
        boolean hero = !card.equals(regiment.id());
        int most = hero ? battle.config().characterActions() : ACTIONS;
        if (done.size() >= most) {
            findings.add(
                    Finding.no(
                            hero ? ConquestClause.HERO_06 : ConquestClause.ACT_07,
                            card
                                    + (hero ? " has acted: " : " has used both Actions: ")
                                    + words(done)));
        }
        if (done.contains(action) && !mayRepeat(regiment, action)) {
            findings.add(
                    Finding.no(
                            ConquestClause.ACT_07,
                            card
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
                                    + most
                                    + ", after "
                                    + words(done)));
        }
    }

    /**
     * Whether an Action may be performed twice in an Activation.
     *
     * @rule CQ-MARCH-01
     * @rule CQ-SR-OVERRUN
     */
    private static boolean mayRepeat(Regiment regiment, ActionKind action) {
        return action == ActionKind.MARCH
                || action == ActionKind.PASS
                || (action == ActionKind.CHARGE && RulesInForce.of(regiment).has(Special.OVERRUN));
    }

    /**
     * Whether an Action of a Regiment would count now.
     *
     * @rule CQ-ACT-08
     * @rule CQ-SR-17
     * @rule CQ-SR-DOUBLE-TIME
     * @rule CQ-SR-FIRE-AND-ADVANCE
     */
    static Event.Acted.Cost cost(Battle battle, Regiment regiment, ActionKind action) {
        List<ActionKind> done = done(battle, regiment);
        RulesInForce rules = RulesInForce.of(regiment);
        boolean taken =
                own(battle, regiment.id())
                        .filter(active -> active.free().contains(action))
                        .isPresent();
        boolean spent = done.size() >= ACTIONS;
        boolean free =
                switch (action) {
                    case REFORM -> rules.has(Special.FLUID_FORMATION) && (done.isEmpty() || spent);
                    case MARCH ->
                            spent
                                    && ((rules.has(Special.DOUBLE_TIME) && onlyMarches(done))
                                            || (rules.has(Special.FIRE_AND_ADVANCE)
                                                    && done.getLast() == ActionKind.VOLLEY));
                    case CHARGE -> rules.has(Special.SAVAGE);
                    case COMBAT_REFORM ->
                            rules.has(Special.FLAWLESS_DRILL) && !regiment.is(Status.DRILLED);
                    default -> false;
                };
        return free && !taken ? Event.Acted.Cost.FREE : Event.Acted.Cost.COUNTED;
    }

    private static boolean onlyMarches(List<ActionKind> done) {
        return Each.all(done, ActionKind.MARCH::equals);
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
                boolean garrisoned = regiment.whereabouts() instanceof Whereabouts.InGarrison;
                if (!onTable && !garrisoned) {
                    findings.add(
                            Finding.no(
                                    ConquestClause.ACT_09,
                                    regiment.id() + " " + absence(regiment)));
                }
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
        return done(battle, regiment.id());
    }

    private static List<ActionKind> done(Battle battle, String card) {
        return own(battle, card).map(Activation::done).orElse(List.of());
    }

    /** The Activation of a card, while it goes on. */
    static Optional<Activation> own(Battle battle, String card) {
        return battle.active().filter(active -> active.unit().equals(card));
    }

    /** How many Marches a Regiment has made in the Activation going on. */
    static int marches(Battle battle, Regiment regiment) {
        return own(battle, regiment.id()).map(active -> active.times(ActionKind.MARCH)).orElse(0);
    }

    private static int total(Battle battle, String card) {
        return own(battle, card)
                .map(active -> active.done().size() + active.free().size())
                .orElse(0);
    }

    private static String words(List<ActionKind> actions) {
        return String.join(", ", Each.map(actions, ActionKind::word));
    }
}
