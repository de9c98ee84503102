package adjutant.conquest.army;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What one entry of a faction's army list says.
 *
 * @param faction its faction
 * @param name its name, as printed
 * @param kind whether it is a Regiment or a Character
 * @param type what kind of body its Stands are
 * @param unitClass how heavy it is; a Character has the Class of his Regiment and none of his own
 * @param baseStands Stands its points buy
 * @param modelsPerStand models a Stand bears
 * @param points what the base costs
 * @param pointsPerStand what each Stand more costs; none where there can be no more
 * @param characteristics its eight values
 * @param barrages how it shoots; of several one is used at a time
 * @param rules special rules and those of its faction
 * @param drawEvents what may happen when its card is drawn
 * @param command command models it has
 * @param options what can be bought for it
 * @param notes limits and further facts of list building
 * @param provenance where this comes from
 */
public record Profile(
        String faction,
        String name,
        ProfileKind kind,
        UnitType type,
        Optional<UnitClass> unitClass,
        int baseStands,
        int modelsPerStand,
        Stat points,
        Stat pointsPerStand,
        Characteristics characteristics,
        List<Barrage> barrages,
        List<SpecialRule> rules,
        List<SpecialRule> drawEvents,
        List<CommandModel> command,
        List<Option> options,
        List<Note> notes,
        Provenance provenance) {

    /**
     * A fact of list building.
     *
     * @param key such as {@code maxOfficers}
     * @param value as written; several are parted by {@code |}
     */
    public record Note(String key, String value) {
        /** The values, one or more. */
        public List<String> values() {
            return List.of(value.split("\\|", -1));
        }

        @Override
        public String toString() {
            return key + "=" + value;
        }
    }

    /**
     * Where a profile comes from.
     *
     * @param date the month of its source
     * @param source a word explained at the head of the table
     * @param confidence how far to trust it
     * @param issues known doubts
     */
    public record Provenance(
            String date, String source, Confidence confidence, List<String> issues) {
        /** Copies the list. */
        public Provenance {
            issues = List.copyOf(issues);
        }
    }

    /** How far to trust a profile. */
    public enum Confidence {
        /** Two copies agree. */
        A,
        /** One good source. */
        B,
        /** One source with a known doubt. */
        C,
        /** A restored value or a placeholder. */
        D
    }

    /** Copies the lists and checks the counts. */
    public Profile {
        barrages = List.copyOf(barrages);
        rules = List.copyOf(rules);
        drawEvents = List.copyOf(drawEvents);
        command = List.copyOf(command);
        options = List.copyOf(options);
        notes = List.copyOf(notes);
        if (baseStands < 1 || modelsPerStand < 1) {
            throw new IllegalArgumentException(baseStands + " Stands of " + modelsPerStand);
        }
    }

    /** The value of a note, if it stands there. */
    public Optional<String> note(String key) {
        return notes.stream().filter(note -> note.key().equals(key)).map(Note::value).findFirst();
    }

    /** The rule of a name, spelled as in the tables. */
    public Optional<SpecialRule> rule(String ruleName) {
        return rules.stream().filter(rule -> rule.name().equals(ruleName)).findFirst();
    }

    /** The profile as a line of a table; reads back as equal. */
    public String row() {
        return String.join(
                "\t",
                name,
                kind.label(),
                type.label(),
                unitClass.map(UnitClass::label).orElse("-"),
                Integer.toString(baseStands),
                Integer.toString(modelsPerStand),
                points.toString(),
                pointsPerStand.toString(),
                joined(characteristics.inOrder(), "\t"),
                joined(barrages, " | "),
                SpecialRule.written(rules),
                SpecialRule.written(drawEvents),
                joined(command, ", "),
                joined(options, ";"),
                joined(notes, ";"),
                provenance.date(),
                provenance.source(),
                provenance.confidence().name(),
                joined(provenance.issues(), " | "));
    }

    private static String joined(List<?> parts, String between) {
        return parts.isEmpty()
                ? "-"
                : parts.stream().map(Object::toString).collect(Collectors.joining(between));
    }
}
