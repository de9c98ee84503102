package adjutant.conquest.volley;

import adjutant.battlefield.formation.Place;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.Each;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Stand;
import adjutant.game.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The Stands of a Regiment that may shoot.
 *
 * @param regiment the Regiment
 * @param arms those with a Barrage and a Volley above 0, in the order of their places
 * @param findings whether it may shoot so
 * @rule CQ-VOLLEY-01
 */
public record Battery(Regiment regiment, List<Arms> arms, List<Finding> findings) {
    /** Copies the lists. */
    public Battery {
        arms = List.copyOf(arms);
        findings = List.copyOf(findings);
    }

    /** The Stands that a command has shoot. */
    public static Battery of(Regiment regiment, Command.Volley command) {
        List<Arms> all = armed(regiment, command.barrage(), command.overcharge());
        List<Finding> findings = new ArrayList<>();
        List<Arms> able = able(all);
        findings.add(armed(regiment, all, able));
        command.barrage().ifPresent(choice -> findings.add(choice(all, regiment, choice)));
        if (command.overcharge() > 0) {
            findings.add(markers(regiment, command.overcharge()));
        }
        return new Battery(regiment, able, findings);
    }

    /** The Stands with a Barrage. */
    static List<Arms> armed(Regiment regiment, OptionalInt barrage, int overcharge) {
        List<Arms> all = new ArrayList<>();
        for (Stand stand : regiment.stands()) {
            Arms.of(regiment, stand, barrage, overcharge).ifPresent(all::add);
        }
        return all;
    }

    /** Those whose Volley is above 0, or not known. */
    static List<Arms> able(List<Arms> all) {
        return Each.where(all, arms -> arms.volley().orElse(1) > 0);
    }

    /** How many Barrages a Stand has at most. */
    static int most(List<Arms> all) {
        return all.stream().mapToInt(arms -> arms.profile().barrages().size()).max().orElse(0);
    }

    private static Finding armed(Regiment regiment, List<Arms> all, List<Arms> able) {
        if (!able.isEmpty()) {
            return Finding.yes(
                    ConquestClause.VOLLEY_01,
                    regiment.id() + " has " + able.size() + " Stands with Barrage");
        }
        return all.isEmpty()
                ? Finding.no(ConquestClause.VOLLEY_01, regiment.id() + " has no Barrage")
                : Finding.no(
                        ConquestClause.DICE_03, regiment.id() + " has Volley 0: it has no shots");
    }

    private static Finding choice(List<Arms> all, Regiment regiment, int choice) {
        int most = most(all);
        return choice >= 1 && choice <= most
                ? Finding.yes(ConquestClause.VOLLEY_16, "Barrage " + choice + " is used")
                : Finding.no(
                        ConquestClause.VOLLEY_16,
                        regiment.id() + " has " + most + " Barrages, so none is number " + choice);
    }

    private static Finding markers(Regiment regiment, int spent) {
        int held = regiment.tokens().overcharge();
        String text = regiment.id() + " has " + held + " markers of Overcharge, " + spent;
        return spent <= held
                ? Finding.yes(
                        ConquestClause.SR_29,
                        text
                                + " spent: "
                                + 2 * spent
                                + " shots and Armor Piercing "
                                + spent
                                + " more")
                : Finding.no(ConquestClause.SR_29, text + " cannot be spent");
    }

    /** The arms of the Stand in a place. */
    public Optional<Arms> at(Place place) {
        return Each.first(arms, each -> each.place().equals(place));
    }
}
