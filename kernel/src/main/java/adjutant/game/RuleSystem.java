package adjutant.game;

import adjutant.chance.DiceSource;
import adjutant.chance.Lots;
import adjutant.chance.Outcome;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Statement;
import adjutant.game.notation.Statements;
import adjutant.game.notation.Word;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A set of rules that can be played: the only service interface of the kernel. Implementations are
 * found by {@link java.util.ServiceLoader}, have no state of their own, and know no other system.
 *
 * <p>The way of a command: {@link #command} reads it, {@link #rule} says whether it may be done and
 * what dice it brings, those are thrown, {@link #settle} says what happened, {@link #apply} copies
 * that into the next situation.
 *
 * @param <S> situations: immutable, equal when nothing tells them apart
 * @param <C> commands: immutable
 * @param <E> events: immutable, with every number needed to draw them
 */
public interface RuleSystem<S, C, E> {
    /** The word that names it in a text, such as {@code toy}. */
    String id();

    /** What it is called in full. */
    default String title() {
        return id();
    }

    /** The version of its rules as written into records. */
    String version();

    /** What it brings along for whoever wants to play at once. */
    default Shelf shelf() {
        return Shelf.EMPTY;
    }

    /**
     * Lines of arguments that show how it is asked, such as a program may print in its help; each
     * begins with the word of what is asked.
     */
    default List<String> examples() {
        return List.of();
    }

    /**
     * The names of the laws in its odds that a person wants drawn first; empty where all are alike.
     */
    default List<String> headlines() {
        return List.of();
    }

    /** Every clause of its specification, in the order of the specification. */
    List<Clause.Entry> clauses();

    /** The file names of the profile tables that may be replaced; empty where it does not say. */
    default List<String> tables() {
        return List.of();
    }

    /**
     * The same rules with some of the profile tables replaced.
     *
     * @param tables file name to content
     */
    Parsed<RuleSystem<S, C, E>> withTables(Map<String, String> tables);

    /**
     * The same rules with no other profile tables than some: a record is played with the profiles
     * it holds, whatever has come to those shipped.
     *
     * @param tables file name to content, as {@link #tablesUsed} gave it
     */
    default Parsed<RuleSystem<S, C, E>> withOnlyTables(Map<String, String> tables) {
        return withTables(tables);
    }

    /**
     * The profile tables that a situation was made from, with the rows it uses and no other.
     *
     * @return file name to content, in order; empty where there are no tables
     */
    default Map<String, String> tablesUsed(S state) {
        return Map.of();
    }

    /** The situation that descriptive statements set up, or every fault in them. */
    Parsed<S> setUp(List<Statement> statements);

    /**
     * Why a match cannot be played on from a situation, though questions about it have answers, as
     * where it lacks what the players hold in hand; empty where it can.
     */
    default Optional<Fault> unplayable(S state) {
        return Optional.empty();
    }

    /** The command that words name in a situation, or every fault in them. */
    Parsed<C> command(S state, Statement words);

    /** The command that a line of text names: one statement, as {@link #command} reads it. */
    default Parsed<C> read(S state, String line) {
        return Statements.read(line)
                .then(read ->
                        read.size() == 1
                                ? command(state, read.getFirst())
                                : Parsed.bad(new Fault(1, 0, Word.quote(line), "one command")));
    }

    /**
     * The short form of a question, without a text.
     *
     * @param words what is asked, a quoted phrase each
     * @param options further keys with their values
     */
    Parsed<Question<S, C>> question(List<String> words, Map<String, String> options);

    /** What a side may do now, always in the same order. */
    List<Offer> offers(S state, Side side);

    /**
     * A command drawn by lot from what a side may perhaps do now: each kind of command as likely,
     * its numbers anywhere in their ranges. {@link #rule} says whether it may; so a random player
     * asks one ruling and not all. Empty where the side has nothing to do now.
     */
    default Optional<C> sample(S state, Side side, Lots lots) {
        List<Offer> offers = offers(state, side);
        if (offers.isEmpty()) {
            return Optional.empty();
        }
        String words = offers.get(lots.below(offers.size())).drawn(lots);
        return Optional.of(read(state, words).orThrow());
    }

    /**
     * The command with which a side does no more for now, where it has one: a hint for computer
     * players. {@link #rule} says whether it may.
     */
    default Optional<C> pass(S state, Side side) {
        return Optional.empty();
    }

    /**
     * What a situation is worth to a side by itself, more for better: a hint for computer players
     * and no rule. Of any scale, the same for both sides; 0 where the system does not say.
     */
    default double appraise(S state, Side side) {
        return 0;
    }

    /** What an event did to a unit, and which unit did it, where it hurt one. */
    default Optional<Harm> harm(S before, E event) {
        return Optional.empty();
    }

    /**
     * The figures of a battle that experiments count: {@code rounds}, {@code points} by side, and
     * {@code units}, each with {@code id} and {@code left}, its share from 0 to 1.
     */
    default Facts.Tree account(S state) {
        return Facts.Tree.EMPTY;
    }

    /** The Round or turn a situation is in, from 1; always 1 where the rules do not count them. */
    default int round(S state) {
        return 1;
    }

    /** Which side gives a command; empty where it is neither's, or both's. */
    default Optional<Side> actor(S state, C command) {
        return Optional.empty();
    }

    /** Whether a command may be done, every reason, and the dice it brings. */
    Ruling rule(S state, C command);

    /** Which side throws the dice asked for; empty where the rules do not say. */
    default Optional<Side> thrower(S state, C command, DiceSource.Request request) {
        return Optional.empty();
    }

    /** What happened when an allowed command's dice fell as they did. */
    List<E> settle(S state, C command, Ruling.Allowed ruling, Outcome outcome);

    /**
     * {@link #rule} and {@link #settle} of the same command at once, for who asks for both: the
     * same answers, but what both need may be worked out once only.
     */
    default Decision<E> decide(S state, C command) {
        Ruling ruling = rule(state, command);
        return new Decision<>() {
            @Override
            public Ruling ruling() {
                return ruling;
            }

            @Override
            public List<E> settle(Outcome outcome) {
                return RuleSystem.this.settle(state, command, (Ruling.Allowed) ruling, outcome);
            }
        };
    }

    /** The situation after an event. */
    S apply(S state, E event);

    /** What came of a command, in the system's own words. */
    Facts.Tree result(S before, C command, Ruling.Allowed ruling, Outcome outcome, S after);

    /**
     * The exact odds of the last of some commands, done in order from a situation.
     *
     * @param commands at least one; the law of those before the last is taken into account
     * @param extras what to add to the answer
     */
    Odds odds(S state, List<C> commands, Set<OddsExtra> extras);

    /** The answer of a raw chain of dice given as a tree, where the system has such a thing. */
    Parsed<Facts.Tree> fight(Facts.Tree chain);

    /**
     * What a list of what a player brings says: what is understood of it, what it costs, what is
     * wrong with it by the rules, and every part that is not understood. Faults where it is no such
     * list at all, or the system has none.
     */
    default Parsed<Facts.Tree> roster(Roster roster) {
        String expected = "a rule system that reads lists of what a player brings";
        return Parsed.bad(new Fault(0, 0, "a list for " + id(), expected));
    }

    /**
     * The text of a battle between armies, about to begin: what {@link #setUp} reads behind the
     * {@code system} line. Every reason where there is no such battle, as a value that is needed
     * and not known.
     *
     * @param armies the list of side A, then that of side B
     * @param options further keys with their values, such as {@code scenario}
     */
    default Parsed<String> muster(List<Roster> armies, Map<String, String> options) {
        String expected = "a rule system that fields armies from lists";
        return Parsed.bad(new Fault(0, 0, "armies for " + id(), expected));
    }

    /**
     * A situation as far as a viewer may know it: what is secret from him stands in it as not
     * known. Whatever he asks is answered from this, so that no answer can tell him more.
     */
    default S seen(S state, Viewer viewer) {
        return state;
    }

    /** What a viewer may see of a situation, as shapes to draw. */
    Table view(S state, Viewer viewer);

    /**
     * What matters of the ground about a unit, as shapes to draw, always in the same order: what it
     * faces, how far it may go and shoot, what it must keep out of. Made of what the rules judge by
     * themselves. Empty where there is no such unit, it stands nowhere, or the system does not say.
     *
     * @param unit the id of a unit, as {@link Table.Figure#unit} has it
     */
    default List<Zone> zones(S state, String unit) {
        return List.of();
    }

    /** How the battle stands. */
    Standing standing(S state);

    /** A situation in canonical notation, without the {@code system} line; reads back as equal. */
    String write(S state);

    /**
     * The same with everything written that {@link #write} leaves out because it is usual, so that
     * it means the same when other things have become usual.
     */
    default String writeInFull(S state) {
        return write(state);
    }

    /**
     * A command in canonical notation, without {@code do}; reads back as equal.
     *
     * @param state a situation of the battle it is said in, which may fix the unit of its numbers
     */
    String writeCommand(S state, C command);

    /**
     * An event in one line.
     *
     * @param state a situation of its battle, which may fix the unit of its numbers
     */
    String writeEvent(S state, E event);

    /**
     * How a command that is secret stands in a record until it is opened, without {@code do}; empty
     * where there is nothing to hide.
     */
    default Optional<String> concealed(C command) {
        return Optional.empty();
    }

    /** How an event of a secret command stands in a record, in one line that tells no secret. */
    default String concealedEvent(S state, E event) {
        return writeEvent(state, event);
    }

    /** What of the secrets kept so far an event lets everybody see. */
    default Disclosure discloses(E event) {
        return Disclosure.NOTHING;
    }

    /** What an event lets everybody see. */
    enum Disclosure {
        /** No secret. */
        NOTHING,
        /** Some of a secret, such as the card on top. */
        SOMETHING,
        /** Every secret kept so far: secret commands are opened in the record. */
        EVERYTHING
    }

    /** What may be added to odds. */
    enum OddsExtra {
        /** The joint law beside its margins. */
        JOINT,
        /** Exact fractions beside the decimals. */
        EXACT
    }

    /** The answer to a question of odds. */
    sealed interface Odds {
        /**
         * The last command may be done.
         *
         * @param laws the laws in the system's own words
         */
        record Known(Facts.Tree laws) implements Odds {}

        /**
         * A command may not be done.
         *
         * @param ruling the refusal
         * @param index which of the commands, from 0
         */
        record NotAllowed(Ruling.Refused ruling, int index) implements Odds {}
    }
}
