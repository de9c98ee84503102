package adjutant.conquest.roster;

import adjutant.conquest.ConquestClause;
import adjutant.conquest.army.Profile;
import adjutant.conquest.army.ProfileKind;
import adjutant.conquest.battle.Hero;
import adjutant.conquest.roster.Catalogue.Match;
import adjutant.conquest.roster.Row.Mark;
import adjutant.conquest.roster.Row.Stands;
import adjutant.game.notation.Names;
import adjutant.game.notation.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * Looks up what a sheet names and puts it into Warbands. One enrolment, one sheet.
 *
 * @rule CQ-ARMY-02
 */
final class Enrolment {
    private final Sheet sheet;
    private final Catalogue catalogue;
    private final Optional<String> faction;
    private final List<Piece> understood;
    private final List<Piece> lost;
    private final List<Remark> faults = new ArrayList<>();
    private final List<Remark> notes = new ArrayList<>();
    private final List<Draft> drafts = new ArrayList<>();
    private Optional<String> label;
    private OptionalInt used;

    /** A Warband that is being filled. */
    private record Draft(Optional<Entry> character, Hero.Rank rank, List<Entry> regiments) {}

    private Enrolment(Sheet sheet, Catalogue catalogue) {
        this.sheet = sheet;
        this.catalogue = catalogue;
        this.understood = new ArrayList<>(sheet.understood());
        this.lost = new ArrayList<>(sheet.lost());
        this.label = sheet.head().label().map(Piece::text);
        this.used = sheet.head().used();
        Optional<String> told =
                sheet.factions().stream()
                        .flatMap(piece -> catalogue.faction(piece.text()).stream())
                        .findFirst();
        this.faction =
                told.or(() -> catalogue.likeliest(sheet.rows().stream().map(Row::name).toList()));
        if (told.isEmpty()) {
            remarkOnFaction();
        }
    }

    /** The list that a sheet is. */
    static ArmyList of(Sheet sheet, Catalogue catalogue) {
        Enrolment enrolment = new Enrolment(sheet, catalogue);
        sheet.rows().forEach(enrolment::take);
        return enrolment.list();
    }

    private void remarkOnFaction() {
        if (faction.isPresent()) {
            notes.add(
                    new Remark(
                            ConquestClause.ARMY_01,
                            0,
                            "no faction is written; by the names it is " + faction.get()));
        } else {
            faults.add(
                    new Remark(
                            ConquestClause.ARMY_01,
                            0,
                            "no faction is written, and the names do not tell which it is"));
        }
    }

    private ArmyList list() {
        List<Warband> warbands = new ArrayList<>();
        for (Draft draft : drafts) {
            warbands.add(
                    new Warband(
                            warbands.size() + 1,
                            draft.character(),
                            draft.rank(),
                            draft.regiments()));
        }
        Sheet.Head head = sheet.head();
        Army army =
                new Army(
                        label,
                        faction,
                        head.theme().map(Piece::text),
                        used,
                        head.limit(),
                        head.line(),
                        warbands);
        faults.addAll(ArmyFaults.of(army));
        sheet.remarks().forEach(text -> notes.add(new Remark(ConquestClause.ARMY_01, 0, text)));
        notes.addAll(ArmyNotes.of(army));
        return new ArmyList(army, faults, notes, understood, lost);
    }

    private void take(Row row) {
        Optional<Match> match = match(row.name());
        boolean bare = row.stated().isEmpty() && row.stands() instanceof Stands.Unwritten;
        if (match.isEmpty() && isTitle(row)) {
            label = Optional.of(row.name().text());
            used = OptionalInt.of(row.stated().orElseThrow().value());
            understood.addAll(pieces(row));
        } else if (match.isEmpty() && bare) {
            takeWords(row);
        } else {
            enrol(row, match);
        }
    }

    /** The profile of a name in the faction; else that of the one other faction that has it. */
    private Optional<Match> match(Piece name) {
        Optional<Match> own = faction.flatMap(each -> catalogue.match(each, name));
        List<String> others = own.isPresent() ? List.of() : others(name);
        return others.size() == 1 ? catalogue.match(others.getFirst(), name) : own;
    }

    private List<String> others(Piece name) {
        return faction.map(each -> catalogue.others(each, name)).orElse(List.of());
    }

    /** Whether the first row is but the name of the list with the sum of its points. */
    private boolean isTitle(Row row) {
        return drafts.isEmpty()
                && row.mark() == Mark.NONE
                && row.equals(sheet.rows().getFirst())
                && sheet.rows().size() > 1
                && row.stated().isPresent()
                && row.stands() instanceof Stands.Unwritten
                && row.upgrades().isEmpty()
                && used.isEmpty();
    }

    /** A row that says nothing but words: an option of the Regiment above, or nothing known. */
    private void takeWords(Row row) {
        Optional<Entry> above = lastRegiment();
        Optional<Taken> option =
                above.flatMap(Entry::profile)
                        .flatMap(profile -> Upgrades.ofRegiment(profile, row.name()));
        if (option.isPresent() && row.upgrades().isEmpty()) {
            understood.add(row.name());
            replaceLastRegiment(with(above.orElseThrow(), option.get()));
            return;
        }
        lost.addAll(pieces(row));
        notes.add(
                new Remark(
                        ConquestClause.ARMY_01,
                        row.name().line(),
                        Word.quote(row.name().text()) + " is no name" + near(row.name())));
    }

