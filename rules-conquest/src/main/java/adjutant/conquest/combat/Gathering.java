package adjutant.conquest.combat;

import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Gathers the dice of a pool, those with equal thresholds together, and the reasons for them. */
final class Gathering {
    private final Map<Key, List<Batch.Share>> batches = new LinkedHashMap<>();
    private final List<Modifier> modifiers = new ArrayList<>();

    private final Tenacity tenacity;
    private final Batch.Misses misses;
    private final List<Modifier> shelter;

    /**
     * Nothing yet.
     *
     * @param tenacity how the target turns failed Defense dice
     * @param misses what becomes of misses that may be thrown again
     * @param shelter what raises the target's Defense beside its own rules
     */
    Gathering(Tenacity tenacity, Batch.Misses misses, List<Modifier> shelter) {
        this.shelter = shelter;
        this.tenacity = tenacity;
        this.misses = misses;
    }

    private record Key(Thresholds thresholds, Batch.Misses misses) {}

    /** Adds reasons. */
    void note(List<Modifier> more) {
        modifiers.addAll(more);
    }

    /** Adds the dice of a Stand in a Clash. */
    void addClash(Sharpness.Swing swing, int dice) {
        Sharpness sharpness = Sharpness.of(swing);
        Ward ward = ward(Blow.CLASH, swing);
        note(sharpness.modifiers());
        note(ward.modifiers());
        add(swing, dice, clash(swing, sharpness, ward));
    }

    /**
     * Adds the dice of a Stand in an Impact: neither Deadly Blades nor Counter-Attack act.
     *
     * @rule CQ-IMPACT-03
     */
    void addImpact(Sharpness.Swing swing, int dice) {
        Sharpness sharpness = Sharpness.ofImpact(swing);
        Ward ward = ward(Blow.IMPACT, swing);
        note(sharpness.modifiers());
        note(ward.modifiers());
        add(
                swing,
                dice,
                thresholds(
                        sharpness,
                        ward,
                        Thresholds.Six.ONE_WOUND,
                        Thresholds.Natural.PLAIN,
                        ward.riders()));
    }

    private Ward ward(Blow blow, Sharpness.Swing swing) {
        return Ward.against(
                blow, swing.rules(), swing.target(), swing.facing(), swing.tail(), shelter);
    }

    private void add(Sharpness.Swing swing, int dice, Thresholds thresholds) {
        boolean parried = swing.hindrances().contains(Sharpness.Hindrance.PARRIED);
        Key key = new Key(thresholds, parried ? Batch.Misses.STAND : misses);
        batches.computeIfAbsent(key, _ -> new ArrayList<>())
                .add(new Batch.Share(swing.stand().place(), dice));
    }

    private Thresholds clash(Sharpness.Swing swing, Sharpness sharpness, Ward ward) {
        List<String> riders = new ArrayList<>(ward.riders());
        boolean deadly = swing.rules().has(Special.DEADLY_BLADES);
        if (deadly) {
            riders.add(Special.DEADLY_BLADES.label());
            modifiers.add(
                    new Modifier(
                            "sixCostsTwo",
                            0,
                            Special.DEADLY_BLADES.clause(),
                            Special.DEADLY_BLADES.label()));
        }
        boolean counters = RulesInForce.of(swing.target()).has(Special.COUNTER_ATTACK);
        return thresholds(
                sharpness,
                ward,
                deadly ? Thresholds.Six.TWO_WOUNDS : Thresholds.Six.ONE_WOUND,
                counters ? Thresholds.Natural.HITS_BACK : Thresholds.Natural.PLAIN,
                riders);
    }

    private static Thresholds thresholds(
            Sharpness sharpness,
            Ward ward,
            Thresholds.Six six,
            Thresholds.Natural natural,
            List<String> riders) {
        return new Thresholds(
                sharpness.hitOn(),
                sharpness.reroll(),
                sharpness.ones(),
                ward.saveOn(),
                ward.saveOnOnes(),
                ward.reroll(),
                six,
                natural,
                riders);
    }

    /** The dice, by equal thresholds. */
    List<Batch> batches() {
        List<Batch> gathered = new ArrayList<>();
        batches.forEach(
                (key, shares) -> gathered.add(new Batch(shares, key.thresholds(), key.misses())));
        return tenacity.ordered(gathered, batch -> batch.thresholds().ofHits());
    }

    /** The reasons, each once. */
    List<Modifier> modifiers() {
        return modifiers.stream().distinct().toList();
    }
}
