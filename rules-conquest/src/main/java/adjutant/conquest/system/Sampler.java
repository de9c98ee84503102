package adjutant.conquest.system;

import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.manoeuvre.Hand;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import adjutant.chance.Lots;
import adjutant.conquest.battle.Activation;
import adjutant.conquest.battle.ArmySide.TableEdge;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Command.Tail;
import adjutant.conquest.battle.Phase;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Whereabouts;
import adjutant.conquest.contact.Contacts;
import adjutant.conquest.movement.Pace;
import adjutant.game.Side;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Draws a command by lot from what a side may perhaps do: the rules say whether it may. */
final class Sampler {
    /** Lengths are drawn in hundredths of an inch. */
    private static final Length GRAIN = Length.micrometres(254);

    private final Battle battle;
    private final Side side;
    private final Lots lots;

    private Sampler(Battle battle, Side side, Lots lots) {
        this.battle = battle;
        this.side = side;
        this.lots = lots;
    }

    static Optional<Command> of(Battle battle, Side side, Lots lots) {
        Sampler sampler = new Sampler(battle, side, lots);
        return battle.clock().phase() == Phase.ACTION && battle.proceedings().asked().isEmpty()
                ? sampler.acting()
                : sampler.waiting();
    }

    /** One of the commands of the phase; a stack in any order. */
    private Optional<Command> waiting() {
        List<Command> candidates = RoundOffers.candidates(battle, side);
        return candidates.isEmpty() ? Optional.empty() : Optional.of(shuffled(one(candidates)));
    }

    private Command shuffled(Command command) {
        return switch (command) {
            case Command.Stack(Side own, List<String> cards) -> {
                List<String> order = new ArrayList<>(cards);
                for (int i = order.size() - 1; i > 0; i--) {
                    Collections.swap(order, i, lots.below(i + 1));
                }
                yield new Command.Stack(own, order);
            }
            default -> command;
        };
    }

    private Optional<Command> acting() {
        Optional<String> card = battle.active().map(Activation::unit);
        if (card.isEmpty()) {
            return battle.proceedings().turn().equals(Optional.of(side))
                    ? waiting()
                    : Optional.empty();
        }
        Optional<Regiment> active = battle.find(card.get());
        if (active.isPresent()) {
            return active.filter(own -> own.side() == side).map(this::action);
        }
        return battle.ofCharacter(card.get())
                .filter(own -> own.side() == side)
                .map(_ -> new Command.End(card.get(), Optional.empty()));
    }

    private Command action(Regiment own) {
        boolean spent = battle.active().orElseThrow().done().size() >= 2;
        return switch (own.whereabouts()) {
            case Whereabouts.InReserve _ -> spent ? end(own) : entering(own);
            case Whereabouts.InGarrison _, Whereabouts.Gone _ -> end(own);
            case Whereabouts.OnTable _ -> {
                if (spent) {
                    yield end(own);
                }
                Contacts contacts = Contacts.of(battle, own);
                yield contacts.any() ? fighting(own, contacts) : moving(own);
            }
        };
    }

    private Command end(Regiment own) {
        List<String> enemies = Contacts.of(battle, own).enemies();
        return new Command.End(
                own.id(),
                enemies.size() > 1 && lots.below(2) == 0
                        ? Optional.of(one(enemies))
                        : Optional.empty());
    }

    private Command entering(Regiment own) {
        if (lots.below(8) == 0) {
            return end(own);
        }
        int stands = own.ordinaryStands().size();
        int files = stands == 1 ? 1 : 2 + lots.below(Math.min(4, stands - 1));
        TableEdge edge =
                lots.below(6) == 0
                        ? one(List.of(TableEdge.values()))
                        : battle.army(side).edge().orElse(TableEdge.BOTTOM);
        Length reach = Length.inches(Pace.lowest(own));
        int across = Math.min(files + own.heroes().size(), own.stands().size());
        int ranks = (own.stands().size() + across - 1) / across;
        boolean deep = reach.isLessThan(own.cell().depth().times(ranks));
        List<Manoeuvre> far = List.of(new Manoeuvre.Forward(reach));
        return new Command.Enter(
                own.id(), files, on(edge), deep ? List.of(far, far) : List.of(far));
    }

    /** Somewhere on an edge. */
    private Point on(TableEdge edge) {
        long width = battle.table().width().micrometres();
        long depth = battle.table().depth().micrometres();
        long along =
                switch (edge) {
                    case TOP, BOTTOM -> upTo(battle.table().width()).micrometres();
                    case LEFT, RIGHT -> upTo(battle.table().depth()).micrometres();
                };
        return switch (edge) {
            case TOP -> new Point(along, 0);
            case BOTTOM -> new Point(along, depth);
            case LEFT -> new Point(0, along);
            case RIGHT -> new Point(width, along);
        };
    }

    private Length upTo(Length most) {
        long grains = most.micrometres() / GRAIN.micrometres();
        return GRAIN.times(lots.below((int) Math.max(1, grains + 1)));
    }

    private Command moving(Regiment own) {
        List<Command> atMarkers = MarkerOffers.candidates(battle, own);
        if (!atMarkers.isEmpty() && lots.below(4) == 0) {
            return one(atMarkers);
        }
        String id = own.id();
        return switch (lots.below(own.isBroken() ? 9 : 8)) {
            case 0, 1, 2 -> march(own);
            case 3, 4 -> charge(own);
            case 5 -> volley(own);
            case 6 -> reform(own);
            case 7 -> spare(own);
            default -> new Command.Rally(id);
        };
    }

