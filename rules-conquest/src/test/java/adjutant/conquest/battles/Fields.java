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

    /** What lies on the table; nothing of it is even. */
    enum Ground {
        /** Nothing. */
        BARE(""),
        /** A wood, rocks, a house, a bog and a hill. */
        ROUGH(
                """
                terrain t1 forest size 3 rect 18 30 6 4 keywords hindering,obscuring
                terrain t2 rock size 3 rect 54 18 5 4 turn 30 keywords impassable,obstructing
                terrain t3 building size 3 rect 30 14 6 4 keywords garrison capacity 4 defense 2
                terrain t4 swamp size 0 rect 42 34 6 6 keywords dangerous
                terrain t5 hill size 2 polygon 8 10 14 10 14 15 keywords elevated
                """),
        /** A village with a field beside it, and two markers that can be attacked. */
        BUILT(
                """
                terrain g1 building size 3 rect 33 20 8 6 keywords garrison capacity 6 defense 2
                terrain g2 building size 3 rect 20 26 6 6 turn 20 keywords garrison capacity 6 defense 1
                terrain g3 building size 3 rect 50 20 6 6 keywords garrison capacity 6 defense 2
                terrain t4 field size 1 rect 60 14 8 6 keywords broken-ground
                marker m1 side neutral at 27 24 wounds 3
                marker m2 side A at 42 26 wounds 3
                """);

        private final String statements;

        Ground(String statements) {
            this.statements = statements;
        }
    }

    /** An experiment between the two armies: bottleneck on bare ground, the others on rough. */
    static Experiment<Battle, Command, Event> experiment(
            String edition, String scenario, long seed, int games) {
        Ground ground = scenario.equals("bottleneck") ? Ground.BARE : Ground.ROUGH;
        return experiment(edition, scenario, ground, seed, games);
    }

    /** An experiment between the two armies. */
    static Experiment<Battle, Command, Event> experiment(
            String edition, String scenario, Ground ground, long seed, int games) {
        Battle start = start(edition, scenario, ground);
        RandomPlayer player = new RandomPlayer();
        return new Experiment<>(SYSTEM, start, player, player, seed, games);
    }

    private static Battle start(String edition, String scenario, Ground ground) {
        List<Roster> armies = List.of(army("hundred-kingdoms"), army("nords"));
        String text =
                SYSTEM.muster(armies, Map.of("edition", edition, "scenario", scenario)).orThrow();
        return SYSTEM.setUp(Statements.read(text + ground.statements).orThrow()).orThrow();
    }

    private static Roster army(String name) {
        return new Roster.Text(Resources.text(Fields.class, "/battles/" + name + ".txt"));
    }
}
