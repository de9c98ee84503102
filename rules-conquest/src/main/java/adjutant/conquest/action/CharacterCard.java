package adjutant.conquest.action;

import adjutant.chance.Chance;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.battle.ActionKind;
import adjutant.conquest.battle.Activation;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Phase;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.odds.Report;
import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The card of a Character: drawn, passed, ended.
 *
 * @param battle the situation
 * @param character his id
 * @param findings every reason
 * @param events what it brings
 * @rule CQ-HERO-04
 */
record CharacterCard(Battle battle, String character, List<Finding> findings, List<Event> events)
        implements Procedure {
    CharacterCard {
        findings = List.copyOf(findings);
        events = List.copyOf(events);
    }

    /** His card is drawn. */
    static CharacterCard drawn(Battle battle, Command.Activate command) {
        String id = command.unit();
        Regiment own = battle.ofCharacter(id).orElseThrow();
        List<Finding> findings = new ArrayList<>(phase(battle));
        findings.addAll(Cards.findings(battle, own.side(), id));
        if (isActive(battle, id)) {
            findings.add(Finding.no(ConquestClause.ACT_11, id + " is active already"));
        }
        if (!own.whereabouts().isThere()) {
            findings.add(
                    Finding.no(
                            ConquestClause.ACT_06, own.id() + " is not on the table with " + id));
        }
        findings.add(Finding.yes(ConquestClause.HERO_04, id + " has one Character Action"));
        List<Event> events = new ArrayList<>(Cards.drawn(battle, own.side(), id));
        events.add(new Event.Activated(id));
        return new CharacterCard(battle, id, findings, events);
    }

    /** He lets his Action go. */
    static CharacterCard passed(Battle battle, Command.Pass command) {
        String id = command.unit();
        List<Finding> findings = mayAct(battle, id);
        findings.add(Finding.yes(ConquestClause.ACT_12, id + " passes"));
        return new CharacterCard(
                battle, id, findings, List.of(new Event.Acted(id, ActionKind.PASS)));
    }

    /** His Activation ends. */
    static CharacterCard ended(Battle battle, Command.End command) {
        String id = command.unit();
        List<Finding> findings = new ArrayList<>(phase(battle));
        boolean other =
                battle.active().map(Activation::unit).filter(unit -> !unit.equals(id)).isPresent();
        if (other || (battle.isPlayed() && battle.active().isEmpty())) {
            findings.add(Finding.no(ConquestClause.ACT_11, id + " is not active"));
        }
        return new CharacterCard(battle, id, findings, List.of(new Event.ActivationEnded(id)));
    }

    /**
     * Whether a Character may perform his one Action now, or one of as many as the readings give.
     *
     * @rule CQ-HERO-04
     * @rule CQ-HERO-06
     */
    static List<Finding> mayAct(Battle battle, String id) {
        List<Finding> findings = new ArrayList<>(phase(battle));
        Optional<Activation> active = battle.active();
        if (active.filter(now -> !now.unit().equals(id)).isPresent()) {
            findings.add(
                    Finding.no(
                            ConquestClause.ACT_11,
                            "the card of " + active.get().unit() + " is drawn, not that of " + id));
        }
        if (battle.isPlayed() && active.isEmpty()) {
            findings.add(
                    Finding.no(ConquestClause.ACT_01, "the card of " + id + " has not been drawn"));
        }
        int most = battle.config().characterActions();
        if (active.filter(now -> now.unit().equals(id) && now.done().size() >= most).isPresent()) {
            String text = most == 1 ? " has used his one Action" : " has used his Actions: " + most;
            findings.add(Finding.no(ConquestClause.HERO_04, id + text));
        }
        return findings;
    }

    private static List<Finding> phase(Battle battle) {
        return battle.clock().phase() == Phase.ACTION
                ? List.of()
                : List.of(Finding.no(ConquestClause.ACT_11, "it is not the action phase"));
    }

    private static boolean isActive(Battle battle, String id) {
        return battle.active().filter(active -> active.unit().equals(id)).isPresent();
    }

    @Override
    public Ruling ruling() {
        return Ruling.of(findings, Facts.Tree.EMPTY, () -> Chance.NONE);
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        return events;
    }

    @Override
    public Report odds(Odds odds) {
        return Report.NOTHING;
    }

    @Override
    public Facts.Tree result(Outcome outcome) {
        return Facts.Tree.EMPTY;
    }
}
