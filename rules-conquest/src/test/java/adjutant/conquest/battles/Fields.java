package adjutant.conquest.battles;

import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.conquest.system.Conquest;
import adjutant.game.Resources;
import adjutant.game.Roster;
import adjutant.game.notation.Statements;
import adjutant.play.ai.RandomPlayer;
import adjutant.play.simulation.Experiment;
import java.util.List;
import java.util.Map;

/** Battles to be played: two lists of about 1,000 points a side. */
final class Fields {
    static final Conquest SYSTEM = new Conquest();

    private Fields() {}

    /** An experiment between the two armies. */
    static Experiment<Battle, Command, Event> experiment(
            String edition, String scenario, long seed, int games) {
        Battle start = start(edition, scenario);
        RandomPlayer player = new RandomPlayer();
        return new Experiment<>(SYSTEM, start, player, player, seed, games);
    }

    /** The battle about to begin. */
    static Battle start(String edition, String scenario) {
        List<Roster> armies = List.of(army("hundred-kingdoms"), army("nords"));
        String text =
                SYSTEM.muster(armies, Map.of("edition", edition, "scenario", scenario)).orThrow();
        return SYSTEM.setUp(Statements.read(text).orThrow()).orThrow();
    }

    private static Roster army(String name) {
        return new Roster.Text(Resources.text(Fields.class, "/battles/" + name + ".txt"));
    }
}
