package adjutant.conquest.system;

import adjutant.conquest.army.Profile;
import adjutant.conquest.army.Profiles;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.CardStack;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Hero;
import adjutant.conquest.battle.Muster;
import adjutant.conquest.battle.Phase;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.notation.EventWriter;
import adjutant.conquest.round.SupremacyRoll;
import adjutant.game.RuleSystem.Disclosure;
import adjutant.game.Side;
import adjutant.game.Viewer;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a record of a battle holds besides what happened: the profiles in use, who gave a command,
 * and the Command Stacks, which are secret until the Round has been played.
 *
 * @rule CQ-CMD-02
 */
final class Recording {
    private Recording() {}

    /** The factions of a battle, with the profiles that its Regiments and Characters have. */
    static Map<String, String> tables(Battle battle, Profiles profiles) {
        return profiles.rows(
                battle.sides().stream().flatMap(side -> side.faction().stream()).toList(),
                battle.regiments().stream()
                        .flatMap(Recording::musters)
                        .flatMap(Recording::listed)
                        .toList());
    }

    private static Stream<Muster> musters(Regiment regiment) {
        return Stream.concat(
                Stream.of(regiment.muster()), regiment.heroes().stream().map(Hero::muster));
    }

    private static Stream<Profile> listed(Muster muster) {
        return switch (muster.origin()) {
            case Muster.Origin.Listed(Profile listed, List<String> _) -> Stream.of(listed);
            case Muster.Origin.Written _ -> Stream.of();
        };
    }

    /** The side that gives a command; none where both throw. */
    static Optional<Side> actor(Battle battle, Command command) {
        return switch (command) {
            case Command.OfUnit own -> battle.ofCard(own.unit()).map(Regiment::side);
            case Command.OfSide own -> Optional.of(own.side());
            case Command.Answer answer -> battle.ofCard(answer.unit()).map(Regiment::side);
            case Command.Assign assign -> battle.ofCard(assign.unit()).map(Regiment::side);
            case Command.First _ -> SupremacyRoll.chooser(battle);
            case Command.RollOff _, Command.Supremacy _ -> Optional.empty();
        };
    }

    /** A battle in which a viewer knows no Command Stack but his own. */
    static Battle seen(Battle battle, Viewer viewer) {
        return switch (viewer) {
            case Viewer.Umpire _ -> battle;
            case Viewer.Spectator _ -> hidden(hidden(battle, Side.A), Side.B);
            case Viewer.Player(Side side) -> hidden(battle, side.opponent());
        };
    }

    private static Battle hidden(Battle battle, Side side) {
        CardStack stack = battle.stacks().get(side);
        if (stack == null || stack.size() == 0) {
            return battle;
        }
        Map<Side, CardStack> stacks = new EnumMap<>(battle.stacks());
        stacks.put(side, new CardStack.Hidden(stack.size()));
        return battle.withStacks(stacks);
    }

    /** How a Command Stack stands while it is secret. */
    static Optional<String> concealed(Command command) {
        return command instanceof Command.Stack(Side side, List<String> cards) && !cards.isEmpty()
                ? Optional.of("stack " + side + " hidden " + cards.size())
                : Optional.empty();
    }

    /** An event, without the order of cards. */
    static String concealed(Event event) {
        return event instanceof Event.Stacked(Side side, List<String> cards) && !cards.isEmpty()
                ? side + " stacks " + cards.size() + (cards.size() == 1 ? " card" : " cards")
                : EventWriter.write(event);
    }

    /** What an event tells of the stacks: a card that leaves one, or all with the Round. */
    static Disclosure discloses(Event event) {
        return switch (event) {
            case Event.CardLeft _ -> Disclosure.SOMETHING;
            case Event.PhaseBegan(Phase phase) when phase == Phase.VICTORY -> Disclosure.EVERYTHING;
            case Event.Conceded _ -> Disclosure.EVERYTHING;
            case Event.OfUnit _, Event.OfRound _ -> Disclosure.NOTHING;
        };
    }
}
