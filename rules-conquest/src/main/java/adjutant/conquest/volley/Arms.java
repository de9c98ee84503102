package adjutant.conquest.volley;

import adjutant.battlefield.formation.Place;
import adjutant.battlefield.geometry.Length;
import adjutant.conquest.RulesConfig;
import adjutant.conquest.army.Barrage;
import adjutant.conquest.army.Profile;
import adjutant.conquest.army.SpecialRule;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Stand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A Stand with the Barrage it uses.
 *
 * @param regiment its Regiment
 * @param stand the Stand
 * @param barrage the Barrage
 * @param rules what is in force for its shots: its own rules, those of the Barrage, those gained
 * @param overcharge markers of Overcharge that are spent
 * @rule CQ-SR-04
 * @rule CQ-SR-29
 */
public record Arms(
        Regiment regiment, Stand stand, Barrage barrage, RulesInForce rules, int overcharge) {
    /** Shots that a marker of Overcharge adds. */
    private static final int SHOTS_PER_MARKER = 2;

    /**
     * The arms of a Stand; empty where it has no Barrage.
     *
     * @param choice which of several Barrages, from 1; the first where it has fewer
     * @rule CQ-VOLLEY-16
     */
    static Optional<Arms> of(Regiment regiment, Stand stand, OptionalInt choice, int overcharge) {
        List<Barrage> barrages = profile(regiment, stand).barrages();
        if (barrages.isEmpty()) {
            return Optional.empty();
        }
        int index = choice.orElse(1) - 1;
        Barrage barrage = barrages.get(index >= 0 && index < barrages.size() ? index : 0);
        List<SpecialRule> rules = new ArrayList<>(RulesInForce.of(regiment, stand).rules());
        rules.addAll(barrage.rules());
        if (overcharge > 0) {
            rules.add(
                    new SpecialRule(
                            Special.ARMOR_PIERCING.label(),
                            OptionalInt.of(overcharge),
                            SpecialRule.Grant.ADDS,
                            Optional.empty()));
        }
        return Optional.of(new Arms(regiment, stand, barrage, new RulesInForce(rules), overcharge));
    }

    private static Profile profile(Regiment regiment, Stand stand) {
        return stand.hero().map(hero -> hero.muster().profile()).orElseGet(regiment::profile);
    }

    /** The profile of the Stand. */
    Profile profile() {
        return profile(regiment, stand);
    }

    /** Where the Stand stands. */
    public Place place() {
        return stand.place();
    }

    /** The Stand as written. */
    String address() {
        return regiment.address(place());
    }

    /** Its Volley as printed, where it is known. */
    OptionalInt volley() {
        return profile().characteristics().volley().number();
    }

    /** Whether it shoots under Aimed Shot. */
    Steadiness steadiness() {
        return Steadiness.of(regiment, rules);
    }

    /** How far it shoots. */
    Length range() {
        return Length.inches(barrage.range());
    }

    /**
     * Whether a distance is within its range.
     *
     * @rule CQ-VOLLEY-05
     */
    boolean reaches(Length distance) {
        return distance.isAtMost(range());
    }

    /**
     * Whether a distance is at most half its range.
     *
     * @rule CQ-VOLLEY-18
     */
    boolean isEffectiveAt(Length distance) {
        return distance.times(2).isAtMost(range());
    }

    /** Its shots with all that adds to them. */
    int shots() {
        return barrage.shots() + rules.x(Special.BARRAGE) + SHOTS_PER_MARKER * overcharge;
    }

    /** The models that shoot. */
    int models() {
        return regiment.modelsRemaining(stand);
    }

    /**
     * The dice of so many shots, by the models left on it.
     *
     * @rule CQ-VOLLEY-08
     */
    int dice(int shots, RulesConfig config) {
        return switch (barrage.scope()) {
            case MODEL -> shots * models();
            case STAND -> {
                int all = profile().modelsPerStand();
                yield config.volleyCountsModels() ? (shots * models() + all - 1) / all : shots;
            }
        };
    }
}
