package adjutant.conquest.combat;

import adjutant.battlefield.formation.Place;
import adjutant.conquest.Each;
import adjutant.conquest.army.Profile;
import adjutant.conquest.army.SpecialRule;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Hero;
import adjutant.conquest.battle.Mettle;
import adjutant.conquest.battle.Muster;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Stand;
import adjutant.conquest.contact.Contacts;
import java.util.List;

/**
 * A Character who fights for himself: as a Regiment of one Stand that has his own values and rules,
 * and what his Regiment has gained during the battle. What only his Regiment has does not help him.
 *
 * @param regiment his Regiment
 * @param stand his Stand in it
 * @param alone he as a Regiment of his own
 * @rule CQ-DUEL-04
 */
public record Duellist(Regiment regiment, Stand stand, Regiment alone) {
    private static final Place ONLY = new Place(0, 0);

    /**
     * A Character in a battle.
     *
     * @throws java.util.NoSuchElementException where no such Character is attached
     */
    public static Duellist of(Battle battle, String character) {
        Regiment regiment = battle.ofCharacter(character).orElseThrow();
        Stand stand = Each.first(regiment.stands(), each -> is(each, character)).orElseThrow();
        return new Duellist(regiment, stand, alone(regiment, stand, stand.hero().orElseThrow()));
    }

    private static boolean is(Stand stand, String character) {
        return stand.hero().filter(hero -> hero.id().equals(character)).isPresent();
    }

    private static Regiment alone(Regiment regiment, Stand stand, Hero hero) {
        return new Regiment(
                hero.id(),
                regiment.side(),
                new Muster(unaided(hero.muster().profile()), hero.muster().origin()),
                1,
                List.of(new Stand(ONLY, Stand.ORDINARY, stand.damage())),
                regiment.whereabouts(),
                Mettle.steady(1),
                regiment.statuses(),
                regiment.effects(),
                Regiment.Tokens.NONE);
    }

    /** Phalanx is of the formation: a Character gains nothing by it. */
    private static Profile unaided(Profile own) {
        List<SpecialRule> rules =
                Each.where(own.rules(), rule -> !rule.name().equals(Special.PHALANX.label()));
        return new Profile(
                own.faction(),
                own.name(),
                own.kind(),
                own.type(),
                own.unitClass(),
                own.baseStands(),
                own.modelsPerStand(),
                own.points(),
                own.pointsPerStand(),
                own.characteristics(),
                own.barrages(),
                rules,
                own.drawEvents(),
                List.of(),
                own.options(),
                own.notes(),
                own.provenance());
    }

    /** His id. */
    public String id() {
        return alone.id();
    }

    /** He himself. */
    public Hero hero() {
        return stand.hero().orElseThrow();
    }

    /** His rules in force. */
    RulesInForce rules() {
        return RulesInForce.of(alone);
    }

    /** Whether he strikes before one who is not as quick. */
    public boolean isQuick() {
        return rules().has(Special.QUICKSILVER_STRIKE);
    }

    /** He alone on his ground, touched by nobody. */
    public Contacts contacts() {
        return new Contacts(alone, List.of());
    }

    /** The one Stand he is. */
    Stand self() {
        return alone.stands().getFirst();
    }
}
