package adjutant.conquest.system;

import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.action.Procedure;
import adjutant.conquest.action.Procedures;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.conquest.odds.Report;
import adjutant.conquest.round.Answering;
import adjutant.conquest.round.Deeds;
import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.Ruling;
import adjutant.game.Standing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The procedure of every command, behind what bars all of them. */
final class Rules {
    private Rules() {}

    static Procedure of(Battle battle, Command command) {
        Procedure own = unbarred(battle, command);
        return bar(battle, command).<Procedure>map(why -> new Barred(own, why)).orElse(own);
    }

    private static Procedure unbarred(Battle battle, Command command) {
        return switch (command) {
            case Command.OfRound round -> Deeds.of(battle, round);
            case Command.OfUnit unit -> asked(battle, Answering.asSaid(battle, unit));
        };
    }

    private static Procedure asked(Battle battle, Command.OfUnit command) {
        Procedure own = Procedures.of(battle, command);
        return Answering.question(battle, command)
                .filter(_ -> own.ruling() instanceof Ruling.Allowed)
                .map(question -> Answering.asked(own, question))
                .orElse(own);
    }

    private static Optional<Finding> bar(Battle battle, Command command) {
        boolean free = command instanceof Command.Answer || command instanceof Command.Concede;
        if (battle.isPlayed() && !(Victory.standing(battle) instanceof Standing.Running)) {
            return Optional.of(Finding.no(ConquestClause.END_01, "the battle is over"));
        }
        return battle.proceedings()
                .asked()
                .filter(_ -> !free)
                .map(question ->
                        Finding.no(
                                ConquestClause.GEN_02B,
                                "an answer of " + question.unit() + " is waited for"));
    }

    /** A command that may not be given now, whatever else speaks for it. */
    private record Barred(Procedure inner, Finding why) implements Procedure {
        @Override
        public Ruling ruling() {
            List<Finding> findings = new ArrayList<>(inner.ruling().findings());
            findings.addFirst(why);
            return new Ruling.Refused(findings, inner.ruling().facts());
        }

        @Override
        public List<Event> settle(Outcome outcome) {
            return inner.settle(outcome);
        }

        @Override
        public Report odds(Odds odds) {
            return inner.odds(odds);
        }

        @Override
        public Facts.Tree result(Outcome outcome) {
            return inner.result(outcome);
        }
    }
}
