package adjutant.conquest.sampling;

import adjutant.battlefield.formation.Block;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Edge;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.battlefield.geometry.Segment;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Stand;
import adjutant.conquest.contact.Contacts;
import adjutant.conquest.sampling.Musters.Muster;
import adjutant.game.Ruling;
import adjutant.game.notation.Parsed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/**
 * Random situations of a Clash: Regiments of all factions, whole and worn, alone and with
 * Characters; one enemy or two, met by any edge, along it or at a corner; both editions.
 */
public final class Situations {
    private static final long FILE_WIDTH = 54_000;
    private static final List<Edge> EDGES = List.of(Edge.values());
    private static final Point MIDDLE = Point.of(Length.inches(200), Length.inches(200));

    private final SplittableRandom random;
    private final Musters musters;

    private Situations(long seed) {
        this.random = new SplittableRandom(seed);
        this.musters = new Musters(random);
    }

    /** The situation of a seed: always the same for the same one. */
    public static Situation of(long seed) {
        Situations situations = new Situations(seed);
        return Stream.generate(situations::attempt)
                .flatMap(Optional::stream)
                .findFirst()
                .orElseThrow();
    }

    private Optional<Situation> attempt() {
        List<Muster> all = new ArrayList<>();
        all.add(musters.of("a1", 'A', musters.any()));
        Muster first = musters.of("b1", 'B', musters.any());
        all.add(first);
        if (musters.oneIn(3)) {
            all.add(musters.of("b2", 'B', musters.beside(first.profile())));
        }
        String head = head(all);
        StringBuilder apart = new StringBuilder(head);
        for (int i = 0; i < all.size(); i++) {
            apart.append(all.get(i).at("at 200 " + 100 * (i + 1) + " facing 0"));
        }
        return good(Situation.battle(apart.toString()))
                .map(drawn -> together(head, all, drawn))
                .flatMap(text ->
                        good(Situation.battle(text)).flatMap(battle -> clash(text, battle)));
    }

    private static <T> Optional<T> good(Parsed<T> parsed) {
        return parsed instanceof Parsed.Good<T>(T value) ? Optional.of(value) : Optional.empty();
    }

    private String head(List<Muster> all) {
        return "system conquest\nedition "
                + (random.nextBoolean() ? "documents" : "second-edition")
                + "\ntable 400 400\n"
                + side('A', all.getFirst())
                + side('B', all.getLast());
    }

    private static String side(char side, Muster muster) {
        String faction = muster.profile().faction();
        return "side " + side + " \"" + faction + "\" faction \"" + faction + "\"\n";
    }

    /** The same Regiments in contact. */
    private String together(String head, List<Muster> all, Battle drawn) {
        Block own = drawn.regiment("a1").block();
        Pose pose = own.centredAt(MIDDLE, Angle.degrees(15L * random.nextInt(24)));
        Edge edge = edge(8);
        Meeting first = new Meeting(drawn.regiment("b1").block(), edge(2));
        long aside = first.aside(own, edge);
        StringBuilder text = new StringBuilder(head);
        text.append(all.getFirst().at(written(pose)));
        text.append(all.get(1).at(written(first.pose(own, pose, edge, aside))));
        if (all.size() > 2) {
            Meeting second = new Meeting(drawn.regiment("b2").block(), edge(2));
            boolean beside = random.nextBoolean();
            long next = first.half() + second.half();
            Edge other = beside ? edge : edge(2);
            long there =
                    beside
                            ? aside + (random.nextBoolean() ? next : -next)
                            : second.aside(own, other);
            text.append(all.getLast().at(written(second.pose(own, pose, other, there))));
        }
        return text.toString();
    }

    /** An edge: the front but once in so many times. */
    private Edge edge(int times) {
        return musters.oneIn(times) ? EDGES.get(random.nextInt(EDGES.size())) : Edge.FRONT;
    }

    private static String written(Pose pose) {
        return "at "
                + Length.micrometres(pose.front().x()).toMillimetres()
                + "mm "
                + Length.micrometres(pose.front().y()).toMillimetres()
                + "mm facing "
                + pose.facing().toDegrees();
    }

    /** An enemy about to be met, by one of its edges. */
    private final class Meeting {
        private final Block block;
        private final Edge edge;

        Meeting(Block block, Edge edge) {
            this.block = block;
            this.edge = edge;
        }

        /** Half the length of its edge, in micrometres. */
        long half() {
            return along(block, edge) / 2;
        }

        /** How far aside of the middle of the other's edge it stands, so that both still touch. */
        long aside(Block other, Edge others) {
            long most = half() + along(other, others) / 2;
            return switch (random.nextInt(8)) {
                case 0 -> 0;
                case 1 -> random.nextBoolean() ? most : -most;
                case 2, 3 -> {
                    long steps = most / FILE_WIDTH;
                    yield FILE_WIDTH * random.nextLong(-steps, steps + 1);
                }
                default -> random.nextLong(-most, most + 1);
            };
        }

        Pose pose(Block other, Pose its, Edge others, long aside) {
            Segment line = other.rectangle(its).edge(others);
            Angle outward = others.outward(its.facing());
            Edge across = edge == Edge.FRONT || edge == Edge.REAR ? Edge.LEFT : Edge.FRONT;
            Point middle =
                    new Pose(line.middle(), outward)
                            .at(
                                    Length.micrometres(aside),
                                    Length.micrometres(along(block, across) / 2));
            return block.centredAt(middle, outward.opposite().minus(edge.outward(Angle.ZERO)));
        }

        private static long along(Block block, Edge edge) {
            Length length = edge == Edge.FRONT || edge == Edge.REAR ? block.width() : block.depth();
            return length.micrometres();
        }
    }

    private Optional<Situation> clash(String text, Battle battle) {
        Contacts contacts = Contacts.of(battle, battle.regiment("a1"));
        if (!contacts.any()) {
            return Optional.empty();
        }
        String line = line(contacts);
        Command.Clash command = (Command.Clash) Situation.command(battle, line).orThrow();
        return Situation.SYSTEM.rule(battle, command) instanceof Ruling.Allowed allowed
                ? Optional.of(new Situation(text + "do " + line + "\n", battle, command, allowed))
                : Optional.empty();
    }

    private String line(Contacts contacts) {
        List<String> enemies = contacts.enemies();
        StringBuilder line = new StringBuilder("clash a1 > ").append(one(enemies));
        for (Stand stand : contacts.regiment().stands()) {
            List<String> touched = contacts.engagedWith(stand.place());
            List<String> open = touched.isEmpty() ? enemies : touched;
            if (open.size() > 1 && random.nextBoolean()) {
                line.append(" stand ").append(stand.place()).append(" > ").append(one(open));
            }
        }
        tail(line);
        return line.toString();
    }

    private void tail(StringBuilder line) {
        for (String part :
                List.of("using blessed", "against blessed", "casualties right", "no-reroll")) {
            if (musters.oneIn(12)) {
                line.append(' ').append(part);
            }
        }
    }

    private String one(List<String> ids) {
        return ids.get(random.nextInt(ids.size()));
    }
}
