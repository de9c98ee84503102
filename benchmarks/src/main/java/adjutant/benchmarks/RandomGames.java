package adjutant.benchmarks;

import adjutant.battlefield.geometry.Tolerances;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.conquest.system.Conquest;
import adjutant.game.Roster;
import adjutant.game.notation.Statements;
import adjutant.play.ai.RandomPlayer;
import adjutant.play.simulation.Battles;
import adjutant.play.simulation.Experiment;
import adjutant.play.simulation.Tale;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Whole battles between random players, always the same ones. */
final class RandomGames {
    static final Conquest SYSTEM = new Conquest();

    /** How many there are. */
    static final int GAMES = 4;

    private static final long SEED = 7;

    /** What the program writes of a battle between the two text lists in examples/armies. */
    private static final String LARGE =
            """
            scenario bottleneck
            round 1 phase setup
            side A "The road to Argem" faction "Hundred Kingdoms"
            side B "Long ships" faction "Nords"
            unit a1 side A profile "Steel Legion" stands 4 reserve
            character ac1 side A profile "Imperial Officer" with a1 warlord warband 1
            unit a2 side A profile "Men-At-Arms" stands 4 reserve
            unit a3 side A profile "Mercenary Crossbowmen" stands 3 reserve
            unit a4 side A profile "Hunter Cadre" stands 3 reserve
            unit a5 side A profile "Household Knights" stands 4 reserve
            character ac2 side A profile "Mounted Noble Lord" with a5 warband 2
            unit a6 side A profile "Mounted Squires" stands 3 reserve
            unit a7 side A profile "Household Guard" with "Armsmaster" stands 4 reserve
            character ac3 side A profile "Noble Lord" with a7 warband 3
            unit b1 side B profile "Huskarls" stands 5 reserve
            character bc1 side B profile "Jarl" with b1 warlord warband 1
            unit b2 side B profile "Raiders" with "Captain" stands 4 reserve
            unit b3 side B profile "Bearsarks" with "Savage" stands 3 reserve
            unit b4 side B profile "Stalkers" stands 3 reserve
            unit b5 side B profile "Steel Chosen" stands 3 reserve
            character bc2 side B profile "Konungyr" with b5 warband 2
            unit b6 side B profile "Ugr" stands 4 reserve
            character bc3 side B profile "Vargyr Lord" with b6 warband 3
            """;

    private RandomGames() {}

    static Experiment<Battle, Command, Event> experiment(Armies armies) {
        String text =
                switch (armies) {
                    case THOUSAND -> mustered();
                    case LARGE -> LARGE;
                };
        Battle start = Statements.read(text).then(SYSTEM::setUp).orThrow();
        return new Experiment<>(SYSTEM, start, new RandomPlayer(), new RandomPlayer(), SEED, GAMES);
    }

    private static String mustered() {
        List<Roster> lists =
                List.of(
                        new Roster.Text(resource("hundred-kingdoms.txt")),
                        new Roster.Text(resource("nords.txt")));
        return SYSTEM.muster(lists, Map.of()).orThrow();
    }

    private static String resource(String name) {
        try (InputStream in = RandomGames.class.getResourceAsStream(name)) {
            return new String(
                    Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Tale play(Experiment<Battle, Command, Event> experiment, int game) {
        return Battles.play(experiment, game);
    }

    /** What a game did, in flat arrays. */
    static FlatBattle flat(Experiment<Battle, Command, Event> experiment, int game) {
        return new FlatBattle(experiment, game, RandomGames::bodies, Tolerances.TOUCH);
    }

    private static List<FlatBattle.Body> bodies(Battle battle) {
        return battle.regiments().stream()
                .map(regiment ->
                        new FlatBattle.Body(
                                regiment.side(), regiment.pose().map(_ -> regiment.rectangle())))
                .toList();
    }
}
