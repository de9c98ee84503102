package adjutant.conquest.action;

import adjutant.chance.Chance;
import adjutant.chance.Law;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.chance.Step;
import adjutant.chance.Track;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.Each;
import adjutant.conquest.battle.ActionKind;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Spell;
import adjutant.conquest.magic.Caster;
import adjutant.conquest.magic.Casting;
import adjutant.conquest.magic.Reach;
import adjutant.conquest.magic.SpellBook;
import adjutant.conquest.odds.Report;
import adjutant.conquest.odds.Suffering;
import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Spellcasting: the dice of the caster, and what the spell does where enough of them succeed.
 *
 * @rule CQ-SPELL-01
 * @rule CQ-HERO-05
 */
final class SpellAction implements Procedure {
    private final Battle battle;
    private final Command.Cast command;
    private final Spell spell;
    private final Caster caster;
    private final Regiment target;
    private final List<Finding> findings;
    private final Optional<Casting> casting;
    private final Optional<SpellHits> hits;

    SpellAction(Battle battle, Command.Cast command) {
        this.battle = battle;
        this.command = command;
        this.spell = SpellBook.find(battle, command.spell());
        this.caster = Caster.of(battle, command.unit());
        this.target = command.target().map(battle::regiment).orElse(caster.regiment());
        this.findings =
                new ArrayList<>(
                        Acting.of(battle, command.unit(), ActionKind.SPELLCASTING).findings());
        findings.add(calling());
        findings.addAll(new Reach(battle, caster, spell, target).findings());
        if (command.target().isEmpty() && spell.range().isPresent()) {
            findings.add(
                    Finding.no(ConquestClause.SPELL_03, "say at which Regiment with \"> ID\""));
        }
        if (spell.hits().isPresent()) {
            findings.addAll(new Needed().toDefend(target).toTest(target).findings());
        }
        boolean sound = Each.none(findings, Finding::forbids);
        this.casting =
                sound ? Optional.of(Casting.of(battle, caster, spell, target)) : Optional.empty();
        this.hits =
                sound && spell.hits().isPresent()
                        ? Optional.of(SpellHits.of(battle, caster, spell, target))
                        : Optional.empty();
        casting.ifPresent(dice -> findings.addAll(dice.reasons()));
        hits.ifPresent(some -> findings.addAll(some.findings()));
        findings.addAll(NotApplied.findings(participants()));
    }

    private Finding calling() {
        String id = command.unit();
        return caster.can()
                ? Finding.yes(
                        ConquestClause.SPELL_01,
                        id
                                + (caster.calling() == Caster.Calling.PRIEST
                                        ? " is a Priest of "
                                        : " is a Wizard of ")
                                + caster.level())
                : Finding.no(ConquestClause.SPELL_01, id + " is neither Wizard nor Priest");
    }

    private List<Regiment> participants() {
        return target.id().equals(caster.regiment().id())
                ? List.of(target)
                : List.of(caster.regiment(), target);
    }

    @Override
    public Ruling ruling() {
        Facts.Builder facts = Facts.tree().put("notApplied", NotApplied.facts(participants()));
        casting.ifPresent(dice ->
                facts.put(
                        "casting",
                        Facts.tree()
                                .put("spell", spell.name())
                                .put("dice", dice.dice())
                                .put("on", dice.on())
                                .put("needed", dice.needed())
                                .put("given", dice.given())
                                .build()));
        hits.ifPresent(some -> facts.put("pools", Facts.items(List.of(some.facts()))));
        return Ruling.of(findings, facts.build(), this::chance);
    }

    /** The track of successes comes first, then that of the target. */
    private Chance chance() {
        Casting dice = casting.orElseThrow();
        List<Track> tracks = new ArrayList<>(List.of(dice.track()));
        List<Step> steps = new ArrayList<>(List.of(dice.step()));
        hits.ifPresent(some -> {
            tracks.add(some.sufferer().track());
            steps.add(some.step(dice));
        });
        return new Chance(tracks, steps);
    }

    private int thrown(Outcome outcome) {
        return casting.orElseThrow().track().levelOf(outcome.states().getFirst());
    }

    private boolean isCast(Outcome outcome) {
        return casting.orElseThrow().isCast(thrown(outcome));
    }

    private Optional<Outcome.PoolResult> pool(Outcome outcome) {
        return Each.first(outcome.pools(), pool -> pool.label().equals(target.id()));
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        List<Event> events = new ArrayList<>();
        events.add(new Event.Acted(command.unit(), ActionKind.SPELLCASTING));
        boolean cast = isCast(outcome);
        events.add(
                new Event.SpellCast(
                        command.unit(),
                        spell.name(),
                        target.id(),
                        cast ? Event.SpellCast.Success.CAST : Event.SpellCast.Success.FAILED));
        if (!cast) {
            return events;
        }
        pool(outcome)
                .ifPresent(pool -> {
                    var sufferer = hits.orElseThrow().sufferer();
                    events.addAll(
                            sufferer.events(pool.before(), pool.between(), pool.first(), "spell"));
                    events.addAll(
                            sufferer.events(pool.between(), pool.after(), pool.second(), "morale"));
                });
        spell.gains().forEach(gain -> events.add(new Event.EffectGained(target.id(), gain)));
        events.addAll(Balm.events(battle, events, target.id(), points()));
        return events;
    }

    /** The Heal Points it gives where it is cast. */
    private int points() {
        return spell.heal() + Balm.devotion(caster, spell, target);
    }

    @Override
    public Report odds(Odds odds) {
        Casting dice = casting.orElseThrow();
        Law successes = odds.track(Casting.CAST).states();
        double cast = 0;
        for (int state = 0; state < successes.size(); state++) {
            cast += dice.isCast(dice.track().levelOf(state)) ? successes.at(state) : 0;
        }
        double chance = Math.min(1, cast);
        List<Suffering> suffered =
                hits.stream().map(some -> suffering(some, odds, chance)).toList();
        return new Report(suffered, Optional.empty(), OptionalDouble.of(chance));
    }

    /** The Hits of a spell are no dice, so their law is that of the casting. */
    private Suffering suffering(SpellHits some, Odds odds, double cast) {
        double[] law = new double[some.hits() + 1];
        law[0] += 1 - cast;
        law[some.hits()] += cast;
        return Suffering.of(some.sufferer(), odds, List.of(target.id())).withHits(Law.of(law));
    }

    @Override
    public Facts.Tree result(Outcome outcome) {
        boolean cast = isCast(outcome);
        Facts.Builder result =
                Facts.tree()
                        .put("successes", casting.orElseThrow().successes(thrown(outcome)))
                        .put("cast", cast);
        hits.ifPresent(some -> result.put("hits", cast ? some.hits() : 0));
        pool(outcome)
                .ifPresent(pool ->
                        result.put("wounds", pool.first())
                                .put("moraleWounds", pool.second())
                                .putAll(
                                        PoolFacts.losses(
                                                hits.orElseThrow().sufferer(),
                                                pool.before(),
                                                pool.after())));
        return result.build();
    }
}
