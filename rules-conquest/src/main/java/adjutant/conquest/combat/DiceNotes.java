package adjutant.conquest.combat;

import adjutant.conquest.ConquestClause;
import adjutant.conquest.RulesConfig;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Stand;
import adjutant.conquest.battle.Status;
import adjutant.conquest.contact.Contacts;
import java.util.ArrayList;
import java.util.List;

/**
 * Why a pool has as many dice as it has, and what of its target bears on them. The notes on {@code
 * dice} add up to the dice of the pool.
 */
final class DiceNotes {
    private static final String DICE = "dice";

    private final Contacts contacts;
    private final RulesConfig config;
    private final List<Modifier> notes = new ArrayList<>();

    private DiceNotes(Contacts contacts, RulesConfig config) {
        this.contacts = contacts;
        this.config = config;
    }

    static List<Modifier> of(
            Contacts contacts,
            Regiment target,
            List<Stand> engaged,
            List<Stand> support,
            RulesConfig config) {
        DiceNotes notes = new DiceNotes(contacts, config);
        notes.engaged(engaged);
        notes.support(support);
        notes.leader(engaged, support);
        notes.spirit();
        notes.target(target);
        return notes.notes;
    }

    private Regiment own() {
        return contacts.regiment();
    }

    private RulesInForce rules(Stand stand) {
        return RulesInForce.of(own(), stand);
    }

    private void engaged(List<Stand> stands) {
        if (stands.isEmpty()) {
            return;
        }
        int fury = stands.stream().mapToInt(stand -> rules(stand).x(Special.FURY)).sum();
        int flux = Gains.chose(own(), Special.FLUX_POWERED, "attacks") ? 2 * stands.size() : 0;
        int printed = stands.stream().mapToInt(stand -> Attacks.printed(own(), stand)).sum();
        add(printed, ConquestClause.CLASH_04, "Engaged Stands: " + stands.size());
        addUnlessNone(fury, Special.FURY);
        addUnlessNone(flux, Special.FLUX_POWERED);
    }

    private void support(List<Stand> stands) {
        if (stands.isEmpty()) {
            return;
        }
        add(stands.size(), ConquestClause.CLASH_05, "Unengaged Stands: " + stands.size());
        List<Stand> supporters =
                stands.stream().filter(stand -> rules(stand).has(Special.SUPPORT)).toList();
        if (supporters.isEmpty()) {
            return;
        }
        int more =
                supporters.stream()
                        .mapToInt(stand -> Attacks.supporting(contacts, stand) - 1)
                        .sum();
        boolean turned = Attacks.isTurned(contacts);
        add(
                more,
                Special.SUPPORT.clause(),
                turned && more == 0 ? "Support, lost: an enemy in flank or rear" : "Support");
        if (turned
                && supporters.stream()
                        .anyMatch(stand -> rules(stand).has(Special.IRON_DISCIPLINE))) {
            add(0, Special.IRON_DISCIPLINE.clause(), "Iron Discipline keeps Support");
        }
    }

    private void leader(List<Stand> engaged, List<Stand> support) {
        Attacks.leader(own())
                .filter(stand -> engaged.contains(stand) || support.contains(stand))
                .ifPresent(_ -> notes.add(led()));
    }

    private Modifier led() {
        return switch (config.leaderBonus()) {
            case EXTRA_DIE -> new Modifier(DICE, 1, ConquestClause.CLASH_07, "Leader");
            case REROLL_ONE_MISS ->
                    new Modifier(
                            "hitReroll", 0, ConquestClause.CMDM_05, "Leader: one missed die again");
        };
    }

    private void spirit() {
        if (RulesInForce.of(own()).has(Special.DAUNTLESS)) {
            note("hitOn", Special.DAUNTLESS, "Dauntless: always Inspired");
        } else if (own().is(Status.INSPIRED) && touches(Special.DREAD)) {
            note("hitOn", Special.DREAD, "Dread: nothing from Inspired");
        }
    }

    private boolean touches(Special special) {
        return contacts.meetings().stream().anyMatch(meeting -> Opposing.has(meeting, special));
    }

    private void target(Regiment target) {
        Tenacity.of(target, config).note().ifPresent(notes::add);
        if (RulesInForce.of(target).has(Special.COUNTER_ATTACK)) {
            note(
                    "hitsBack",
                    Special.COUNTER_ATTACK,
                    "Counter-Attack: natural 1s of Defense hit back");
        }
        boolean demises =
                target.stands().stream()
                        .anyMatch(
                                stand -> RulesInForce.of(target, stand).has(Special.LETHAL_DEMISE));
        if (demises) {
            note("hitsBack", Special.LETHAL_DEMISE, "Lethal Demise: Wounds hit back");
        }
    }

    private void addUnlessNone(int by, Special special) {
        if (by > 0) {
            add(by, special.clause(), special.label());
        }
    }

    private void add(int by, ConquestClause clause, String text) {
        notes.add(new Modifier(DICE, by, clause, text));
    }

    private void note(String to, Special special, String text) {
        notes.add(new Modifier(to, 0, special.clause(), text));
    }
}
