package adjutant.conquest.action;

import adjutant.chance.Batch;
import adjutant.chance.Step;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.army.SpecialRule;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command.Tail;
import adjutant.conquest.battle.Command.Tail.Casualties;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Spell;
import adjutant.conquest.combat.Blow;
import adjutant.conquest.combat.Pressure;
import adjutant.conquest.combat.Tenacity;
import adjutant.conquest.combat.Thresholds;
import adjutant.conquest.combat.Walls;
import adjutant.conquest.combat.Ward;
import adjutant.conquest.contact.Contacts;
import adjutant.conquest.contact.Facing;
import adjutant.conquest.contact.Meeting;
import adjutant.conquest.magic.Caster;
import adjutant.conquest.magic.Casting;
import adjutant.conquest.morale.MoraleTest;
import adjutant.conquest.morale.Sufferer;
import adjutant.conquest.sight.Bearing;
import adjutant.game.Facts;
import adjutant.game.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The Hits of a spell on its target: Defense Rolls, lowered by Armor Piercing, and Morale Tests.
 *
 * @param battle the situation
 * @param hits how many, halved by Loose Formation
 * @param facing from where they come
 * @param ward how the target defends
 * @param sufferer the target
 * @param reasons why
 * @rule CQ-SPELL-08
 */
record SpellHits(
        Battle battle,
        int hits,
        Facing facing,
        Ward ward,
        Sufferer sufferer,
        List<Finding> reasons) {
    SpellHits {
        reasons = List.copyOf(reasons);
    }

    /** The Hits of a spell that inflicts some, on a target all values of which are known. */
    static SpellHits of(Battle battle, Caster caster, Spell spell, Regiment target) {
        Contacts contacts = Contacts.of(battle, target);
        Facing facing =
                contacts.with(caster.regiment().id())
                        .map(Meeting::own)
                        .map(engagement -> engagement.facing())
                        .orElseGet(() -> Bearing.of(battle, target, caster.regiment()));
        Ward ward =
                Ward.against(
                        Blow.SPELL,
                        piercing(caster, spell),
                        target,
                        facing,
                        Tail.NONE,
                        Walls.of(battle, target));
        List<Finding> reasons = new ArrayList<>();
        int hits = halved(spell.hits().orElseThrow(), target, reasons);
        reasons.add(
                Finding.yes(
                        ConquestClause.SPELL_08,
                        hits + " Hits on " + target.id() + ", defended on " + ward.saveOn()));
        return new SpellHits(
                battle, hits, facing, ward, Sufferer.of(contacts, Casualties.LEFT), reasons);
    }

    /**
     * The Armor Piercing of the spell and that of the caster's own Stand, of which the higher
     * counts; nothing else he has reaches the Hits.
     *
     * @rule CQ-SR-02
     */
    private static RulesInForce piercing(Caster caster, Spell spell) {
        List<SpecialRule> rules = new ArrayList<>();
        if (spell.armorPiercing() > 0) {
            rules.add(SpecialRule.of(Special.ARMOR_PIERCING.label(), spell.armorPiercing()));
        }
        RulesInForce.of(caster.regiment(), caster.stands().getFirst()).rules().stream()
                .filter(rule -> rule.name().equals(Special.ARMOR_PIERCING.label()))
                .forEach(rules::add);
        return new RulesInForce(rules);
    }

    private static int halved(int hits, Regiment target, List<Finding> reasons) {
        if (!RulesInForce.of(target).has(Special.LOOSE_FORMATION)) {
            return hits;
        }
        int half = (hits + 1) / 2;
        reasons.add(
                Finding.yes(
                        Special.LOOSE_FORMATION.clause(),
                        "Loose Formation: " + half + " of " + hits + " Hits"));
        return half;
    }

    private Regiment target() {
        return sufferer.regiment();
    }

    private MoraleTest morale() {
        return Pressure.ofVolley(target(), facing, battle.config());
    }

    /** All reasons, those of Morale among them. */
    List<Finding> findings() {
        List<Finding> all = new ArrayList<>(reasons);
        all.addAll(Pressure.findings(target(), morale(), Optional.empty()));
        return all;
    }

    /** The Defense dice, if the spell is cast. */
    Step step(Casting casting) {
        return new Step.Pool(
                target().id(),
                List.of(
                        new Batch(
                                casting.ifCast(hits),
                                Thresholds.defense(
                                        ward.saveOn(),
                                        ward.reroll(),
                                        Thresholds.Six.ONE_WOUND,
                                        Thresholds.Natural.PLAIN))),
                0,
                Tenacity.of(target(), battle.config()).tally(),
                sufferer.track().id(),
                Optional.of(morale().scatter(sufferer.resilience(), sufferer.track())),
                Optional.empty());
    }

    /** The pool as an answer shows it. */
    Facts.Tree facts() {
        return Facts.tree()
                .put("target", target().id())
                .put("facing", facing.word())
                .put("hits", hits)
                .put("saveOn", ward.saveOn())
                .put("saveReroll", ward.reroll().word())
                .put("riders", Facts.texts(ward.riders()))
                .put("morale", PoolFacts.morale(morale(), sufferer))
                .put("modifiers", PoolFacts.modifiers(ward.modifiers()))
                .build();
    }
}
