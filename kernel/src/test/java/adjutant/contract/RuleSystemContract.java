package adjutant.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import adjutant.chance.Chance;
import adjutant.chance.ChiSquare;
import adjutant.chance.Law;
import adjutant.chance.Lots;
import adjutant.chance.Odds;
import adjutant.chance.RolledDice;
import adjutant.chance.ScriptedDice;
import adjutant.chance.Thrower;
import adjutant.chance.Throwing;
import adjutant.chance.exact.Exact;
import adjutant.game.Clause;
import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.Match;
import adjutant.game.MatchRecord;
import adjutant.game.Offer;
import adjutant.game.Retraction;
import adjutant.game.Roster;
import adjutant.game.RuleSystem;
import adjutant.game.RuleSystems;
import adjutant.game.Ruling;
import adjutant.game.Side;
import adjutant.game.Standing;
import adjutant.game.Viewer;
import adjutant.game.Zone;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Script;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/**
 * What every rule system keeps. To be extended with the system and some battles, which should hold
 * orders of every kind, allowed and refused, with and without dice.
 *
 * @param <S> the system's situations
 * @param <C> the system's commands
 * @param <E> the system's events
 */
public abstract class RuleSystemContract<S, C, E> {
    private static final double BOUND = 1e-12;

    /** Of so many offers of a situation the rulings are compared. */
    private static final int FEW = 4;

    /** The system. */
    protected abstract RuleSystem<S, C, E> system();

    /** Battle texts, each sound and with a {@code system} line. */
    protected abstract List<String> battles();

    /** How many random walks are made from each battle. */
    protected int walks() {
        return 20;
    }

    /** How many commands a walk has at most. */
    protected int steps() {
        return 100;
    }

    /** How many spoilt copies of each battle are read. */
    protected int spoilt() {
        return 300;
    }

    /** How many times each chance is thrown to compare it with its odds. */
    protected int throwsOfEach() {
        return 5_000;
    }

    /** How many characters of each line of a record are changed, one at a time. */
    protected int charactersOfALine() {
        return 12;
    }

    /** Whether battles go on from Round to Round until they are decided. */
    protected boolean playsRounds() {
        return true;
    }

    private Played<S, C, E> played() {
        return new Played<>(system());
    }

    /** Does something with each situation of each battle. */
    private void forEachState(Consumer<S> check) {
        for (String battle : battles()) {
            played().states(played().match(battle)).forEach(check);
        }
    }

    /** Every order of the battles that can be read, in every situation of its battle. */
    private void forEachOrder(OrderCheck<S, C> check) {
        for (String battle : battles()) {
            for (S state : played().states(played().match(battle))) {
                for (Script.Order order : Played.script(battle).orders()) {
                    if (system().command(state, order.command())
                            instanceof Parsed.Good<C>(C value)) {
                        check.check(state, value);
                    }
                }
            }
        }
    }

    /** What is checked of an order. */
    private interface OrderCheck<S, C> {
        void check(S state, C command);
    }

    @Test
    void isFoundAndHasAName() {
        assertThat(system().id()).matches("[a-z][a-z0-9-]*");
        assertThat(system().version()).isNotBlank();
        assertThat(RuleSystems.find(system().id())).isPresent();
        assertThat(battles()).isNotEmpty();
        assertThat(battles()).allMatch(text -> Played.script(text).system().equals(system().id()));
    }

    @Test
    void clausesHaveOneIdAndTextEach() {
        assertThat(system().clauses()).extracting(Clause.Entry::id).doesNotHaveDuplicates();
        assertThat(system().clauses()).allMatch(entry -> !entry.text().isBlank());
    }

    @Test
    void aSituationReadsBackAsItWasWritten() {
        forEachState(this::assertReadsBack);
    }

    private void assertReadsBack(S state) {
        String text = system().write(state);
        S read = played().start("system " + system().id() + "\n" + text);
        assertThat(read).as(text).isEqualTo(state);
        assertThat(system().write(read)).isEqualTo(text);
        assertThat(read.hashCode()).isEqualTo(state.hashCode());
    }

    @Test
    void aCommandReadsBackAsItWasWritten() {
        forEachOrder(this::assertReadsBack);
        forEachState(state ->
                played().bounds(state)
                        .forEach(line -> assertReadsBack(state, command(state, line))));
    }

