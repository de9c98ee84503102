package adjutant.conquest.action;

import adjutant.battlefield.contact.Contact;
import adjutant.battlefield.contact.Reach;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.RulesConfig.CombatReformMoveLimit;
import adjutant.conquest.battle.Array;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Stand;
import adjutant.conquest.battle.Whereabouts;
import adjutant.conquest.contact.Contacts;
import adjutant.conquest.contact.Meeting;
import adjutant.conquest.movement.Ground;
import adjutant.conquest.movement.Ranks;
import adjutant.conquest.movement.Stance;
import adjutant.game.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The formation that a Combat Reform would lead to, and whether it may be taken.
 *
 * @param battle the situation
 * @param contacts whom the Regiment touches before
 * @param after the Regiment in the new formation
 * @rule CQ-CREFORM-03
 */
record NewFormation(Battle battle, Contacts contacts, Regiment after) {
    /** The formation commanded, taken with some Stands: all, or those left after losses. */
    static NewFormation of(
            Battle battle, Contacts contacts, Command.CombatReform command, List<Stand> stands) {
        Regiment regiment = contacts.regiment();
        Pose old = regiment.pose().orElseThrow();
        Pose pose =
                new Pose(command.at().orElse(old.front()), command.facing().orElse(old.facing()));
        int files = Math.min(command.files() + regiment.heroes().size(), stands.size());
        Array array = Ranks.of(stands, files, pose);
        Regiment after =
                regiment.withStands(array.files(), array.stands())
                        .at(new Whereabouts.OnTable(pose));
        return new NewFormation(battle, contacts, after);
    }

    private Regiment before() {
        return contacts.regiment();
    }

    /** What forbids it. */
    List<Finding> faults() {
        List<Finding> findings = new ArrayList<>();
        width(findings);
        limit(findings);
        findings.addAll(faultsOfFreeReform());
        return findings;
    }

    /** What forbids it as a free Reform after losses. */
    List<Finding> faultsOfFreeReform() {
        List<Finding> findings =
                new ArrayList<>(
                        Stance.faults(
                                Ground.around(battle, before()),
                                before(),
                                after,
                                Set.copyOf(contacts.enemies())));
        contact(findings);
        return findings;
    }

    /**
     * The front rank.
     *
     * @rule CQ-CREFORM-04
     * @rule CQ-FORM-03
     */
    private void width(List<Finding> findings) {
        int was = before().formation().rank(0).size();
        int is = after.formation().rank(0).size();
        if (is > was + 2) {
            findings.add(
                    Finding.no(
                            ConquestClause.CREFORM_04,
                            "the front rank would grow from "
                                    + was
                                    + " to "
                                    + is
                                    + " Stands, at most "
                                    + (was + 2)));
        }
        if (is < 2 && after.stands().size() > 1) {
            findings.add(
                    Finding.no(ConquestClause.FORM_03, "the front rank would have one Stand only"));
        }
    }

    /**
     * How far the centre may shift.
     *
     * @rule CQ-CREFORM-08
     */
    private void limit(List<Finding> findings) {
        if (battle.config().combatReformMoveLimit() == CombatReformMoveLimit.NONE) {
            return;
        }
        int march = before().profile().characteristics().march().number().orElse(0);
        Length shift = distance(centre(before()), centre(after));
        Length most = Length.inches(march / 2);
        if (!shift.isAtMost(most)) {
            findings.add(
                    Finding.no(
                            ConquestClause.CREFORM_08,
                            "the centre would shift " + shift + ", at most " + most));
        }
    }

    private static Point centre(Regiment regiment) {
        return regiment.block().centre(regiment.pose().orElseThrow());
    }

    private static Length distance(Point a, Point b) {
        return adjutant.battlefield.contact.Distance.between(a, b);
    }

    /** Contact afterwards, against contact before. */
    private void contact(List<Finding> findings) {
        Contacts now = Contacts.of(battle.with(after), after);
        for (Meeting was : contacts.meetings()) {
            String enemy = was.enemy().regiment().id();
            now.with(enemy)
                    .ifPresentOrElse(
                            is -> sameFacing(was, is, findings),
                            () ->
                                    findings.add(
                                            Finding.no(
                                                    ConquestClause.CREFORM_08,
                                                    after.id()
                                                            + " would no longer touch "
                                                            + enemy)));
        }
        int own = contacts.touching().size();
        int ownNow = now.touching().size();
        if (ownNow < Math.min(own, after.stands().size())) {
            findings.add(fewer("Stands of " + after.id(), own, ownNow));
        }
        int theirs = enemiesTouching(contacts);
        int theirsNow = enemiesTouching(now);
        if (theirsNow < theirs && after.stands().size() == before().stands().size()) {
            findings.add(fewer("enemy Stands", theirs, theirsNow));
        }
        flush(now, findings);
    }

    private static int enemiesTouching(Contacts contacts) {
        return contacts.meetings().stream()
                .mapToInt(meeting -> meeting.enemy().touching().size())
                .sum();
    }

    private static Finding fewer(String what, int was, int is) {
        return Finding.no(
                ConquestClause.CREFORM_01,
                what + " in contact would fall from " + was + " to " + is);
    }

    /**
     * The facing of an enemy that is touched.
     *
     * @rule CQ-CREFORM-06
     */
    private void sameFacing(Meeting was, Meeting is, List<Finding> findings) {
        if (was.enemy().edge() != is.enemy().edge()) {
            findings.add(
                    Finding.no(
                            ConquestClause.CREFORM_06,
                            after.id()
                                    + " would touch "
                                    + was.enemy().regiment().id()
                                    + " in its "
                                    + is.enemy().facing().word()
                                    + ", not its "
                                    + was.enemy().facing().word()));
        }
    }

    /**
     * A single Stand lines up along an edge of an enemy, not with a corner only.
     *
     * @rule CQ-CREFORM-05
     */
    private void flush(Contacts now, List<Finding> findings) {
        if (after.stands().size() > 1 || !now.any()) {
            return;
        }
        boolean along =
                now.meetings().stream()
                        .map(meeting -> meeting.enemy().regiment())
                        .anyMatch(this::isAlong);
        if (!along) {
            findings.add(
                    Finding.no(
                            ConquestClause.CREFORM_05,
                            "a single Stand lines up flush with an enemy, not at a corner only"));
        }
    }

    /** A front that touches a Garrison with its Stands lies along it. */
    private boolean isAlong(Regiment enemy) {
        return enemy.pose().isEmpty()
                || Contact.touchedEdges(after.rectangle(), enemy.rectangle()).stream()
                        .anyMatch(touch -> touch.reach() == Reach.ALONG);
    }
}
