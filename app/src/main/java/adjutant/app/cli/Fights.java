package adjutant.app.cli;

import adjutant.app.battle.Faulty;
import adjutant.app.json.JsonReader;
import adjutant.app.page.FactsPage;
import adjutant.game.Facts;
import adjutant.game.RuleSystem;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Names;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Answers raw chains of dice from a file: one chain, or {@code workloads} with several. */
final class Fights {
    private static final String WORKLOADS = "workloads";

    private final String source;
    private final List<RuleSystem<?, ?, ?>> systems;
    private final List<Fault> faults = new ArrayList<>();

    /** Answers of the first of some systems that understands each. */
    Fights(String source, List<RuleSystem<?, ?, ?>> systems) {
        this.source = source;
        this.systems = systems;
    }

    /**
     * The answer to one chain, or the list of all.
     *
     * @throws Faulty with the faults of all chains asked for
     */
    Answer answer(byte[] bytes, Optional<String> id) {
        List<Facts.Tree> chains =
                chains(Faulty.orThrow(source, JsonReader.read(bytes))).stream()
                        .filter(chain -> id.isEmpty() || id(chain).equals(id.get()))
                        .toList();
        if (id.isPresent() && chains.isEmpty() && faults.isEmpty()) {
            faults.add(noSuch(id.get(), bytes));
        }
        List<Facts.Tree> answers = chains.stream().flatMap(chain -> fight(chain).stream()).toList();
        if (!faults.isEmpty()) {
            throw new Faulty(source, faults);
        }
        Facts facts = id.isPresent() ? answers.getFirst() : Facts.items(answers);
        return new Answer.Laid(
                facts,
                page ->
                        answers.forEach(answer -> {
                            page.gap();
                            page.heading(0, "chain " + id(answer));
                            FactsPage.draw(answer, 2, page);
                        }));
    }

    private Fault noSuch(String id, byte[] bytes) {
        List<String> ids =
                chains(JsonReader.read(bytes).orThrow()).stream().map(Fights::id).toList();
        return new Fault(0, 0, "no chain " + Word.quote(id), Names.oneOf("one of it", id, ids));
    }

    private List<Facts.Tree> chains(Facts.Tree file) {
        Optional<Facts> workloads = file.get(WORKLOADS);
        if (workloads.isEmpty()) {
            return List.of(file);
        }
        if (!(workloads.get() instanceof Facts.Tree named)) {
            faults.add(new Fault(0, 0, "\"workloads\" that are no object", "an object of chains"));
            return List.of();
        }
        List<Facts.Tree> chains = new ArrayList<>();
        for (Facts.Entry entry : named.entries()) {
            if (entry.value() instanceof Facts.Tree chain) {
                chains.add(withId(entry.name(), chain));
            } else {
                faults.add(new Fault(0, 0, entry.name() + " that is no object", "a chain"));
            }
        }
        return chains;
    }

    private static Facts.Tree withId(String id, Facts.Tree chain) {
        return chain.get("id").isPresent()
                ? chain
                : Facts.tree().put("id", id).putAll(chain).build();
    }

    private static String id(Facts.Tree chain) {
        return chain.get("id")
                .map(id -> id instanceof Facts.Text(String value) ? value : "")
                .orElse("");
    }

    private Optional<Facts.Tree> fight(Facts.Tree chain) {
        List<Fault> found = new ArrayList<>();
        for (RuleSystem<?, ?, ?> system : systems) {
            switch (system.fight(chain)) {
                case Parsed.Good<Facts.Tree>(Facts.Tree answer) -> {
                    return Optional.of(answer);
                }
                case Parsed.Bad<Facts.Tree>(List<Fault> bad) -> found.addAll(bad);
            }
        }
        String prefix = id(chain).isEmpty() ? "" : id(chain) + ": ";
        found.forEach(fault ->
                faults.add(
                        new Fault(
                                fault.line(),
                                fault.column(),
                                prefix + fault.found(),
                                fault.expected())));
        return Optional.empty();
    }
}
