package adjutant.conquest.system;

import adjutant.conquest.action.Procedures;
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
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * What a side may do. Each is offered because the same rule that plays it allows it. Of Combat
 * Reform and Withdraw the default place and way are offered, of Charges the default Wheel.
 */
final class Offers {
    private Offers() {}

    static List<Offer> of(Battle battle, Side side) {
        return battle.regiments().stream()
                .filter(regiment -> regiment.side() == side && !regiment.isGone())
                .flatMap(regiment -> of(battle, regiment))
                .toList();
    }

    private static Stream<Offer> of(Battle battle, Regiment regiment) {
        Stream<Offer> exact =
                candidates(battle, regiment).stream()
                        .filter(command ->
                                Procedures.of(battle, command).ruling() instanceof Ruling.Allowed)
                        .map(command -> Offer.exactly(CommandWriter.write(command)));
        return Stream.concat(exact, MoveOffers.marches(battle, regiment).stream());
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
        regiment.profile()
                .drawEvents()
                .forEach(event ->
                        commands.add(new Command.DrawEvent(id, event.name(), Optional.empty())));
        commands.add(new Command.End(id, Optional.empty()));
        commands.addAll(MoveOffers.candidates(battle, regiment));
        commands.add(new Command.TakeAim(id));
        commands.addAll(volleys(battle, regiment));
        return commands;
    }

    /** A Volley at each enemy on the table, with each Barrage it can choose. */
    private static List<Command> volleys(Battle battle, Regiment regiment) {
        int most =
                Stream.concat(
                                Stream.of(regiment.profile()),
                                regiment.heroes().stream().map(hero -> hero.muster().profile()))
                        .mapToInt(profile -> profile.barrages().size())
                        .max()
                        .orElse(0);
        List<Command> commands = new ArrayList<>();
        if (most == 0) {
            return commands;
        }
        for (Regiment enemy : battle.enemiesOf(regiment.side())) {
            for (int index = 1; index <= most; index++) {
                OptionalInt choice = most == 1 ? OptionalInt.empty() : OptionalInt.of(index);
                commands.add(new Command.Volley(regiment.id(), enemy.id(), choice, 0, Tail.NONE));
            }
        }
        return commands;
    }
}
