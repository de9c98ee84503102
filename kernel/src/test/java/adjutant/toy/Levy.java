package adjutant.toy;

import adjutant.game.Facts;
import adjutant.game.Roster;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Parsed;
import java.util.ArrayList;
import java.util.List;

/** A list of toy units: the name of a profile on each line. A document is given back as it is. */
final class Levy {
    private Levy() {}

    static Parsed<Facts.Tree> read(Roster roster, List<Profile> profiles) {
        return switch (roster) {
            case Roster.Text(String text) -> read(text, profiles);
            case Roster.Tree(Facts.Tree tree) ->
                    tree.entries().isEmpty()
                            ? Parsed.bad(new Fault(0, 0, "an empty document", "a list of units"))
                            : new Parsed.Good<>(Facts.tree().put("document", tree).build());
        };
    }

    private static Parsed<Facts.Tree> read(String text, List<Profile> profiles) {
        List<String> units = new ArrayList<>();
        List<Facts> notUnderstood = new ArrayList<>();
        List<String> lines = text.lines().map(String::strip).toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (Layout.find(profiles, line).isPresent()) {
                units.add(line);
            } else if (!line.isEmpty()) {
                notUnderstood.add(Facts.tree().put("line", i + 1).put("text", line).build());
            }
        }
        return units.isEmpty()
                ? Parsed.bad(new Fault(0, 0, "no unit", "the name of a profile on a line"))
                : new Parsed.Good<>(
                        Facts.tree()
                                .put("units", Facts.texts(units))
                                .put("notUnderstood", Facts.items(notUnderstood))
                                .build());
    }
}
