package adjutant.conquest.magic;

import adjutant.battlefield.geometry.Length;
import adjutant.chance.Batch;
import adjutant.chance.Count;
import adjutant.chance.Die;
import adjutant.chance.Faces;
import adjutant.chance.IntTable;
import adjutant.chance.Roll;
import adjutant.chance.Step;
import adjutant.chance.Tally;
import adjutant.chance.Track;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.Each;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Spell;
import adjutant.conquest.morale.MoraleTest;
import adjutant.conquest.sight.Spot;
import adjutant.game.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The dice of a spell: how many are thrown, what each must show, and how many must succeed. No 1
 * and no 6 decides anything by itself.
 *
 * @param dice how many
 * @param on each succeeds on this or less
 * @param needed how many must succeed
 * @param given how many failed dice count as successes
 * @param reasons why
 * @rule CQ-SPELL-04
 * @rule CQ-SPELL-05
 * @rule CQ-SPELL-06
 * @rule CQ-SPELL-07
 * @rule CQ-SPELL-09
 */
public record Casting(int dice, int on, int needed, int given, List<Finding> reasons) {
    /** The label of the pool, the id of its track, and what its dice are for. */
    public static final String CAST = "cast";

    /** Copies the list. */
    public Casting {
        reasons = List.copyOf(reasons);
    }

    /** The dice of a caster for a spell at a target, both on the table. */
    public static Casting of(Battle battle, Caster caster, Spell spell, Regiment target) {
        List<Finding> reasons = new ArrayList<>();
        reasons.add(
                Finding.yes(
                        ConquestClause.SPELL_04,
                        caster.level() + " dice, each a success on " + spell.difficulty()));
        int needed = battle.config().spellSuccessesNeeded();
        reasons.add(Finding.yes(ConquestClause.SPELL_05, "successes needed: " + needed));
        int more =
                spell.scaling() == Spell.Scaling.SCALING
                        ? MoraleTest.sizeBonus(target.stands().size())
                        : 0;
        if (spell.scaling() == Spell.Scaling.SCALING) {
            reasons.add(
                    Finding.yes(
                            ConquestClause.SPELL_06,
                            "Scaling: "
                                    + more
                                    + " more for "
                                    + target.stands().size()
                                    + " Stands"));
        }
        int fewer = interference(battle, caster, target, reasons);
        int given = devotion(caster, target, reasons);
        return new Casting(
                Math.max(0, caster.level() - fewer),
                spell.difficulty(),
                needed + more,
                given,
                reasons);
    }

    private static int interference(
            Battle battle, Caster caster, Regiment target, List<Finding> reasons) {
        Length reach = Length.inches(battle.config().spellInterferenceRange());
        for (Regiment enemy : battle.of(caster.regiment().side().opponent())) {
            List<Spot> spots = Caster.spotsOfAll(battle, enemy);
            if (!spots.isEmpty() && isNear(battle, caster, target, spots, reach)) {
                reasons.add(
                        Finding.yes(
                                ConquestClause.SPELL_07,
                                "a caster of "
                                        + enemy.id()
                                        + " within "
                                        + reach
                                        + " interferes: one die fewer"));
                return 1;
            }
        }
        return 0;
    }

    private static boolean isNear(
            Battle battle, Caster caster, Regiment target, List<Spot> spots, Length reach) {
        return Reach.distance(caster.spots(battle), spots).isAtMost(reach)
                || Reach.distance(Spot.of(battle, target), spots).isAtMost(reach);
    }

    /** A Devout Character makes his Regiment Devout. */
    private static int devotion(Caster caster, Regiment target, List<Finding> reasons) {
        boolean devout =
                Each.any(
                        target.stands(),
                        stand -> RulesInForce.of(target, stand).has(Special.DEVOUT));
        if (caster.calling() != Caster.Calling.PRIEST || !devout) {
            return 0;
        }
        reasons.add(
                Finding.yes(
                        ConquestClause.SPELL_09,
                        target.id() + " is Devout: one failed die counts as a success"));
        return 1;
    }

    /** The track of successes. */
    public Track track() {
        return new Track(
                CAST,
                dice,
                List.of(new Track.Phase("successes", false, IntTable.filled(dice + 1, 0))),
                0,
                0);
    }

    /** The dice. */
    public Step step() {
        Roll roll = Roll.last(CAST, on, Die.upTo(on, Faces.NONE));
        return new Step.Pool(
                CAST,
                List.of(new Batch(Count.of(dice), roll)),
                0,
                Tally.ALL,
                CAST,
                Optional.empty(),
                Optional.empty());
    }

    /** The successes that count, of so many thrown. */
    public int successes(int thrown) {
        return thrown + Math.min(given, dice - thrown);
    }

    /** Whether so many successes thrown cast the spell. */
    public boolean isCast(int thrown) {
        return successes(thrown) >= needed;
    }

    /** Something that is done if the spell is cast, as often as said; else not at all. */
    public Count ifCast(int times) {
        return new Count.ByState(
                CAST,
                IntTable.generate(
                        track().states(), state -> isCast(track().levelOf(state)) ? times : 0));
    }
}
