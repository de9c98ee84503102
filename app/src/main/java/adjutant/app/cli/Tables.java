package adjutant.app.cli;

import adjutant.app.battle.Faulty;
import adjutant.app.battle.Systems;
import adjutant.game.RuleSystem;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Names;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Statements;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Profile tables of a folder, put in the place of those that come with the rule systems. */
final class Tables {
    private final String folder;
    private final Map<String, String> texts = new TreeMap<>();

    private Tables(String folder) {
        this.folder = folder;
    }

    /**
     * The systems with the tables of a folder.
     *
     * @throws Undoable where the folder cannot be read
     * @throws Faulty where a table is faulty or no system has it
     */
    static Systems replace(String folder, Systems systems) {
        Tables tables = new Tables(folder);
        Sources.tables(folder).forEach(tables::read);
        tables.checkNames(systems);
        return new Systems(
                systems.all().stream()
                        .<RuleSystem<?, ?, ?>>map(system -> tables.replaceIn(system, systems))
                        .toList());
    }

    private void read(Path file) {
        byte[] bytes = Sources.read(file.toString(), InputStream.nullInputStream());
        if (bytes.length > Statements.MAX_BYTES) {
            Fault fault =
                    new Fault(0, 0, "more than " + Statements.MAX_BYTES + " bytes", "at most that");
            throw new Faulty(file.toString(), List.of(fault));
        }
        try {
            String text =
                    StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            texts.put(file.getFileName().toString(), text);
        } catch (CharacterCodingException _) {
            Fault fault = new Fault(0, 0, "bytes that are not UTF-8", "text in UTF-8");
            throw new Faulty(file.toString(), List.of(fault));
        }
    }

    private void checkNames(Systems systems) {
        List<String> known = systems.all().stream().flatMap(s -> s.tables().stream()).toList();
        boolean open = systems.all().stream().anyMatch(system -> system.tables().isEmpty());
        for (String name : texts.keySet()) {
            if (!open && !known.contains(name)) {
                String expected = Names.oneOf("the name of a table", name, known);
                throw new Faulty(
                        Path.of(folder, name).toString(),
                        List.of(new Fault(0, 0, "a table that no rule system has", expected)));
            }
        }
    }

    /** The tables that a system names, or, where it names none, those that no other names. */
    private Map<String, String> of(RuleSystem<?, ?, ?> system, Systems systems) {
        Map<String, String> mine = new TreeMap<>(texts);
        mine.keySet()
                .removeIf(name ->
                        system.tables().isEmpty()
                                ? systems.all().stream().anyMatch(s -> s.tables().contains(name))
                                : !system.tables().contains(name));
        return mine;
    }

    private <S, C, E> RuleSystem<S, C, E> replaceIn(RuleSystem<S, C, E> system, Systems systems) {
        Map<String, String> mine = of(system, systems);
        if (mine.isEmpty()) {
            return system;
        }
        return switch (system.withTables(mine)) {
            case Parsed.Good<RuleSystem<S, C, E>>(RuleSystem<S, C, E> replaced) -> replaced;
            case Parsed.Bad<RuleSystem<S, C, E>>(List<Fault> faults) ->
                    throw placed(system, mine, faults);
        };
    }

    /** The faults, at the first table that is faulty by itself, else at the folder. */
    private Faulty placed(
            RuleSystem<?, ?, ?> system, Map<String, String> mine, List<Fault> together) {
        for (Map.Entry<String, String> table : mine.entrySet()) {
            List<Fault> alone = new ArrayList<>(system.withTables(Map.ofEntries(table)).faults());
            if (!alone.isEmpty()) {
                return new Faulty(Path.of(folder, table.getKey()).toString(), alone);
            }
        }
        return new Faulty(folder, together);
    }
}
