package adjutant.conquest.round;

import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.action.Procedure;
import adjutant.conquest.action.Procedures;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Command.Answer.Reply;
import adjutant.conquest.battle.Command.Tail;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Proceedings;
import adjutant.conquest.battle.Proceedings.Question;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.odds.Report;
import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A question to the defender before an attack, and its answer: the attack then goes on with it.
 *
 * @rule CQ-GEN-02b
 */
public final class Answering {
    private Answering() {}

    /** The question that a command brings up in a whole battle, where it brings one up. */
    public static Optional<Question> question(Battle battle, Command.OfUnit command) {
        if (!battle.isPlayed()) {
            return Optional.empty();
        }
        return switch (command) {
            case Command.Clash clash ->
                    clash.first()
                            .filter(_ -> clash.tail().againstBlessed() == Tail.Blessed.UNUSED)
                            .flatMap(target -> blessed(battle, target, command));
            case Command.Duel duel ->
                    battle.ofCharacter(duel.target())
                            .filter(own -> !own.isBroken())
                            .map(_ -> new Question(Question.Kind.DUEL, duel.target(), duel));
            default -> Optional.empty();
        };
    }

    private static Optional<Question> blessed(
            Battle battle, String target, Command.OfUnit command) {
        return battle.find(target)
                .filter(regiment -> mayBless(battle, regiment))
                .map(regiment -> new Question(Question.Kind.BLESSED, regiment.id(), command));
    }

    private static boolean mayBless(Battle battle, Regiment regiment) {
        return !regiment.tokens().blessed()
                && RulesInForce.of(regiment).has(Special.BLESSED)
                && !battle.proceedings().policies().containsKey(regiment.side());
    }

    /** The command as the policy of the defender has it. */
    public static Command.OfUnit asSaid(Battle battle, Command.OfUnit command) {
        if (!(command instanceof Command.Clash clash)) {
            return command;
        }
        boolean uses =
                clash.first()
                        .flatMap(battle::find)
                        .filter(regiment -> !regiment.tokens().blessed())
                        .filter(regiment -> RulesInForce.of(regiment).has(Special.BLESSED))
                        .filter(regiment ->
                                battle.proceedings().policies().get(regiment.side())
                                        == Proceedings.Policy.DEFENSE)
                        .isPresent();
        return uses ? withBlessed(clash) : clash;
    }

    private static Command.Clash withBlessed(Command.Clash clash) {
        Tail tail = clash.tail();
        return new Command.Clash(
                clash.unit(),
                clash.first(),
                clash.told(),
                new Tail(tail.blessed(), Tail.Blessed.USED, tail.casualties(), tail.rerolls()));
    }

    /** A command that waits for an answer: it throws nothing yet. */
    public static Procedure asked(Procedure allowed, Question question) {
        List<Finding> findings = new ArrayList<>(allowed.ruling().findings());
        findings.add(
                Finding.yes(
                        ConquestClause.GEN_02B,
                        "first the owner of " + question.unit() + " answers"));
        return Deed.plain(findings, List.of(new Event.Asked(question)));
    }

    static Procedure of(Battle battle, Command.Answer answer) {
        Optional<Question> asked =
                battle.proceedings().asked().filter(question -> fits(question, answer));
        return asked.<Procedure>map(question -> new Continued(battle, question, answer))
                .orElseGet(() ->
                        Deed.plain(
                                List.of(
                                        Finding.no(
                                                ConquestClause.GEN_02B,
                                                "no such answer is waited for from "
                                                        + answer.unit())),
                                List.of()));
    }

    private static boolean fits(Question question, Command.Answer answer) {
        boolean kind =
                switch (question.kind()) {
                    case BLESSED -> answer.reply() == Reply.BLESSED || answer.reply() == Reply.NO;
                    case DUEL -> answer.reply() == Reply.ACCEPT || answer.reply() == Reply.REFUSE;
                };
        return kind && question.unit().equals(answer.unit());
    }

    /** The command that waited, going on. */
    private record Continued(Battle battle, Question question, Command.Answer answer)
            implements Procedure {
        private Procedure inner() {
            Battle answered = battle.with(battle.proceedings().asking(Optional.empty()));
            return question.command() instanceof Command.Duel duel && answer.reply() == Reply.REFUSE
                    ? Procedures.refused(answered, duel)
                    : Procedures.of(answered, command());
        }

        private Command.OfUnit command() {
            return question.command() instanceof Command.Clash clash
                            && answer.reply() == Reply.BLESSED
                    ? withBlessed(clash)
                    : question.command();
        }

        @Override
        public Ruling ruling() {
            return inner().ruling();
        }

        @Override
        public List<Event> settle(Outcome outcome) {
            List<Event> events = new ArrayList<>();
            events.add(new Event.Answered(answer));
            events.addAll(inner().settle(outcome));
            return events;
        }

        @Override
        public Report odds(Odds odds) {
            return inner().odds(odds);
        }

        @Override
        public Facts.Tree result(Outcome outcome) {
            return inner().result(outcome);
        }
    }
}
