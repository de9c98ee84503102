package adjutant.conquest.roster;

import adjutant.conquest.ConquestClause;
import adjutant.conquest.army.Profile;
import adjutant.game.notation.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * What the player of an army should know: where its points differ from the tables, and what could
 * not be checked.
 *
 * @rule CQ-ARMY-01
 */
final class ArmyNotes {
    private final Army army;
    private final List<Remark> notes = new ArrayList<>();

    private ArmyNotes(Army army) {
        this.army = army;
    }

    static List<Remark> of(Army army) {
        ArmyNotes notes = new ArmyNotes(army);
        notes.totals();
        army.entries().forEach(notes::points);
        army.theme().ifPresent(notes::theme);
        notes.tables();
        return notes.notes;
    }

    private void note(ConquestClause clause, int line, String text) {
        notes.add(new Remark(clause, line, text));
    }

    private void totals() {
        long stated = army.statedPoints();
        if (army.used().isPresent() && army.used().getAsInt() != stated) {
            String text =
                    "the head says " + army.used().getAsInt() + " points, its entries " + stated;
            note(ConquestClause.ARMY_01, army.totalLine(), text);
        }
        if (army.limit().isEmpty()) {
            note(ConquestClause.ARMY_01, 0, "no limit of points is written: not checked");
        }
        if (stated != army.dataPoints()) {
            String text = "by the tables " + army.dataPoints() + " points, stated " + stated;
            note(ConquestClause.ARMY_01, 0, text);
        }
    }

    private void points(Entry entry) {
        if (entry.profile().isEmpty()) {
            return;
        }
        OptionalInt data = entry.data();
        List<String> unpriced = entry.unpriced();
        boolean differ = !data.equals(entry.stated());
        if (differ || !unpriced.isEmpty()) {
            String stated = entry.stated().isPresent() ? entry.stated().getAsInt() + "" : "nothing";
            String priced = data.isPresent() ? data.getAsInt() + "" : "an unknown price";
            String date = entry.profile().map(Profile::provenance).orElseThrow().date();
            String text =
                    entry.name()
                            + ": stated "
                            + stated
                            + ", by the tables of "
                            + date
                            + " "
                            + priced;
            note(ConquestClause.ARMY_01, entry.line(), text + without(unpriced));
        }
    }

    private static String without(List<String> unpriced) {
        return unpriced.isEmpty()
                ? ""
                : ", which hold no price of " + String.join(", ", unpriced) + ": taken as written";
    }

    private void theme(String theme) {
        String text = "the theme " + Word.quote(theme) + " is in no table: not checked";
        note(ConquestClause.ARMY_01, 0, text);
    }

    /** Says for whom Mainstay and Restricted are not known. */
    private void tables() {
        List<String> without =
                army.warbands().stream()
                        .flatMap(warband -> warband.character().stream())
                        .filter(each ->
                                each.profile()
                                        .filter(p -> WarbandTable.of(p).isEmpty())
                                        .isPresent())
                        .map(Entry::name)
                        .distinct()
                        .toList();
        if (!without.isEmpty()) {
            String text =
                    "no public source says which Regiments are Mainstay or Restricted for "
                            + String.join(", ", without)
                            + ": not checked";
            note(ConquestClause.ARMY_04, 0, text);
        }
    }
}