    private Command spare(Regiment own) {
        return lots.below(2) == 0
                ? new Command.Pass(own.id(), Command.Pass.Extent.ONE)
                : new Command.TakeAim(own.id());
    }

    private Command march(Regiment own) {
        Length reach = Length.inches(Pace.lowest(own));
        List<Manoeuvre> moves =
                switch (lots.below(6)) {
                    case 0 -> List.of(wheel());
                    case 1 -> List.of(wheel(), new Manoeuvre.Forward(upTo(reach.half())));
                    case 2 ->
                            List.of(
                                    lots.below(3) == 0
                                            ? new Manoeuvre.Back(upTo(reach.half()))
                                            : new Manoeuvre.Sideways(hand(), upTo(reach.half())));
                    default -> List.of(new Manoeuvre.Forward(upTo(reach)));
                };
        return new Command.March(own.id(), moves, Optional.empty());
    }

    private Manoeuvre wheel() {
        return new Manoeuvre.Wheel(hand(), Angle.degrees(1 + lots.below(45)));
    }

    private Hand hand() {
        return lots.below(2) == 0 ? Hand.LEFT : Hand.RIGHT;
    }

    /** At an enemy it might reach, after a Wheel that turns it towards the middle of him. */
    private Command charge(Regiment own) {
        Length reach = Length.inches(Pace.lowest(own) + 6);
        List<Regiment> near =
                battle.of(side.opponent()).stream()
                        .filter(enemy -> isWithin(own, enemy, reach))
                        .toList();
        return near.isEmpty() ? march(own) : charge(own, one(near));
    }

    private boolean isWithin(Regiment own, Regiment enemy, Length reach) {
        return switch (enemy.whereabouts()) {
            case Whereabouts.OnTable _ ->
                    Distance.isWithin(own.rectangle(), enemy.rectangle(), reach);
            case Whereabouts.InGarrison(String piece) ->
                    battle.terrain().stream()
                            .filter(each -> each.id().equals(piece))
                            .anyMatch(each -> each.shape().isWithin(own.rectangle(), reach));
            case Whereabouts.InReserve _, Whereabouts.Gone _ -> false;
        };
    }

    private Command charge(Regiment own, Regiment enemy) {
        return new Command.Charge(
                own.id(),
                enemy.id(),
                enemy.pose().isEmpty() || lots.below(8) == 0
                        ? Optional.empty()
                        : Optional.of(towards(own, enemy)),
                Optional.empty(),
                Tail.NONE);
    }

    private static Manoeuvre.Wheel towards(Regiment own, Regiment enemy) {
        Point from = own.rectangle().centre();
        Point to = enemy.rectangle().centre();
        double bearing =
                StrictMath.toDegrees(
                        StrictMath.atan2(
                                (double) (to.x() - from.x()), (double) (from.y() - to.y())));
        Angle heading = Angle.microdegrees(StrictMath.round(bearing * 1e6));
        Angle turn = heading.minus(own.pose().orElseThrow().facing());
        boolean right = turn.microdegrees() <= Angle.HALF.microdegrees();
        Angle angle = right ? turn : turn.reversed();
        Angle least = Angle.degrees(1);
        Angle most = Angle.QUARTER;
        return new Manoeuvre.Wheel(
                right ? Hand.RIGHT : Hand.LEFT,
                angle.compareTo(least) < 0 ? least : angle.compareTo(most) > 0 ? most : angle);
    }

    private Command volley(Regiment own) {
        boolean shoots =
                !own.profile().barrages().isEmpty()
                        || own.heroes().stream()
                                .anyMatch(hero -> !hero.muster().profile().barrages().isEmpty());
        return shoots
                ? target(own)
                        .<Command>map(enemy ->
                                new Command.Volley(
                                        own.id(),
                                        enemy,
                                        java.util.OptionalInt.empty(),
                                        0,
                                        Tail.NONE))
                        .orElseGet(() -> march(own))
                : march(own);
    }

    private Optional<String> target(Regiment own) {
        List<Regiment> enemies = battle.enemiesOf(own.side());
        return enemies.isEmpty() ? Optional.empty() : Optional.of(one(enemies).id());
    }

    private Command reform(Regiment own) {
        int files = 1 + lots.below(Math.min(6, own.ordinaryStands().size()));
        Angle turn = Angle.degrees(90L * lots.below(4));
        return new Command.Reform(
                own.id(), files, own.pose().map(pose -> pose.facing().plus(turn)));
    }

    private Command fighting(Regiment own, Contacts contacts) {
        String id = own.id();
        return switch (lots.below(own.isBroken() ? 9 : 8)) {
            case 0, 1, 2, 3 ->
                    new Command.Clash(
                            id, Optional.of(one(contacts.enemies())), Map.of(), Tail.NONE);
            case 4 -> new Command.Inspire(id);
            case 5 ->
                    new Command.CombatReform(
                            id,
                            1 + lots.below(Math.min(6, own.ordinaryStands().size())),
                            Optional.empty(),
                            Optional.empty());
            case 6 ->
                    new Command.Withdraw(
                            id,
                            Optional.of(
                                    List.of(
                                            new Manoeuvre.Forward(
                                                    Length.inches(Pace.lowest(own))))));
            case 7 -> new Command.Pass(id, Command.Pass.Extent.ONE);
            default -> new Command.CombatRally(id);
        };
    }

    private <T> T one(List<T> list) {
        return list.get(lots.below(list.size()));
    }
}
