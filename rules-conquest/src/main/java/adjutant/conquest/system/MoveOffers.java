package adjutant.conquest.system;

import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.manoeuvre.Hand;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import adjutant.conquest.Each;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Command.Charge.Charged;
import adjutant.conquest.battle.Command.Tail;
import adjutant.conquest.battle.Hero;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Whereabouts;
import adjutant.conquest.contact.Contacts;
import adjutant.conquest.contact.FrontArc;
import adjutant.conquest.movement.Ground;
import adjutant.conquest.movement.March;
import adjutant.conquest.movement.Pace;
import adjutant.conquest.movement.Terms;
import adjutant.game.Offer;
import adjutant.game.Ruling;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a Regiment out of contact may do: Marches as ranges, the rest as exact commands. A range
 * begins at nothing and ends before the first place where the Regiment may not stop: it is legal
 * throughout, and farther places may be legal too.
 */
final class MoveOffers {
    /** Parts of an inch, and of a degree, that bounds are rounded to. */
    private static final int INCH = 1000;

    private static final int DEGREE = 100;
    private static final int DIE = 6;

    private final Battle battle;
    private final Regiment regiment;

    private MoveOffers(Battle battle, Regiment regiment) {
        this.battle = battle;
        this.regiment = regiment;
    }

    /** The Marches of a Regiment. */
    static List<Offer> marches(Battle battle, Regiment regiment) {
        boolean out = regiment.pose().isPresent() && !Contacts.of(battle, regiment).any();
        return out ? new MoveOffers(battle, regiment).marches() : List.of();
    }

    private List<Offer> marches() {
        if (!isAllowed(List.of(new Manoeuvre.Forward(Length.ZERO)))) {
            return List.of();
        }
        return Stream.concat(single(), both().stream()).toList();
    }

    /**
     * Straight ahead through friends with both Marches, where one alone cannot clear them.
     *
     * @rule CQ-MARCH-09
     */
    private List<Offer> both() {
        int first = Pace.lowest(regiment) * INCH;
        boolean clears = isAllowed(List.of(forward(first)));
        if (clears || first == 0) {
            return List.of();
        }
        String words =
                "march "
                        + regiment.id()
                        + " forward "
                        + Stretch.decimal(first)
                        + " then march forward $1";
        return Each.map(
                Stretch.of(1, most(INCH), INCH / 2, by -> isAllowed(twice(first, by))),
                stretch -> new Offer(words, List.of(stretch.range()), Offer.Shape.PATH));
    }

    private Command twice(int first, int second) {
        return new Command.March(
                regiment.id(), List.of(forward(first)), Optional.of(List.of(forward(second))));
    }

    private boolean isAllowed(Command command) {
        return isAllowed(battle, command);
    }

    private Stream<Offer> single() {
        return Stream.of(
                        range("forward", INCH, MoveOffers::forward),
                        range("wheel left", DEGREE, by -> wheel(Hand.LEFT, by)),
                        range("wheel right", DEGREE, by -> wheel(Hand.RIGHT, by)),
                        range("back", INCH, by -> new Manoeuvre.Back(thousandths(by))),
                        range("left", INCH, by -> aside(Hand.LEFT, by)),
                        range("right", INCH, by -> aside(Hand.RIGHT, by)))
                .flatMap(Optional::stream);
    }

    private static Length thousandths(int count) {
        return Length.inches(BigDecimal.valueOf(count, 3).toPlainString());
    }

    private static Manoeuvre forward(int by) {
        return new Manoeuvre.Forward(thousandths(by));
    }

    private static Manoeuvre aside(Hand hand, int by) {
        return new Manoeuvre.Sideways(hand, thousandths(by));
    }

    private static Manoeuvre wheel(Hand hand, int by) {
        return new Manoeuvre.Wheel(hand, Angle.microdegrees(by * (1_000_000L / DEGREE)));
    }

    private Optional<Offer> range(String words, int parts, IntFunction<Manoeuvre> move) {
        int most = most(parts);
        int low = 0;
        int high = most + 1;
        while (high - low > 1) {
            int middle = (low + high) / 2;
            if (isOpen(List.of(move.apply(middle)))) {
                low = middle;
            } else {
                high = middle;
            }
        }
        if (low == 0) {
            return Optional.empty();
        }
        low = touching(low, most, move);
        int least = parts == DEGREE ? 1 : 0;
        Offer.Range range = new Offer.Range((double) least / parts, (double) low / parts);
        return Optional.of(
                new Offer(
                        "march " + regiment.id() + " " + words + " $1",
                        List.of(range),
                        Offer.Shape.PATH));
    }

