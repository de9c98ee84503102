package adjutant.conquest.fight;

import adjutant.game.Facts;
import adjutant.game.Facts.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The raw chain thrown die by die, each face of each die in turn: nothing of the language of chance
 * is used. Good for a handful of dice.
 */
final class ByHand {
    /** All ways of so many dice can still be counted in a long. */
    private static final int MOST_DICE = 24;

    private final Tree workload;
    private final List<Integer> script = new ArrayList<>();
    private int thrown;

    /** A Regiment on the table. */
    private static final class Body {
        private final int stands;
        private final int wounds;
        private int damage;
        private int start;
        private int baseline;
        private boolean gone;

        private Body(int stands, int wounds) {
            this.stands = stands;
            this.wounds = wounds;
            this.start = stands;
        }

        private int left() {
            return stands - damage / wounds;
        }

        private int status() {
            return gone ? 2 : baseline > 0 ? 1 : 0;
        }

        private void take(int amount) {
            if (amount == 0 || gone) {
                return;
            }
            damage = Math.min(stands * wounds, damage + amount);
            int from = baseline > 0 ? baseline : start;
            boolean half = 2 * (from - left()) >= from;
            if (left() == 0 || (half && baseline > 0)) {
                gone = true;
                damage = stands * wounds;
            } else if (half) {
                baseline = left();
            }
        }
    }

    private ByHand(Tree workload) {
        this.workload = workload;
    }

    /** The chance of each result: cells of {@code final} or {@code joint}, and amounts. */
    static Map<List<Object>, Double> laws(Tree workload) {
        return new ByHand(workload).laws();
    }

    private Map<List<Object>, Double> laws() {
        boolean chain = workload.get("steps").isPresent();
        Map<List<Object>, Long> ways = new LinkedHashMap<>();
        do {
            thrown = 0;
            List<List<Object>> results = chain ? chain() : clash();
            long weight = power(MOST_DICE - thrown);
            results.forEach(result -> ways.merge(result, weight, Math::addExact));
        } while (turned());
        Map<List<Object>, Double> laws = new LinkedHashMap<>();
        ways.forEach((result, count) -> laws.put(result, (double) count / power(MOST_DICE)));
        return laws;
    }

    private static long power(int dice) {
        return dice == 0 ? 1 : Math.multiplyExact(6, power(dice - 1));
    }

    /** Turns the last die that has a face left; false where none has. */
    private boolean turned() {
        while (!script.isEmpty() && script.getLast() == 6) {
            script.removeLast();
        }
        if (script.isEmpty()) {
            return false;
        }
        script.set(script.size() - 1, script.getLast() + 1);
        return true;
    }

    private int die() {
        if (thrown == script.size()) {
            script.add(1);
        }
        return script.get(thrown++);
    }

    private int die(int on, String reroll) {
        int face = die();
        boolean again =
                switch (reroll) {
                    case "sixes" -> face == 6;
                    case "misses" -> face > on;
                    case "successes" -> face <= on;
                    case "ones" -> face == 1;
                    default -> false;
                };
        return again ? die() : face;
    }

    private List<List<Object>> clash() {
        Tree target = tree(workload, "target");
        Body body = new Body(whole(target, "stands"), whole(target, "woundsPerStand"));
        body.damage = whole(target, "damage");
        body.start = whole(target, "startStands");
        body.baseline = whole(target, "brokenAt");
        int hits = hits(workload, whole(workload, "attacks"));
        int wounds = wounds(workload, hits);
        Tree morale = tree(workload, "morale");
        int more = suffer(body, wounds, morale, morale);
        return List.of(
                List.of("hits", hits),
                List.of("wounds", wounds),
                List.of("total", wounds + more),
                List.of("standsLost", body.stands - body.left()),
                List.of("final", body.damage, body.status()));
    }

