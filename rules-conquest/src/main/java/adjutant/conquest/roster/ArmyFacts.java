package adjutant.conquest.roster;

import adjutant.conquest.battle.Hero;
import adjutant.game.Facts;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** An army list as facts. */
public final class ArmyFacts {
    private ArmyFacts() {}

    /** The facts of a list, those of the army first. */
    public static Facts.Tree of(ArmyList list) {
        Army army = list.army();
        return Facts.tree()
                .put("faction", text(army.faction()))
                .put("name", text(army.label()))
                .put("theme", text(army.theme()))
                .put("statedPoints", army.statedPoints())
                .put("dataPoints", army.dataPoints())
                .put("limit", number(army.limit()))
                .put("warbands", Facts.items(army.warbands().stream().map(ArmyFacts::of).toList()))
                .put("faults", remarks(list.faults()))
                .put("notes", remarks(list.notes()))
                .put("notUnderstood", pieces(list.notUnderstood()))
                .build();
    }

    private static Facts.Tree of(Warband warband) {
        Facts character =
                warband.character()
                        .<Facts>map(he -> character(he, warband))
                        .orElseGet(Facts.Nothing::new);
        List<Facts.Tree> regiments = warband.regiments().stream().map(ArmyFacts::regiment).toList();
        return Facts.tree()
                .put("character", character)
                .put("regiments", Facts.items(regiments))
                .build();
    }

    private static Facts.Tree character(Entry character, Warband warband) {
        boolean warlord = warband.rank() == Hero.Rank.WARLORD;
        return Facts.tree()
                .put("name", character.name())
                .put("warlord", warlord)
                .put("stated", number(character.stated()))
                .put("data", number(character.data()))
                .put("options", names(character))
                .build();
    }

    private static Facts.Tree regiment(Entry regiment) {
        return Facts.tree()
                .put("name", regiment.name())
                .put("stands", regiment.stands())
                .put("stated", number(regiment.stated()))
                .put("data", number(regiment.data()))
                .put("options", names(regiment))
                .build();
    }

    private static Facts names(Entry entry) {
        return Facts.texts(entry.taken().stream().map(Taken::name).toList());
    }

    private static Facts remarks(List<Remark> remarks) {
        return Facts.items(
                remarks.stream()
                        .map(remark ->
                                Facts.tree()
                                        .put("clause", remark.clause().id())
                                        .put("line", remark.line())
                                        .put("text", remark.text())
                                        .build())
                        .toList());
    }

    private static Facts pieces(List<Piece> pieces) {
        return Facts.items(
                pieces.stream()
                        .map(piece ->
                                Facts.tree()
                                        .put("line", piece.line())
                                        .put("text", piece.text())
                                        .build())
                        .toList());
    }

    private static Facts text(Optional<String> text) {
        return text.<Facts>map(Facts::of).orElseGet(Facts.Nothing::new);
    }

    private static Facts number(OptionalInt number) {
        return number.isPresent() ? Facts.of((long) number.getAsInt()) : new Facts.Nothing();
    }
}
