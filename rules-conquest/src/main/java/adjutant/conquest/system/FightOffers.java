package adjutant.conquest.system;

import adjutant.battlefield.formation.Block;
import adjutant.battlefield.formation.Formation;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.battlefield.manoeuvre.Hand;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Command.Tail;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.contact.Contacts;
import adjutant.conquest.contact.Meeting;
import adjutant.conquest.movement.Pace;
import adjutant.game.Offer;
import adjutant.game.Ruling;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * What a Regiment in contact may do: Clashes with and without Blessed, Combat Reforms to the places
 * that keep an end of its front or face an enemy squarely, Withdraws with a straight march as far
 * as may be.
 */
final class FightOffers {
    /** Shorter than anybody is deep. */
    private static final int STEP = Stretch.INCH / 2;

    private final Battle battle;
    private final Regiment regiment;
    private final Contacts contacts;

    private FightOffers(Battle battle, Regiment regiment) {
        this.battle = battle;
        this.regiment = regiment;
        this.contacts = Contacts.of(battle, regiment);
    }

    /** Candidates: the rules say which of them it may do. */
    static List<Command> candidates(Battle battle, Regiment regiment) {
        FightOffers own = new FightOffers(battle, regiment);
        if (!own.contacts.any()) {
            return List.of();
        }
        List<Command> commands = new ArrayList<>(own.clashes());
        commands.addAll(own.reforms());
        return commands;
    }

    private List<Command> clashes() {
        List<Command> commands = new ArrayList<>();
        for (String enemy : contacts.enemies()) {
            tails(regiment)
                    .forEach(tail ->
                            commands.add(
                                    new Command.Clash(
                                            regiment.id(), Optional.of(enemy), Map.of(), tail)));
        }
        return commands;
    }

    /** The choices that go with an attack of a Regiment. */
    static Stream<Tail> tails(Regiment regiment) {
        boolean blessed =
                RulesInForce.of(regiment).has(Special.BLESSED) && !regiment.tokens().blessed();
        Tail using =
                new Tail(
                        Tail.Blessed.USED,
                        Tail.Blessed.UNUSED,
                        Tail.Casualties.LEFT,
                        Tail.Rerolls.TAKEN);
        return blessed ? Stream.of(Tail.NONE, using) : Stream.of(Tail.NONE);
    }

    private List<Command> reforms() {
        List<Command> commands = new ArrayList<>();
        for (int files = 1; files <= regiment.ordinaryStands().size(); files++) {
            commands.add(reform(files, Optional.empty()));
            for (Point at : places(files)) {
                commands.add(reform(files, Optional.of(at)));
            }
        }
        return commands;
    }

    private Command reform(int files, Optional<Point> at) {
        return new Command.CombatReform(regiment.id(), files, at, Optional.empty());
    }

    private Set<Point> places(int files) {
        if (regiment.pose().isEmpty()) {
            return Set.of();
        }
        Pose old = regiment.pose().orElseThrow();
        Block was = regiment.block();
        int stands = regiment.stands().size();
        int across = Math.min(files + regiment.heroes().size(), stands);
        Block is = new Block(Formation.of(across, stands), regiment.cell());
        Length wider = is.width().minus(was.width()).half();
        Set<Point> places = new LinkedHashSet<>();
        places.add(old.aside(wider).front());
        places.add(old.aside(Length.ZERO.minus(wider)).front());
        places.add(old.ahead(is.depth().minus(was.depth())).front());
        for (Meeting meeting : contacts.meetings()) {
            Regiment enemy = meeting.enemy().regiment();
            enemy.pose().ifPresent(_ -> places.add(square(old, enemy.rectangle().centre())));
        }
        places.remove(old.front());
        return places;
    }

    /** The place along its own front that has a point straight ahead. */
    private static Point square(Pose old, Point enemy) {
        Angle facing = old.facing();
        double right =
                (enemy.x() - old.front().x()) * facing.cosine()
                        + (enemy.y() - old.front().y()) * facing.sine();
        return old.aside(Length.micrometres(StrictMath.round(right))).front();
    }

    /** Withdraws with a straight march. */
    static List<Offer> withdraws(Battle battle, Regiment regiment) {
        FightOffers own = new FightOffers(battle, regiment);
        boolean may =
                own.contacts.any()
                        && own.isAllowed(new Command.Withdraw(regiment.id(), Optional.empty()));
        return may
                ? Stream.of(
                                own.withdraws("forward", Manoeuvre.Forward::new),
                                own.withdraws("left", by -> new Manoeuvre.Sideways(Hand.LEFT, by)),
                                own.withdraws(
                                        "right", by -> new Manoeuvre.Sideways(Hand.RIGHT, by)),
                                own.withdraws("back", Manoeuvre.Back::new))
                        .flatMap(List::stream)
                        .toList()
                : List.of();
    }

    private List<Offer> withdraws(String words, Function<Length, Manoeuvre> move) {
        int most = Pace.lowest(regiment) * Stretch.INCH;
        return Stretch.of(1, most, STEP, by -> isAllowed(withdraw(move, by))).stream()
                .map(stretch ->
                        new Offer(
                                "withdraw " + regiment.id() + " march " + words + " $1",
                                List.of(stretch.range()),
                                Offer.Shape.PATH))
                .toList();
    }

    private Command withdraw(Function<Length, Manoeuvre> move, int by) {
        Length length = Length.inches(Stretch.decimal(by));
        return new Command.Withdraw(regiment.id(), Optional.of(List.of(move.apply(length))));
    }

    private boolean isAllowed(Command command) {
        return Rules.of(battle, command).ruling() instanceof Ruling.Allowed;
    }
}