    private Optional<Entry> lastRegiment() {
        return drafts.isEmpty() || drafts.getLast().regiments().isEmpty()
                ? Optional.empty()
                : Optional.of(drafts.getLast().regiments().getLast());
    }

    private void replaceLastRegiment(Entry entry) {
        List<Entry> regiments = drafts.getLast().regiments();
        regiments.set(regiments.size() - 1, entry);
    }

    private static Entry with(Entry entry, Taken more) {
        List<Taken> taken = new ArrayList<>(entry.taken());
        taken.add(more);
        return new Entry(
                entry.line(), entry.name(), entry.profile(), entry.stands(), entry.stated(), taken);
    }

    private void enrol(Row row, Optional<Match> match) {
        boolean character = isCharacter(row, match.map(Match::profile));
        checkName(row, match);
        row.warlord().ifPresent(understood::add);
        row.stated().ifPresent(count -> understood.add(count.piece()));
        if (row.stands() instanceof Stands.All(Row.Count count)) {
            understood.add(count.piece());
        }
        (match.isPresent() ? understood : lost).add(match.map(Match::name).orElse(row.name()));
        Upgrades upgrades = Upgrades.of(row, match, character);
        understood.addAll(upgrades.understood());
        lost.addAll(upgrades.lost());
        notes.addAll(upgrades.notes());
        Entry entry = entry(row, match, character, upgrades);
        if (character) {
            boolean warlord = row.warlord().isPresent() || upgrades.warlord().isPresent();
            Hero.Rank rank = warlord ? Hero.Rank.WARLORD : Hero.Rank.CHARACTER;
            drafts.add(new Draft(Optional.of(entry), rank, new ArrayList<>()));
        } else {
            addRegiment(row, entry);
        }
    }

    private void addRegiment(Row row, Entry entry) {
        if (row.warlord().isPresent()) {
            faults.add(
                    new Remark(
                            ConquestClause.ARMY_02,
                            entry.line(),
                            entry.name() + " is no Character and cannot be the Warlord"));
        }
        if (drafts.isEmpty()) {
            drafts.add(new Draft(Optional.empty(), Hero.Rank.CHARACTER, new ArrayList<>()));
        }
        drafts.getLast().regiments().add(entry);
    }

    private Entry entry(Row row, Optional<Match> match, boolean character, Upgrades upgrades) {
        return new Entry(
                row.name().line(),
                match.map(each -> each.profile().name()).orElse(row.name().text()),
                match.map(Match::profile),
                character ? 1 : stands(row, match.map(Match::profile)),
                row.stated()
                        .map(count -> OptionalInt.of(count.value()))
                        .orElse(OptionalInt.empty()),
                upgrades.taken());
    }

    private int stands(Row row, Optional<Profile> profile) {
        int base = profile.map(Profile::baseStands).orElse(1);
        return switch (row.stands()) {
            case Stands.All(Row.Count count) -> count.value();
            case Stands.More(int number) -> base + number;
            case Stands.Unwritten _ -> {
                String text = " stands without a number of Stands; taken as " + base;
                notes.add(
                        new Remark(
                                ConquestClause.STAND_09,
                                row.name().line(),
                                row.name().text() + text));
                yield base;
            }
        };
    }

    private static boolean isCharacter(Row row, Optional<Profile> profile) {
        return switch (row.mark()) {
            case CHARACTER -> true;
            case REGIMENT -> false;
            case BULLET, NONE ->
                    profile.map(each -> each.kind() != ProfileKind.REGIMENT)
                            .orElse(row.stands() instanceof Stands.Unwritten);
        };
    }

    private void checkName(Row row, Optional<Match> match) {
        Optional<String> of = match.map(each -> each.profile().faction());
        if (of.isPresent() && of.equals(faction)) {
            return;
        }
        List<String> others = others(row.name());
        String name = Word.quote(row.name().text());
        String why =
                others.isEmpty()
                        ? name + " is in no table" + near(row.name())
                        : name + " is of " + String.join(", ", others) + ", not of " + ours();
        faults.add(new Remark(ConquestClause.ARMY_01, row.name().line(), why));
    }

    private String ours() {
        return faction.orElse("any faction");
    }

    /** The names of the faction that are nearest, as the end of a sentence. */
    private String near(Piece name) {
        List<String> names = faction.map(catalogue::names).orElse(List.of());
        return names.isEmpty()
                ? ""
                : Names.nearest(name.text(), names, 3).stream()
                        .map(Word::quote)
                        .collect(Collectors.joining(", ", " of " + ours() + "; near are ", ""));
    }

    private static List<Piece> pieces(Row row) {
        List<Piece> pieces = new ArrayList<>(row.warlord().stream().toList());
        pieces.add(row.name());
        if (row.stands() instanceof Stands.All(Row.Count count)) {
            pieces.add(count.piece());
        }
        row.stated().ifPresent(count -> pieces.add(count.piece()));
        pieces.addAll(row.upgrades());
        return pieces;
    }
}
