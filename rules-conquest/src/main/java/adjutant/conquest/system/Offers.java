package adjutant.conquest.system;

import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.notation.CommandWriter;
import adjutant.game.Offer;
import adjutant.game.Ruling;
import adjutant.game.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * What a side may do. Each is offered because the same rule that plays it allows it. Of a choice
 * without bounds the usual ones are offered: Combat Reforms to the places that keep an end of the
 * front, Charges with the default Wheel, Marches straight ahead or with one Wheel. What a side may
 * say at any time, {@code concede} and {@code policy}, is not among them: it is always allowed
 * while the battle goes on, and whoever draws from the offers plays on.
 */
final class Offers {
    private Offers() {}

    static List<Offer> of(Battle battle, Side side) {
        return Stream.concat(
                        allowed(battle, RoundOffers.all(battle, side).stream().distinct()),
                        acting(battle, side).flatMap(regiment -> of(battle, regiment)))
                .toList();
    }

    private static Stream<Offer> of(Battle battle, Regiment regiment) {
        return Stream.concat(
                allowed(
                        battle,
                        candidates(battle, regiment).stream()
                                .filter(command ->
                                        !battle.isPlayed()
                                                || !(command instanceof Command.Activate))),
                Stream.of(
                                MoveOffers.marches(battle, regiment),
                                FightOffers.withdraws(battle, regiment),
                                EnterOffers.of(battle, regiment))
                        .flatMap(List::stream));
    }

    private static Stream<Offer> allowed(Battle battle, Stream<Command> candidates) {
        return candidates
                .filter(command -> Rules.of(battle, command).ruling() instanceof Ruling.Allowed)
                .map(command -> new Offer(CommandWriter.write(command), List.of(), shape(command)));
    }

    /** How a choice among exact commands looks. */
    private static Offer.Shape shape(Command command) {
        if (command instanceof Command.Stack) {
            return Offer.Shape.ORDER;
        }
        if (command instanceof Command.Adjust) {
            return Offer.Shape.NUMBER;
        }
        boolean place =
                command instanceof Command.Reform || command instanceof Command.CombatReform;
        boolean pick =
                command instanceof Command.Arrive
                        || command instanceof Command.Reinforcements
                        || command instanceof Command.Assign
                        || command instanceof Command.Edge
                        || command instanceof Command.First;
        return place ? Offer.Shape.PLACE : pick ? Offer.Shape.PICK : Offer.Shape.YES_NO;
    }

    /** The Regiments that may act: the active one, where cards are followed. */
    private static Stream<Regiment> acting(Battle battle, Side side) {
        return battle.of(side).stream()
                .filter(regiment ->
                        !battle.isPlayed()
                                || battle.active()
                                        .filter(active -> isCardOf(regiment, active.unit()))
                                        .isPresent());
    }

    private static boolean isCardOf(Regiment regiment, String card) {
        return regiment.id().equals(card)
                || regiment.heroes().stream().anyMatch(hero -> hero.id().equals(card));
    }

    private static List<Command> candidates(Battle battle, Regiment regiment) {
        String id = regiment.id();
        List<Command> commands = new ArrayList<>();
        commands.addAll(FightOffers.candidates(battle, regiment));
        commands.add(new Command.CombatRally(id));
        commands.add(new Command.Inspire(id));
        commands.add(new Command.Withdraw(id, Optional.empty()));
        commands.add(new Command.Pass(id, Command.Pass.Extent.ONE));
        commands.add(new Command.Pass(id, Command.Pass.Extent.ALL));
        commands.add(new Command.Activate(id));
        commands.add(new Command.End(id, Optional.empty()));
        regiment.heroes().forEach(hero -> commands.addAll(ofCharacter(hero.id())));
        commands.addAll(CharacterOffers.candidates(battle, regiment));
        commands.add(new Command.TakeAim(id));
        commands.addAll(volleys(battle, regiment));
        commands.addAll(MoveOffers.candidates(battle, regiment));
        commands.addAll(MarkerOffers.candidates(battle, regiment));
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
                FightOffers.tails(regiment)
                        .forEach(tail ->
                                commands.add(
                                        new Command.Volley(
                                                regiment.id(), enemy.id(), choice, 0, tail)));
            }
        }
        return commands;
    }

    private static List<Command> ofCharacter(String id) {
        return List.of(
                new Command.Pass(id, Command.Pass.Extent.ONE),
                new Command.End(id, Optional.empty()));
    }
}