    private void assertReadsBack(S state, C command) {
        String text = system().writeCommand(state, command);
        C read = command(state, text);
        assertThat(read).as(text).isEqualTo(command);
        assertThat(system().writeCommand(state, read)).isEqualTo(text);
    }

    private C command(S state, String line) {
        return played().command(state, line).orThrow();
    }

    @Test
    void whatIsOfferedIsAllowed() {
        forEachState(state -> {
            assertThat(played().offers(state)).isEqualTo(played().offers(state));
            assertThat(played().offers(state)).doesNotHaveDuplicates();
            for (String line : played().bounds(state)) {
                assertThat(system().rule(state, command(state, line)))
                        .as(line)
                        .isInstanceOf(Ruling.Allowed.class);
            }
        });
    }

    /** What the other side keeps secret changes neither offers nor rulings, and is not written. */
    @Test
    void whatASideKnowsIsEnoughForWhatItMayDo() {
        forEachState(state -> {
            for (Side side : Side.values()) {
                S seen = system().seen(state, new Viewer.Player(side));
                List<Offer> offers = system().offers(state, side);
                assertThat(system().offers(seen, side)).isEqualTo(offers);
                assertThat(system().seen(seen, new Viewer.Player(side))).isEqualTo(seen);
                assertReadsBack(seen);
                for (Offer offer : offers.subList(0, Math.min(offers.size(), FEW))) {
                    String words = offer.drawn(new Lots(1, 1));
                    Ruling own = system().rule(state, command(state, words));
                    Ruling same = system().rule(seen, command(seen, words));
                    assertThat(same.findings()).isEqualTo(own.findings());
                    assertThat(same.facts()).isEqualTo(own.facts());
                }
            }
        });
    }

    @Test
    void aRefusedCommandLeavesTheSituationAlone() {
        forEachOrder((state, command) -> {
            String before = system().write(state);
            Match<S, C, E> match = Match.begin(system(), state);
            if (match.play(command, new ScriptedDice(List.of()))
                    instanceof Match.Attempt.Refused<S, C, E>(Ruling.Refused ruling)) {
                assertThat(ruling.findings()).anyMatch(Finding::forbids);
            }
            assertThat(match.now()).isEqualTo(state);
            assertThat(system().write(state)).isEqualTo(before);
        });
    }

    @Test
    void everyFindingNamesAClauseOfTheSystem() {
        Set<String> ids = new HashSet<>(system().clauses().stream().map(Clause.Entry::id).toList());
        forEachOrder((state, command) ->
                assertThat(system().rule(state, command).findings())
                        .allSatisfy(finding -> {
                            assertThat(ids).contains(finding.clause().id());
                            assertThat(finding.text()).isNotBlank();
                        }));
    }

    @Test
    void theSameQuestionHasTheSameAnswer() {
        forEachOrder((state, command) ->
                assertThat(system().rule(state, command)).isEqualTo(system().rule(state, command)));
    }

    @Test
    void theSameFacesBringTheSameBytes() {
        for (String battle : battles()) {
            Match<S, C, E> match = played().match(battle);
            Match<S, C, E> again = Match.begin(system(), match.start());
            for (Match.Turn<S, C, E> turn : match.log()) {
                Match.Attempt<S, C, E> attempt =
                        again.play(turn.command(), new ScriptedDice(turn.faces()));
                assertThat(attempt).isInstanceOf(Match.Attempt.Done.class);
                again = ((Match.Attempt.Done<S, C, E>) attempt).match();
                assertThat(again.log().getLast().events()).isEqualTo(turn.events());
                assertThat(system().write(again.now())).isEqualTo(system().write(turn.after()));
            }
            assertThat(MatchRecord.write(again)).isEqualTo(MatchRecord.write(match));
        }
    }

    @Test
    void tooFewFacesAreWaitedFor() {
        for (String battle : battles()) {
            Match<S, C, E> match = played().match(battle);
            for (int i = 0; i < match.log().size(); i++) {
                Match.Turn<S, C, E> turn = match.log().get(i);
                if (!turn.faces().isEmpty()) {
                    List<Integer> few = turn.faces().subList(0, turn.faces().size() - 1);
                    Match<S, C, E> before = match.back(match.log().size() - i);
                    assertThat(before.play(turn.command(), new ScriptedDice(few)))
                            .isInstanceOf(Match.Attempt.Waiting.class);
                }
            }
        }
    }

