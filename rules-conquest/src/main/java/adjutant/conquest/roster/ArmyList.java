package adjutant.conquest.roster;

import adjutant.conquest.army.Profiles;
import adjutant.game.Facts;
import adjutant.game.Roster;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Parsed;
import java.util.Comparator;
import java.util.List;

/**
 * An army list as it was read. Every part of it is either understood or not; nothing is left out.
 *
 * @param army what it says
 * @param faults what is wrong with it by the rules, in the order of the lines
 * @param notes what its player should know, in the same order
 * @param understood the parts that were understood, in their order
 * @param notUnderstood the other parts, in their order
 * @rule CQ-ARMY-06
 */
public record ArmyList(
        Army army,
        List<Remark> faults,
        List<Remark> notes,
        List<Piece> understood,
        List<Piece> notUnderstood) {
    private static final Comparator<Remark> BY_LINE = Comparator.comparingInt(Remark::line);
    private static final Comparator<Piece> BY_PLACE =
            Comparator.comparingInt(Piece::line).thenComparingInt(Piece::column);

    /** Copies the lists and puts them in order. */
    public ArmyList {
        faults = faults.stream().sorted(BY_LINE).toList();
        notes = notes.stream().sorted(BY_LINE).toList();
        understood = understood.stream().sorted(BY_PLACE).toList();
        notUnderstood = notUnderstood.stream().sorted(BY_PLACE).toList();
    }

    /**
     * Reads a list in whatever layout it is.
     *
     * @param profiles where names are looked up
     * @return the list, also where it is not legal or in parts not understood; a fault where there
     *     is no Character and no Regiment in it
     */
    public static Parsed<ArmyList> read(Roster roster, Profiles profiles) {
        Catalogue catalogue = new Catalogue(profiles);
        Sheet sheet =
                switch (roster) {
                    case Roster.Text(String text) ->
                            SheetReader.read(text, name -> catalogue.faction(name).isPresent());
                    case Roster.Tree(Facts.Tree tree) -> TreeReader.read(tree);
                };
        ArmyList list = Enrolment.of(sheet, catalogue);
        return list.army().warbands().isEmpty()
                ? Parsed.bad(
                        new Fault(
                                0,
                                0,
                                "no Character and no Regiment",
                                "an army list: \"== Name [points]: upgrades\" for a Character,"
                                        + " \"* Name (Stands) [points]: options\" for a Regiment"))
                : new Parsed.Good<>(list);
    }
}
