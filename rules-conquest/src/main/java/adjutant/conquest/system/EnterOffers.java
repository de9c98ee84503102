package adjutant.conquest.system;

import adjutant.battlefield.contact.Contact;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import adjutant.conquest.Each;
import adjutant.conquest.battle.ArmySide.TableEdge;
import adjutant.conquest.battle.Array;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Status;
import adjutant.conquest.battle.Whereabouts;
import adjutant.conquest.battle.Whereabouts.Call;
import adjutant.conquest.movement.Ground;
import adjutant.conquest.movement.Pace;
import adjutant.conquest.movement.Ranks;
import adjutant.conquest.movement.Trail;
import adjutant.game.Offer;
import adjutant.game.Ruling;
import java.util.ArrayList;
import java.util.List;

/**
 * Marching on straight ahead: for each formation and each edge the stretches along it from which
 * the whole way is free, with how far it may go. Its own edge comes first.
 *
 * @rule CQ-REINF-12
 * @rule CQ-REINF-14
 */
final class EnterOffers {
    /**
     * Narrower than any front: whoever bars the way does so over a front's width of places at
     * least.
     */
    private static final int STEP = 2 * Stretch.INCH;

    private final Battle battle;
    private final Regiment waiting;
    private final TableEdge edge;
    private final int files;
    private final Regiment outside;

    private EnterOffers(Battle battle, Regiment waiting, TableEdge edge, int files) {
        this.battle = battle;
        this.waiting = waiting;
        this.edge = edge;
        this.files = files;
        this.outside = outside(new Point(0, 0));
    }

    /** All entries of a Regiment that arrives and has not acted yet. */
    static List<Offer> of(Battle battle, Regiment waiting) {
        boolean due = waiting.whereabouts().equals(new Whereabouts.InReserve(Call.DUE));
        boolean fresh = battle.active().filter(active -> active.done().isEmpty()).isPresent();
        List<Offer> offers = new ArrayList<>();
        if (!due || (battle.isPlayed() && !fresh)) {
            return offers;
        }
        for (TableEdge edge : edges(battle, waiting)) {
            for (int files = 1; files <= waiting.ordinaryStands().size(); files++) {
                offers.addAll(new EnterOffers(battle, waiting, edge, files).offers());
            }
        }
        return offers;
    }

    private static List<TableEdge> edges(Battle battle, Regiment waiting) {
        List<TableEdge> edges = new ArrayList<>();
        battle.army(waiting.side()).edge().ifPresent(edges::add);
        for (TableEdge edge : TableEdge.values()) {
            if (!edges.contains(edge)) {
                edges.add(edge);
            }
        }
        return edges;
    }

    private Regiment outside(Point at) {
        int across = Math.min(files + waiting.heroes().size(), waiting.stands().size());
        Pose pose = new Pose(at, edge.inwards());
        Array array = Ranks.of(waiting.stands(), across, pose);
        return waiting.withStands(array.files(), array.stands())
                .at(new Whereabouts.OnTable(pose))
                .with(Status.ARRIVED);
    }

    private int pace(int earlier) {
        return Stretch.INCH
                * Pace.ofMarch(outside, earlier, Trail.of(battle, outside, List.of())).inches();
    }

    private List<Offer> offers() {
        int deep = upwards(outside.block().depth());
        int first = pace(0);
        int second = pace(1);
        if (deep <= first) {
            return offers(0, new Stretch(deep, first));
        }
        return deep <= first + second
                ? offers(first, new Stretch(Math.max(0, deep - first), second))
                : List.of();
    }

    private static int upwards(Length length) {
        long grain = 254;
        return (int) ((length.micrometres() * 10 + grain - 1) / grain);
    }

    private List<Offer> offers(int before, Stretch last) {
        int half = upwards(outside.block().width().half());
        int most = along() - half;
        return Each.map(
                Stretch.of(half - 2, most + 2, STEP, at -> isOpen(at, before, last)),
                stretch -> offer(stretch, before, last));
    }

    private int along() {
        Extent table = battle.table();
        Length length =
                switch (edge) {
                    case TOP, BOTTOM -> table.width();
                    case LEFT, RIGHT -> table.depth();
                };
        return (int) (length.micrometres() * 10 / 254);
    }

    private Offer offer(Stretch places, int before, Stretch last) {
        String first = before == 0 ? "" : " march forward " + Stretch.decimal(before) + " then";
        String at =
                switch (edge) {
                    case TOP -> "$1 0";
                    case BOTTOM -> "$1 " + battle.table().depth().toInches();
                    case LEFT -> "0 $1";
                    case RIGHT -> battle.table().width().toInches() + " $1";
                };
        String words =
                "enter "
                        + waiting.id()
                        + " files "
                        + files
                        + " at "
                        + at
                        + first
                        + " march forward $2";
        return new Offer(words, List.of(places.range(), last.range()), Offer.Shape.PLACE);
    }

    private Point place(int at) {
        Length along = Length.inches(Stretch.decimal(at));
        return switch (edge) {
            case TOP -> Point.of(along, Length.ZERO);
            case BOTTOM -> Point.of(along, battle.table().depth());
            case LEFT -> Point.of(Length.ZERO, along);
            case RIGHT -> Point.of(battle.table().width(), along);
        };
    }

    /** Whether it may enter there, as far as may be and as near, and meets nobody on the way. */
    private boolean isOpen(int at, int before, Stretch last) {
        return isAllowed(at, before, last.most())
                && meetsNobody(place(at), before + last.most())
                && isAllowed(at, before, last.least());
    }

    private boolean isAllowed(int at, int before, int last) {
        List<List<Manoeuvre>> marches = new ArrayList<>();
        if (before > 0) {
            marches.add(List.of(forward(before)));
        }
        marches.add(List.of(forward(last)));
        Command command = new Command.Enter(waiting.id(), files, place(at), marches);
        return Rules.of(battle, command).ruling() instanceof Ruling.Allowed;
    }

    private static Manoeuvre forward(int by) {
        return new Manoeuvre.Forward(Length.inches(Stretch.decimal(by)));
    }

    /** Whether the ground it covers on its way is free of friends, wherever it stops. */
    private boolean meetsNobody(Point at, int far) {
        Length length = Length.inches(Stretch.decimal(far));
        Pose end = new Pose(at, edge.inwards()).ahead(length);
        Footprint way = Footprint.of(end, new Extent(outside.block().width(), length));
        return Each.none(
                Ground.around(battle, waiting).friends(),
                body -> Each.any(body.stands(), stand -> Contact.overlaps(way, stand)));
    }
}