    @Test
    void everyFaultHasALine() {
        for (String battle : battles()) {
            for (String text : Played.spoilt(battle, spoilt(), 7)) {
                Script.Draft draft =
                        Script.draft(text.getBytes(java.nio.charset.StandardCharsets.UTF_8));
                Parsed<S> start = system().setUp(draft.script().setup());
                List<Fault> faults = new ArrayList<>(start.faults());
                if (start instanceof Parsed.Good<S>(S state)) {
                    for (Script.Order order : draft.script().orders()) {
                        Parsed<C> command = system().command(state, order.command());
                        faults.addAll(command.faults());
                        if (command instanceof Parsed.Good<C>(C value)) {
                            system().rule(state, value);
                        }
                    }
                }
                assertThat(faults).as(text).allMatch(fault -> fault.line() > 0);
            }
        }
    }

    @Test
    void aRecordAgrees() {
        for (String battle : battles()) {
            Match<S, C, E> match = played().match(battle);
            Match<S, C, E> read = Records.read(system(), MatchRecord.write(match));
            assertThat(read.now()).isEqualTo(match.now());
            assertThat(read.log()).isEqualTo(match.log());
            assertThat(MatchRecord.write(read)).isEqualTo(MatchRecord.write(match));
        }
    }

    /** Whatever is changed in a record is found, be it a single character. */
    @Test
    void aChangedRecordDiffers() {
        for (String battle : battles()) {
            Match<S, C, E> match = played().match(battle, Records.SALT);
            String record = MatchRecord.writeWithSecrets(match);
            for (String changed : Records.changed(record, charactersOfALine(), 11)) {
                assertThat(Records.agrees(system(), changed)).as(changed).isFalse();
            }
        }
    }

    /** What is secret is not in a record until it is opened; then everything is as without seal. */
    @Test
    void aSecretIsSealedUntilItIsOpened() {
        for (String battle : battles()) {
            Match<S, C, E> open = played().match(battle);
            Match<S, C, E> sealed = played().match(battle, Records.SALT);
            assertThat(played().states(sealed)).isEqualTo(played().states(open));
            for (int i = 0; i < sealed.log().size(); i++) {
                Match<S, C, E> now = sealed.back(sealed.log().size() - 1 - i);
                Match.Turn<S, C, E> turn = now.log().getLast();
                String command = system().writeCommand(turn.after(), turn.command());
                boolean secret = system().concealed(turn.command()).isPresent();
                assertThat(turn.salt().isPresent()).isEqualTo(secret);
                if (secret) {
                    assertThat(MatchRecord.write(now).lines()).doesNotContain("do " + command);
                }
                String kept = MatchRecord.writeWithSecrets(now);
                assertThat(Records.read(system(), kept).log()).isEqualTo(now.log());
            }
        }
    }

    /** A side takes back what it did itself, without dice and without having seen a secret. */
    @Test
    void onlyWhatNobodyHasSeenIsTakenBack() {
        for (String battle : battles()) {
            Match<S, C, E> whole = played().match(battle);
            for (int i = 0; i < whole.log().size(); i++) {
                Match<S, C, E> match = whole.back(i);
                Match.Turn<S, C, E> last = match.log().getLast();
                for (Side side : Side.values()) {
                    if (match.takeBack(side)
                            instanceof Retraction.Done<S, C, E>(Match<S, C, E> shorter)) {
                        assertThat(shorter).isEqualTo(match.back(1));
                        assertThat(last.faces()).isEmpty();
                        assertThat(system().actor(shorter.now(), last.command())).contains(side);
                    }
                }
            }
        }
    }

    @Test
    void lawsAddUpToOne() {
        forEachOrder((state, command) -> {
            RuleSystem.Odds odds =
                    system().odds(state, List.of(command), Set.of(RuleSystem.OddsExtra.JOINT));
            boolean allowed = system().rule(state, command) instanceof Ruling.Allowed;
            assertThat(odds instanceof RuleSystem.Odds.Known).isEqualTo(allowed);
            if (odds instanceof RuleSystem.Odds.Known(Facts.Tree laws)) {
                assertSound(laws);
            }
        });
    }