    private int hits(Tree step, int dice) {
        Tree hit = tree(step, "hit");
        int hits = 0;
        for (int i = 0; i < dice; i++) {
            int face = die(whole(hit, "t"), text(hit, "reroll"));
            boolean twice = face == 1 && hit.get("onesDouble").equals(Optional.of(Facts.of(true)));
            hits += face > whole(hit, "t") ? 0 : twice ? 2 : 1;
        }
        return hits;
    }

    private int wounds(Tree step, int hits) {
        Tree save = tree(step, "save");
        return failures(hits, whole(save, "t"), text(save, "reroll"));
    }

    private int failures(int dice, int on, String reroll) {
        int failures = 0;
        for (int i = 0; i < dice; i++) {
            failures += die(on, reroll) > on ? 1 : 0;
        }
        return failures;
    }

    private int suffer(Body body, int wounds, Tree morale, Tree nerve) {
        body.take(wounds);
        int more = body.gone ? 0 : more(body, wounds, morale, nerve);
        body.take(more);
        return more;
    }

    private int more(Body body, int wounds, Tree morale, Tree nerve) {
        return switch (text(morale, "mode")) {
            case "test" -> failures(wounds, on(body, nerve), text(morale, "reroll"));
            case "autofail" -> wounds;
            default -> 0;
        };
    }

    private int on(Body body, Tree nerve) {
        int bonus = 0;
        Facts rows = nerve.get("sizeBonus").or(() -> workload.get("sizeBonus")).orElseThrow();
        for (Facts row : ((Facts.Items) rows).values()) {
            List<Facts> pair = ((Facts.Items) row).values();
            bonus = body.left() >= number(pair.getFirst()) ? number(pair.getLast()) : bonus;
        }
        return Math.clamp(whole(nerve, "base") + (body.baseline > 0 ? 0 : bonus), 1, 5);
    }

    private List<List<Object>> chain() {
        Body a = body("A");
        Body b = body("B");
        for (Facts fact : ((Facts.Items) workload.get("steps").orElseThrow()).values()) {
            Tree step = (Tree) fact;
            boolean byA = step.get("by").equals(Optional.of(Facts.of("A")));
            switch (text(step, "do")) {
                case "newRound" -> List.of(a, b).forEach(body -> body.start = body.left());
                case "withdraw" -> withdraw(step, byA ? a : b);
                default -> assault(step, byA ? a : b, byA ? b : a);
            }
        }
        return List.of(List.of("joint", a.damage, a.status(), b.damage, b.status()));
    }

    private Body body(String name) {
        return new Body(
                whole(tree(workload, name), "stands"),
                whole(tree(workload, name), "woundsPerStand"));
    }

    private void assault(Tree step, Body by, Body on) {
        if (by.gone || on.gone) {
            return;
        }
        Tree side = tree(workload, text(step, "by"));
        int front = Math.min(by.left(), whole(side, "front"));
        int each = whole(side, text(step, "do").equals("volley") ? "shots" : "attacks");
        int dice = each * front + whole(side, "support") * (by.left() - front);
        int wounds = wounds(step, hits(step, dice));
        suffer(on, wounds, tree(step, "morale"), tree(workload, text(step, "on")));
    }

    private void withdraw(Tree step, Body by) {
        if (!by.gone) {
            Tree side = tree(workload, text(step, "by"));
            boolean clean = die() <= on(by, side);
            int wounds = die() * (clean ? 1 : Math.min(by.left(), 3));
            suffer(by, wounds, tree(step, "morale"), side);
        }
    }

    private static Tree tree(Tree in, String key) {
        return (Tree) in.get(key).orElseThrow();
    }

    private static String text(Tree in, String key) {
        return in.get(key).map(text -> ((Facts.Text) text).value()).orElse("");
    }

    private static int whole(Tree in, String key) {
        return number(in.get(key).orElseThrow());
    }

    private static int number(Facts fact) {
        return (int) ((Facts.Whole) fact).value();
    }
}
