package adjutant.conquest.action;

import adjutant.chance.Chance;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.Each;
import adjutant.conquest.battle.ActionKind;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Whereabouts;
import adjutant.conquest.contact.Contacts;
import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * A Regiment about to perform an Action, with the reasons gathered so far.
 *
 * @param battle the situation
 * @param contacts the Regiment and whom it touches
 * @param action the Action
 * @param findings the reasons, growing
 */
/* The list of findings grows while an Action is judged; it never leaves the package. */
record Acting(Battle battle, Contacts contacts, ActionKind action, List<Finding> findings) {
    static Acting of(Battle battle, String unit, ActionKind action) {
        Regiment regiment = battle.ofCard(unit).orElseThrow();
        Contacts contacts = Contacts.of(battle, regiment);
        return new Acting(
                battle,
                contacts,
                action,
                new ArrayList<>(MayAct.findings(battle, contacts, unit, action)));
    }

    /** The event of the Action, counted or free. */
    Event acted() {
        return new Event.Acted(regiment().id(), action, MayAct.cost(battle, regiment(), action));
    }

    /**
     * Whether it stands on the table; where it is in a Garrison that forbids the Action.
     *
     * @rule CQ-GARR-05
     */
    boolean stands() {
        if (regiment().whereabouts() instanceof Whereabouts.InGarrison) {
            add(
                    Finding.no(
                            ConquestClause.GARR_05,
                            regiment().id() + " is in a Garrison: it leaves that first"));
        }
        return regiment().pose().isPresent();
    }

    Regiment regiment() {
        return contacts.regiment();
    }

    /** Whether nothing forbids it so far. */
    boolean sound() {
        return Each.none(findings, Finding::forbids);
    }

    void add(Finding finding) {
        findings.add(finding);
    }

    void addAll(List<Finding> more) {
        findings.addAll(more);
    }

    /** The ruling, with the rules that are not applied beside the facts given. */
    Ruling ruling(Facts.Tree facts, Supplier<Chance> chance) {
        return ruling(List.of(), facts, chance);
    }

    /** The same, with the rules of others that take part. */
    Ruling ruling(List<Regiment> others, Facts.Tree facts, Supplier<Chance> chance) {
        List<Regiment> everybody = new ArrayList<>(List.of(regiment()));
        everybody.addAll(others);
        List<Finding> all = new ArrayList<>(findings);
        all.addAll(NotApplied.findings(everybody));
        Facts.Tree answer =
                Facts.tree().put("notApplied", NotApplied.facts(everybody)).putAll(facts).build();
        return Ruling.of(all, answer, chance);
    }
}