    /** Dice thrown and odds worked out are two readings of one chance. */
    @Test
    void thrownDiceFallAsTheOddsSay() {
        Set<Chance> chances = new LinkedHashSet<>();
        forEachOrder((state, command) -> {
            if (system().rule(state, command) instanceof Ruling.Allowed allowed) {
                chances.add(allowed.chance());
            }
        });
        chances.stream().filter(chance -> !chance.tracks().isEmpty()).forEach(this::assertFalls);
    }

    private void assertFalls(Chance chance) {
        long[][] counts =
                chance.tracks().stream()
                        .map(track -> new long[track.states()])
                        .toArray(long[][]::new);
        for (int game = 0; game < throwsOfEach(); game++) {
            if (Thrower.play(chance, new RolledDice(5, game)) instanceof Throwing.Done done) {
                for (int i = 0; i < counts.length; i++) {
                    counts[i][done.outcome().states().get(i)]++;
                }
            }
        }
        List<Odds.TrackLaw> laws = Exact.odds(chance).tracks();
        for (int i = 0; i < counts.length; i++) {
            assertThat(ChiSquare.pValue(counts[i], laws.get(i).states().toArray()))
                    .as("ends of " + laws.get(i).track().id())
                    .isGreaterThan(1e-6);
        }
    }

    private static void assertSound(Facts facts) {
        switch (facts) {
            case Facts.Chances(Law law) -> {
                double sum = 0;
                for (int i = 0; i < law.size(); i++) {
                    assertThat(law.at(i)).isBetween(0.0, 1 + BOUND);
                    sum += law.at(i);
                }
                assertThat(sum).isCloseTo(1, within(BOUND));
            }
            case Facts.Tree tree -> tree.entries().forEach(entry -> assertSound(entry.value()));
            case Facts.Items(List<Facts> values) -> values.forEach(RuleSystemContract::assertSound);
            case Facts.Whole _, Facts.Decimal _, Facts.Text _, Facts.Flag _, Facts.Nothing _ -> {}
        }
    }

    /** Whoever asks, of whatever he knows: the same ground, by clauses that there are. */
    @Test
    void zonesCiteAClauseAndTellNoSecret() {
        Set<String> ids = new HashSet<>(system().clauses().stream().map(Clause.Entry::id).toList());
        forEachState(state -> {
            assertThat(system().zones(state, "no such unit")).isEmpty();
            for (String unit : played().units(state)) {
                List<Zone> zones = system().zones(state, unit);
                assertThat(zones).allMatch(zone -> ids.contains(zone.clause().id()));
                assertThat(zones).doesNotHaveDuplicates();
                for (Side side : Side.values()) {
                    S seen = system().seen(state, new Viewer.Player(side));
                    assertThat(system().zones(seen, unit)).as(unit).isEqualTo(zones);
                }
            }
        });
    }

    @Test
    void randomBattlesGoOnUntilTheyAreDecided() {
        for (String battle : battles()) {
            S start = played().start(battle);
            for (int seed = 0; seed < walks(); seed++) {
                Match<S, C, E> match = played().walk(start, seed, steps());
                S end = match.now();
                assertReadsBack(end);
                if (playsRounds() && match.log().size() < steps()) {
                    assertThat(system().standing(end))
                            .as("nothing is offered in " + system().write(end))
                            .isNotInstanceOf(Standing.Running.class);
                }
            }
        }
    }

    @Test
    void anUnknownTableIsAFault() {
        assertThat(system().withTables(Map.of()).faults()).isEmpty();
        assertThat(system().withTables(Map.of("no-such-table.tsv", "x")).faults()).isNotEmpty();
    }

    @Test
    void nonsenseIsNoQuestion() {
        assertThat(system().question(List.of(), Map.of()).faults()).isNotEmpty();
        assertThat(system().question(List.of("zzz", "zzz", "zzz"), Map.of("zzz", "1")).faults())
                .isNotEmpty();
    }

    @Test
    void anyListIsReadOrFaultyAndAlwaysInTheSameWay() {
        assertThat(system().roster(new Roster.Text("")).faults()).isNotEmpty();
        assertThat(system().roster(new Roster.Tree(Facts.Tree.EMPTY)).faults()).isNotEmpty();
        for (String battle : battles()) {
            for (String text : Played.spoilt(battle, spoilt() / 10, 11)) {
                Roster roster = new Roster.Text(text);
                assertThat(system().roster(roster)).isEqualTo(system().roster(roster));
            }
        }
    }
}
