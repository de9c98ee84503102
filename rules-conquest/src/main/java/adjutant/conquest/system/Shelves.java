package adjutant.conquest.system;

import adjutant.conquest.scenario.Scenarios;
import adjutant.game.Resources;
import adjutant.game.Roster;
import adjutant.game.RuleSystem;
import adjutant.game.Shelf;
import java.util.List;
import java.util.Map;

/** What comes with the rules for whoever wants to play at once. */
final class Shelves {
    private static final List<Shelf.Army> ARMIES =
            List.of(
                    army("The Hundred Kingdoms, 1490 points", "hundred-kingdoms.txt"),
                    army("The Nords, 1490 points", "nords.txt"));

    private Shelves() {}

    static Shelf shelf(RuleSystem<?, ?, ?> system) {
        List<Shelf.Ready> battles =
                List.of(
                        new Shelf.Ready(
                                "skirmish",
                                "Skirmish at the copse: a small battle, already joined",
                                text("skirmish.battle")),
                        new Shelf.Ready(
                                "bottleneck",
                                "Bottleneck: Hundred Kingdoms against Nords, from the first march",
                                fielded(system)));
        List<Shelf.Choice> choices =
                List.of(
                        new Shelf.Choice("scenario", Scenarios.names()),
                        new Shelf.Choice("edition", List.of("documents", "second-edition")));
        return new Shelf(battles, ARMIES, choices);
    }

    private static String fielded(RuleSystem<?, ?, ?> system) {
        List<Roster> lists =
                ARMIES.stream().<Roster>map(army -> new Roster.Text(army.text())).toList();
        return "system " + system.id() + "\n" + system.muster(lists, Map.of()).orThrow();
    }

    private static Shelf.Army army(String title, String file) {
        return new Shelf.Army(title, text(file));
    }

    private static String text(String file) {
        return Resources.text(Shelves.class, "/adjutant/conquest/shelf/" + file);
    }
}
