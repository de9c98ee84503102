package adjutant.conquest.system;

import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Command.Tail;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.contact.Contacts;
import adjutant.conquest.notation.CommandWriter;
import adjutant.game.Offer;
import adjutant.game.Ruling;
import adjutant.game.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a side may do in contact, as exact commands. Each is offered because the same rule that
 * plays it allows it. Places of a Combat Reform and ways of a Withdraw beside the default ones come
 * with the chapter of movement.
 */
final class Offers {
    private Offers() {}

    static List<Offer> of(Battle battle, Side side) {
        return Stream.concat(
                        RoundOffers.candidates(battle, side).stream(),
                        acting(battle, side).flatMap(regiment -> candidates(battle, regiment).stream()))
                .distinct()
                .filter(command -> Rules.of(battle, command).ruling() instanceof Ruling.Allowed)
                .map(command -> Offer.exactly(CommandWriter.write(command)))
                .toList();
    }

    /** The Regiments that may act: the active one, where cards are followed. */
    private static Stream<Regiment> acting(Battle battle, Side side) {
        return battle.of(side).stream()
                .filter(
                        regiment ->
                                !battle.isPlayed()
                                        || battle.active()
                                                .filter(
                                                        active ->
                                                                isCardOf(regiment, active.unit()))
                                                .isPresent());
    }

    private static boolean isCardOf(Regiment regiment, String card) {
        return regiment.id().equals(card)
                || regiment.heroes().stream().anyMatch(hero -> hero.id().equals(card));
    }

    private static List<Command> candidates(Battle battle, Regiment regiment) {
        String id = regiment.id();
        List<Command> commands = new ArrayList<>();
        for (String enemy : Contacts.of(battle, regiment).enemies()) {
            commands.add(new Command.Clash(id, Optional.of(enemy), Map.of(), Tail.NONE));
        }
        commands.add(new Command.CombatRally(id));
        int most = regiment.ordinaryStands().size();
        for (int files = 1; files <= most; files++) {
            commands.add(new Command.CombatReform(id, files, Optional.empty(), Optional.empty()));
        }
        commands.add(new Command.Inspire(id));
        commands.add(new Command.Withdraw(id, Optional.empty()));
        commands.add(new Command.Pass(id, Command.Pass.Extent.ONE));
        commands.add(new Command.Pass(id, Command.Pass.Extent.ALL));
        commands.add(new Command.Activate(id));
        commands.add(new Command.End(id, Optional.empty()));
        regiment.heroes().forEach(hero -> commands.addAll(ofCharacter(hero.id())));
        commands.addAll(CharacterOffers.candidates(battle, regiment));
        return commands;
    }

    private static List<Command> ofCharacter(String id) {
        return List.of(
                new Command.Pass(id, Command.Pass.Extent.ONE),
                new Command.End(id, Optional.empty()));
    }
}
