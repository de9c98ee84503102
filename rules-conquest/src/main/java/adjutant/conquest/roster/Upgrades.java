package adjutant.conquest.roster;

import adjutant.conquest.ConquestClause;
import adjutant.conquest.army.CommandModel;
import adjutant.conquest.army.Option;
import adjutant.conquest.army.Profile;
import adjutant.conquest.roster.Catalogue.Match;
import adjutant.game.notation.Names;
import adjutant.game.notation.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a row names beside its Character or Regiment, looked up.
 *
 * @param taken what is known
 * @param warlord where it says that he is the Warlord
 * @param understood where those stand
 * @param lost the other parts
 * @param notes what must be said of these
 */
record Upgrades(
        List<Taken> taken,
        Optional<Piece> warlord,
        List<Piece> understood,
        List<Piece> lost,
        List<Remark> notes) {
    private static final String WARLORD = "warlord";

    /** Copies the lists. */
    Upgrades {
        taken = List.copyOf(taken);
        understood = List.copyOf(understood);
        lost = List.copyOf(lost);
        notes = List.copyOf(notes);
    }

    /** Those of a row; of a name that no table has none is known. */
    static Upgrades of(Row row, Optional<Match> match, boolean character) {
        List<Piece> parts =
                Stream.concat(match.flatMap(Match::variant).stream(), row.upgrades().stream())
                        .toList();
        if (match.isEmpty()) {
            return new Upgrades(List.of(), Optional.empty(), List.of(), parts, List.of());
        }
        return character
                ? ofCharacter(match.get().profile(), parts)
                : ofRegiment(match.get().profile(), parts);
    }

    /** Upgrades of Characters stand in no table, so each is taken as written. */
    private static Upgrades ofCharacter(Profile profile, List<Piece> parts) {
        Optional<Piece> warlord =
                parts.stream().filter(part -> Names.key(part.text()).equals(WARLORD)).findFirst();
        List<Taken> taken =
                parts.stream()
                        .filter(part -> !Names.key(part.text()).equals(WARLORD))
                        .map(part ->
                                ofRegiment(profile, part)
                                        .orElseGet(() -> new Taken.Unpriced(part.text())))
                        .toList();
        return new Upgrades(taken, warlord, parts, List.of(), List.of());
    }

    private static Upgrades ofRegiment(Profile profile, List<Piece> parts) {
        List<Taken> taken = new ArrayList<>();
        List<Piece> understood = new ArrayList<>();
        List<Piece> lost = new ArrayList<>();
        List<Remark> notes = new ArrayList<>();
        for (Piece part : parts) {
            Optional<Taken> known = ofRegiment(profile, part);
            known.ifPresent(taken::add);
            (known.isPresent() ? understood : lost).add(part);
            if (known.isEmpty()) {
                notes.add(unknown(profile, part));
            }
        }
        return new Upgrades(taken, Optional.empty(), understood, lost, notes);
    }

    /** What a part names among the options and command models of a profile. */
    static Optional<Taken> ofRegiment(Profile profile, Piece part) {
        String key = Names.key(part.text());
        Optional<Option> option =
                profile.options().stream()
                        .filter(each -> Names.key(each.name()).equals(key))
                        .findFirst();
        Optional<CommandModel> model =
                profile.command().stream()
                        .filter(each -> Names.key(each.label()).equals(key))
                        .findFirst();
        return option.<Taken>map(Taken.Bought::new).or(() -> model.map(Taken.Included::new));
    }

    private static Remark unknown(Profile profile, Piece part) {
        List<String> all = profile.options().stream().map(Option::name).toList();
        String known = all.isEmpty() ? "it has none" : "its options are " + String.join(", ", all);
        return new Remark(
                ConquestClause.ARMY_01,
                part.line(),
                Word.quote(part.text())
                        + " is no option of "
                        + profile.name()
                        + " in the tables; "
                        + known);
    }
}
