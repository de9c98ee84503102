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

    /** A wood, rocks, a house, a bog and a hill, nothing of it even. */
    private static final String GROUND =
            """
            terrain t1 forest size 3 rect 18 30 6 4 keywords hindering,obscuring
            terrain t2 rock size 3 rect 54 18 5 4 turn 30 keywords impassable,obstructing
            terrain t3 building size 3 rect 30 14 6 4 keywords garrison capacity 4 defense 2
            terrain t4 swamp size 0 rect 42 34 6 6 keywords dangerous
            terrain t5 hill size 2 polygon 8 10 14 10 14 15 keywords elevated
            """;

    /** The battle about to begin: bottleneck on bare ground, the others on rough. */
    static Battle start(String edition, String scenario) {
        List<Roster> armies = List.of(army("hundred-kingdoms"), army("nords"));
        String text =
                SYSTEM.muster(armies, Map.of("edition", edition, "scenario", scenario)).orThrow();
        String ground = scenario.equals("bottleneck") ? "" : GROUND;
        return SYSTEM.setUp(Statements.read(text + ground).orThrow()).orThrow();
    }

    private static Roster army(String name) {
        return new Roster.Text(Resources.text(Fields.class, "/battles/" + name + ".txt"));
    }
}
