package adjutant.app.match;

import adjutant.app.fair.Proof;
import adjutant.app.fair.Secret;
import adjutant.game.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Gathers from the log of a match what its dice are checked by. */
final class Proving {
    private final List<Proof.Opened> opened = new ArrayList<>();
    private final List<Proof.Cast> casts = new ArrayList<>();
    private final List<Proof.Cast> waiting = new ArrayList<>();
    private int turns;
    private int thrown;

    private Proving() {}

    static <S, C, E> Proof of(Sitting<S, C, E> sitting) {
        Proving proving = new Proving();
        sitting.lines()
                .forEach(line -> proving.take(line, sitting.round(line), sitting.isByServer(line)));
        return new Proof(
                sitting.id(),
                sitting.opened().dice() == Entry.DiceMode.OWN,
                sitting.opened().anchor(),
                share(sitting, Side.A),
                share(sitting, Side.B),
                proving.opened,
                proving.casts);
    }

    private static Optional<String> share(Sitting<?, ?, ?> sitting, Side side) {
        return Optional.ofNullable(sitting.seats().shares().get(side)).map(Secret::hex);
    }

    private void take(Sitting.Line<?, ?, ?> line, int round, boolean byServer) {
        switch (line.entry()) {
            case Entry.RoundOpened(int number, String secret) ->
                    opened.add(new Proof.Opened(number, secret));
            case Entry.Asked _ -> begin();
            case Entry.Threw threw -> {
                if (byServer) {
                    int count = threw.faces().size();
                    waiting.add(new Proof.Cast(turns + 1, round, line.seq(), thrown, count));
                }
                thrown += threw.faces().size();
            }
            case Entry.Did did -> {
                turns++;
                casts.addAll(waiting);
                if (byServer) {
                    casts.add(new Proof.Cast(turns, round, line.seq(), 0, did.faces().size()));
                }
                begin();
            }
            case Entry.TookBack _ -> {
                if (line.turnsAfter() < turns) {
                    turns--;
                    casts.removeIf(cast -> cast.turn() > turns);
                }
                begin();
            }
            case Entry.Opened _, Entry.OfSeats _ -> {}
        }
    }

    private void begin() {
        waiting.clear();
        thrown = 0;
    }
}
