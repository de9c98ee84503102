package adjutant.conquest.system;

import adjutant.conquest.action.Closing;
import adjutant.conquest.battle.Activation;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Course;
import adjutant.conquest.battle.Event;
import adjutant.conquest.round.Flow;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Events in their order, with those of Activations that a command begins and ends by itself. */
final class Play {
    private Play() {}

    /** The events of a command, after those that its Activation brings. */
    static List<Event> events(Battle battle, Command command, List<Event> came) {
        List<Event> events = new ArrayList<>();
        switch (command) {
            case Command.End _, Command.OfRound _ -> {}
            case Command.OfUnit own -> events.addAll(turned(battle, own));
        }
        events.addAll(came);
        Battle now = after(battle, events);
        List<Event> closings = Closing.events(now, hurt(came));
        events.addAll(closings);
        if (battle.isPlayed()) {
            flow(after(now, closings), events);
        }
        return events;
    }

    /** Adds what follows by itself. */
    private static void flow(Battle before, List<Event> events) {
        Battle now = before;
        for (List<Event> more = Flow.next(now); !more.isEmpty(); more = Flow.next(now)) {
            events.addAll(more);
            now = after(now, more);
        }
    }

    private static Battle after(Battle battle, List<Event> events) {
        Battle now = battle;
        for (Event event : events) {
            now = Course.after(now, event);
        }
        return now;
    }

    /** One Activation ends and another begins where the command says so by itself. */
    private static List<Event> turned(Battle battle, Command.OfUnit command) {
        List<Event> events = new ArrayList<>();
        if (battle.isPlayed()) {
            return events;
        }
        Optional<String> active = battle.active().map(Activation::unit);
        if (active.filter(command.unit()::equals).isEmpty()) {
            active.ifPresent(other -> events.add(new Event.ActivationEnded(other)));
            if (!(command instanceof Command.Activate)) {
                events.add(new Event.Activated(command.unit()));
            }
        }
        return events;
    }

    private static List<String> hurt(List<Event> own) {
        List<String> hurt = new ArrayList<>();
        for (Event event : own) {
            switch (event) {
                case Event.Wounded wounded -> hurt.add(wounded.unit());
                case Event.CharacterDied died -> hurt.add(died.regiment());
                default -> {}
            }
        }
        return hurt;
    }

    /** The situation after a command whose own events are these. */
    static Battle after(Battle battle, Command command, List<Event> own) {
        return after(battle, events(battle, command, own));
    }
}
