package adjutant.conquest.battles;

import adjutant.chance.DiceSource;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.game.Match;
import adjutant.game.Offer;
import adjutant.game.Side;
import adjutant.game.notation.Statements;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Counts the situations that commands on a coarse lattice lead to: moves by whole inches, Wheels by
 * 15 degrees, entries every 6 in, everything else as offered. Dice show a fixed script, begun at
 * each of its faces.
 *
 * @param script the faces, which come round again
 */
record Perft(List<Integer> script) {
    Perft {
        script = List.copyOf(script);
    }

    /** The situations after so many commands, from each first command. */
    Map<String, Integer> divided(Battle start, int depth) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (String words : lattice(start)) {
            counts.put(words, grown(after(start, words), depth - 1).size());
        }
        return counts;
    }

    /** How many different situations lie one command away, two, and so on. */
    List<Integer> counts(Battle start, int depth) {
        List<Integer> counts = new ArrayList<>();
        Set<Battle> now = Set.of(start);
        for (int i = 0; i < depth; i++) {
            now = grown(now, 1);
            counts.add(now.size());
        }
        return counts;
    }

    private Set<Battle> grown(Set<Battle> from, int depth) {
        Set<Battle> now = from;
        for (int i = 0; i < depth; i++) {
            Set<Battle> next = new LinkedHashSet<>();
            for (Battle battle : now) {
                lattice(battle).forEach(words -> next.addAll(after(battle, words)));
            }
            now = next;
        }
        return now;
    }

    /** The commands on the lattice, side A's first. */
    private static List<String> lattice(Battle battle) {
        List<String> commands = new ArrayList<>();
        for (Side side : Side.values()) {
            for (Offer offer : Fields.SYSTEM.offers(battle, side)) {
                commands.addAll(lattice(offer));
            }
        }
        return commands;
    }

    private static List<String> lattice(Offer offer) {
        List<List<String>> ways = List.of(List.of());
        for (int i = 0; i < offer.ranges().size(); i++) {
            Offer.Range range = offer.ranges().get(i);
            int step = step(offer, i);
            List<List<String>> longer = new ArrayList<>();
            for (List<String> way : ways) {
                int first = Math.max(1, (int) Math.ceil(range.least() / step)) * step;
                for (int at = first; at <= range.most(); at += step) {
                    List<String> more = new ArrayList<>(way);
                    more.add(Integer.toString(at));
                    longer.add(more);
                }
            }
            ways = longer;
        }
        return ways.stream().map(offer::with).toList();
    }

    private static int step(Offer offer, int index) {
        boolean place = index == 0 && offer.shape() == Offer.Shape.PLACE;
        return place ? 6 : offer.command().contains(" wheel ") ? 15 : 1;
    }

    private Set<Battle> after(Battle battle, String words) {
        Command command =
                Statements.read(words)
                        .then(read -> Fields.SYSTEM.command(battle, read.getFirst()))
                        .orThrow();
        Match<Battle, Command, Event> match = Match.begin(Fields.SYSTEM, battle);
        Set<Battle> all = new LinkedHashSet<>();
        for (int from = 0; from < script.size(); from++) {
            Match.Attempt<Battle, Command, Event> attempt =
                    match.play(command, new Turning(script, from));
            if (!(attempt instanceof Match.Attempt.Done<Battle, Command, Event> done)) {
                throw new AssertionError(words + ": " + attempt);
            }
            all.add(done.match().now());
            if (done.turn().outcome().rolls().isEmpty()) {
                break;
            }
        }
        return all;
    }

    /** Dice that show a script again and again. */
    private static final class Turning implements DiceSource {
        private final List<Integer> script;
        private int next;

        Turning(List<Integer> script, int from) {
            this.script = script;
            this.next = from;
        }

        @Override
        public Optional<List<Integer>> faces(Request request) {
            List<Integer> faces = new ArrayList<>();
            for (int i = 0; i < request.count(); i++) {
                faces.add(script.get(next % script.size()));
                next++;
            }
            return Optional.of(faces);
        }
    }
}
