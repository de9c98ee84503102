package adjutant.conquest.magic;

import adjutant.conquest.Each;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Stand;
import adjutant.conquest.sight.Spot;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Who casts: a Character, or a Regiment whose Stands can.
 *
 * @param regiment the Regiment, or that of the Character
 * @param stands the Stands that cast: his, or all that can
 * @param level the Magic Level: how many dice
 * @param calling as what he casts
 * @rule CQ-SPELL-01
 * @rule CQ-SR-50
 */
public record Caster(Regiment regiment, List<Stand> stands, int level, Calling calling) {
    /** Copies the list. */
    public Caster {
        stands = List.copyOf(stands);
    }

    /** As what a Stand casts. */
    public enum Calling {
        /** A Wizard. */
        WIZARD,
        /** A Priest. */
        PRIEST,
        /** Nothing of both. */
        NONE
    }

    /** The caster of a card. */
    public static Caster of(Battle battle, String card) {
        Regiment regiment = battle.ofCard(card).orElseThrow();
        List<Stand> own =
                regiment.id().equals(card)
                        ? regiment.ordinaryStands()
                        : Each.where(regiment.stands(), stand -> is(stand, card));
        RulesInForce rules = RulesInForce.of(regiment, own.getFirst());
        int priest = rules.x(Special.PRIEST);
        int wizard = rules.x(Special.WIZARD);
        Calling calling =
                priest > 0 && priest >= wizard
                        ? Calling.PRIEST
                        : wizard > 0 ? Calling.WIZARD : Calling.NONE;
        return new Caster(regiment, own, Math.max(priest, wizard), calling);
    }

    private static boolean is(Stand stand, String card) {
        return stand.hero().filter(hero -> hero.id().equals(card)).isPresent();
    }

    /** Whether it can cast at all. */
    public boolean can() {
        return calling != Calling.NONE;
    }

    /** The ground of the Stands that cast. */
    List<Spot> spots(Battle battle) {
        return Each.where(
                Spot.of(battle, regiment),
                spot -> Each.any(stands, stand -> stand.place().equals(spot.place())));
    }

    /** All Stands on the table that can cast, of one Regiment. */
    static List<Spot> spotsOfAll(Battle battle, Regiment regiment) {
        List<Stand> able =
                Each.where(
                        regiment.stands(),
                        stand ->
                                Stream.of(Special.WIZARD, Special.PRIEST)
                                        .anyMatch(RulesInForce.of(regiment, stand)::has));
        Optional<Stand> any = able.stream().findFirst();
        return any.isEmpty()
                ? List.of()
                : new Caster(regiment, able, 1, Calling.WIZARD).spots(battle);
    }
}