    /**
     * The end moved on, a hair at a time, for as long as it only touches a friend or has him in a
     * gap of its last rank.
     */
    private int touching(int open, int most, IntFunction<Manoeuvre> move) {
        int last = open;
        while (last < most && isAllowed(List.of(move.apply(last + 1)))) {
            last++;
        }
        return last;
    }

    /** More than any March can bring. */
    private int most(int parts) {
        int inches = Pace.lowest(regiment) + 1 + RulesInForce.of(regiment).x(Special.VANGUARD);
        if (parts == INCH) {
            return inches * INCH;
        }
        Manoeuvre.Wheel widest =
                Manoeuvre.Wheel.within(Hand.LEFT, regiment.block().width(), Length.inches(inches));
        return (int) (widest.angle().microdegrees() * DEGREE / 1_000_000);
    }

    /** Whether a March is allowed and its way meets nobody, so that any shorter one is too. */
    private boolean isOpen(List<Manoeuvre> moves) {
        Ground ground = Ground.around(battle, regiment);
        Set<String> friends =
                ground.friends().stream()
                        .map(body -> body.regiment().id())
                        .collect(Collectors.toSet());
        Terms terms = new Terms(most(INCH), friends, Terms.Gait.ON_FOOT, Terms.End.LEGAL);
        return new March(ground, regiment, moves, terms).isLegal() && isAllowed(moves);
    }

    private boolean isAllowed(List<Manoeuvre> moves) {
        return isAllowed(battle, new Command.March(regiment.id(), moves, Optional.empty()));
    }

    private static boolean isAllowed(Battle battle, Command command) {
        return Rules.of(battle, command).ruling() instanceof Ruling.Allowed;
    }

    /** Reforms, Rallies and Charges that may be allowed. */
    static List<Command> candidates(Battle battle, Regiment regiment) {
        String id = regiment.id();
        List<Command> commands = new ArrayList<>();
        commands.add(new Command.Rally(id));
        for (Hero hero : regiment.heroes()) {
            commands.add(new Command.Rally(hero.id()));
            commands.add(new Command.CombatRally(hero.id()));
        }
        boolean out = regiment.pose().isPresent() && !Contacts.of(battle, regiment).any();
        if (out) {
            commands.addAll(reforms(regiment));
            battle.of(regiment.side().opponent()).stream()
                    .filter(enemy -> isNear(battle, regiment, enemy))
                    .flatMap(enemy -> charge(battle, id, enemy.id()).stream())
                    .forEach(commands::add);
        }
        return commands;
    }

    private static List<Command> reforms(Regiment regiment) {
        Angle now = regiment.pose().orElseThrow().facing();
        return IntStream.rangeClosed(1, regiment.ordinaryStands().size())
                .boxed()
                .flatMap(files ->
                        Stream.of(0, 90, 180, 270)
                                .<Command>map(turn ->
                                        new Command.Reform(
                                                regiment.id(),
                                                files,
                                                Optional.of(now.plus(Angle.degrees(turn))))))
                .toList();
    }

    private static boolean isNear(Battle battle, Regiment own, Regiment enemy) {
        Length farthest = Length.inches(Pace.lowest(own) + DIE);
        if (enemy.whereabouts() instanceof Whereabouts.InGarrison(String piece)) {
            return battle.terrain().stream()
                    .filter(each -> each.id().equals(piece))
                    .anyMatch(each -> each.shape().isWithin(own.rectangle(), farthest));
        }
        return FrontArc.holds(own, enemy)
                && Distance.isWithin(own.rectangle(), enemy.rectangle(), farthest);
    }

    /** A Charge; where the facing must be told, one for each. */
    private static List<Command> charge(Battle battle, String unit, String enemy) {
        if (isAllowed(battle, charge(unit, enemy, Optional.empty(), Tail.NONE))) {
            return charges(battle, unit, enemy, Optional.empty());
        }
        return Stream.of(Charged.values())
                .flatMap(facing -> charges(battle, unit, enemy, Optional.of(facing)).stream())
                .toList();
    }

    private static List<Command> charges(
            Battle battle, String unit, String enemy, Optional<Charged> facing) {
        return FightOffers.tails(battle.regiment(unit))
                .<Command>map(tail -> charge(unit, enemy, facing, tail))
                .toList();
    }

    private static Command.Charge charge(
            String unit, String enemy, Optional<Charged> facing, Tail tail) {
        return new Command.Charge(unit, enemy, Optional.empty(), facing, tail);
    }
}
