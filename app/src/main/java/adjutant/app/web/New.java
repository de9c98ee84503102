package adjutant.app.web;

import adjutant.app.battle.Faulty;
import adjutant.app.battle.Systems;
import adjutant.game.Roster;
import adjutant.game.RuleSystem;
import adjutant.game.Shelf;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Names;
import adjutant.game.notation.Word;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The battle that somebody wants to play, as its text. */
final class New {
    private New() {}

    /**
     * The text of a battle to play.
     *
     * @throws Faulty where there is none, with every fault
     */
    static String text(Bodies.NewMatch body, Systems systems) {
        if (body.text().isPresent()) {
            return body.text().get();
        }
        RuleSystem<?, ?, ?> system = system(body.system(), systems);
        if (body.armies().isPresent()) {
            List<Roster> lists =
                    body.armies().get().stream().<Roster>map(Roster.Text::new).toList();
            Map<String, String> options = body.options().orElse(Map.of());
            String rest = Faulty.orThrow("the armies", system.muster(lists, options));
            return "system " + system.id() + "\n" + rest;
        }
        return ready(system, body.battle());
    }

    private static RuleSystem<?, ?, ?> system(Optional<String> id, Systems systems) {
        return id.flatMap(systems::find)
                .orElseThrow(() -> {
                    String found = id.map(Word::quote).orElse("no system");
                    Fault fault = new Fault(0, 0, found, systems.expected(id.orElse("")));
                    return new Faulty("system", List.of(fault));
                });
    }

    private static String ready(RuleSystem<?, ?, ?> system, Optional<String> id) {
        List<Shelf.Ready> battles = system.shelf().battles();
        return battles.stream()
                .filter(battle -> id.map(battle.id()::equals).orElse(true))
                .findFirst()
                .map(Shelf.Ready::text)
                .orElseThrow(() -> {
                    String found = id.map(Word::quote).orElse("no battle");
                    List<String> ids = battles.stream().map(Shelf.Ready::id).toList();
                    String expected = Names.oneOf("a battle", id.orElse(""), ids);
                    return new Faulty("battle", List.of(new Fault(0, 0, found, expected)));
                });
    }
}
