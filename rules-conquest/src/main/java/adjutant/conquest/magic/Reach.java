package adjutant.conquest.magic;

import adjutant.battlefield.geometry.Length;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.Each;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Spell;
import adjutant.conquest.battle.Whereabouts;
import adjutant.conquest.contact.Contacts;
import adjutant.conquest.sight.Eyes;
import adjutant.conquest.sight.Sight;
import adjutant.conquest.sight.Spot;
import adjutant.game.Finding;
import java.util.ArrayList;
import java.util.List;

/**
 * Whether a spell may be cast at a Regiment: its Range, and for Hits line of sight and contact.
 *
 * @param battle the situation
 * @param caster who casts
 * @param spell the spell
 * @param target the Regiment
 * @rule CQ-SPELL-03
 */
public record Reach(Battle battle, Caster caster, Spell spell, Regiment target) {
    /** Why it may be, or all that forbids it. */
    public List<Finding> findings() {
        List<Finding> findings = new ArrayList<>();
        if (isAway(target) || isAway(caster.regiment())) {
            String who = isAway(target) ? target.id() : caster.regiment().id();
            findings.add(no(who + " is not on the table"));
            return findings;
        }
        if (spell.range().isEmpty()) {
            self(findings);
        } else {
            range(spell.range().get(), findings);
        }
        if (spell.hits().isPresent()) {
            hits(findings);
        }
        return findings;
    }

    private static boolean isAway(Regiment regiment) {
        return switch (regiment.whereabouts()) {
            case Whereabouts.OnTable _, Whereabouts.InGarrison _ -> false;
            case Whereabouts.InReserve _, Whereabouts.Gone _ -> true;
        };
    }

    private boolean isOwn() {
        return target.id().equals(caster.regiment().id());
    }

    private void self(List<Finding> findings) {
        findings.add(
                isOwn()
                        ? yes("Range Self: " + caster.regiment().id())
                        : no("the Range is Self, so not " + target.id()));
    }

    private void range(Length range, List<Finding> findings) {
        if (isOwn()) {
            findings.add(yes("its own Regiment is in Range"));
            return;
        }
        Length distance = distance(caster.spots(battle), Spot.of(battle, target));
        String text = target.id() + " is " + distance + " away, Range " + range;
        findings.add(distance.isAtMost(range) ? yes(text) : no(text));
    }

    /** The distance between the nearest of some Stands. */
    static Length distance(List<Spot> own, List<Spot> others) {
        return own.stream().map(spot -> spot.distance(others)).min(Length::compareTo).orElseThrow();
    }

    private void hits(List<Finding> findings) {
        if (target.side() == caster.regiment().side()) {
            findings.add(no("a spell that causes Hits is cast at an enemy"));
            return;
        }
        Contacts contacts = Contacts.of(battle, caster.regiment());
        if (contacts.with(target.id()).isPresent()) {
            findings.add(yes(target.id() + " is in contact: that counts as line of sight"));
        } else if (contacts.any()) {
            findings.add(
                    no(
                            "in contact with "
                                    + String.join(", ", contacts.enemies())
                                    + ", a spell that causes Hits goes there only"));
        } else {
            sight(findings);
        }
    }

    private void sight(List<Finding> findings) {
        Sight sight = Sight.of(battle, caster.regiment(), target);
        boolean own =
                sight.viewers().stream()
                        .filter(viewer ->
                                Each.any(
                                        caster.stands(),
                                        stand -> stand.place().equals(viewer.place())))
                        .anyMatch(viewer -> viewer.sees(Eyes.PLAIN));
        findings.add(
                own
                        ? Finding.yes(
                                ConquestClause.LOS_01,
                                "the caster has line of sight to " + target.id())
                        : Finding.no(
                                ConquestClause.LOS_01,
                                "the caster has no line of sight to " + target.id()));
        sight.findings().stream().filter(_ -> !own).forEach(findings::add);
    }

    private static Finding yes(String text) {
        return Finding.yes(ConquestClause.SPELL_03, text);
    }

    private static Finding no(String text) {
        return Finding.no(ConquestClause.SPELL_03, text);
    }
}
