package adjutant.conquest.notation;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.conquest.army.Profiles;
import adjutant.conquest.battle.Array;
import adjutant.conquest.battle.Muster;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Stand;
import adjutant.conquest.battle.Whereabouts;
import adjutant.conquest.battle.Whereabouts.Call;
import adjutant.conquest.notation.MusterReader.For;
import adjutant.game.Side;
import adjutant.game.notation.Word;
import java.util.List;
import java.util.Optional;

/** Reads {@code unit} statements. */
final class UnitReader {
    private static final Pose NOWHERE = new Pose(new Point(0, 0), Angle.ZERO);

    private final MusterReader musters;
    private final Frame frame;

    UnitReader(Profiles profiles, Frame frame) {
        this.musters = new MusterReader(profiles, For.REGIMENT, frame.preset());
        this.frame = frame;
    }

    /**
     * The Regiment that a statement says; empty after a fault.
     *
     * @param attached the Characters attached to it, in the order written
     */
    Optional<Regiment> read(Fields fields, Word id, List<Attachment> attached) {
        fields.require(UnitKeys.SIDE);
        Optional<Side> side = fields.value(UnitKeys.SIDE, Values::side);
        Optional<Muster> muster = musters.read(fields, id.text(), side.flatMap(frame::faction));
        Optional<Whereabouts> whereabouts = whereabouts(fields);
        UnitState state = UnitState.read(fields);
        if (fields.has(UnitKeys.GONE)) {
            attached.forEach(UnitReader::tooLate);
            return gone(fields, side, muster, state, id);
        }
        Optional<Array> array = new GridReader(fields, attached).read(muster.map(Muster::profile));
        if (side.isEmpty() || muster.isEmpty() || whereabouts.isEmpty() || array.isEmpty()) {
            return Optional.empty();
        }
        Regiment regiment =
                state.regiment(id.text(), side.get(), muster.get(), array.get(), whereabouts.get());
        return Optional.of(trimmed(damaged(fields, regiment)));
    }

    private static void tooLate(Attachment attachment) {
        attachment.fields().fault(attachment.with(), "a Regiment that is not gone");
    }

    private static Optional<Regiment> gone(
            Fields fields, Optional<Side> side, Optional<Muster> muster, UnitState state, Word id) {
        int files = fields.whole(UnitKeys.FILES, 1, 200).orElse(1);
        if (side.isEmpty() || muster.isEmpty()) {
            return Optional.empty();
        }
        Array none = new Array(files, List.of(), NOWHERE);
        return Optional.of(
                state.regiment(id.text(), side.get(), muster.get(), none, new Whereabouts.Gone()));
    }

    /** Wounds written without a place, on the Stand that is lost first. */
    private static Regiment damaged(Fields fields, Regiment regiment) {
        int wounds = regiment.profile().characteristics().wounds().number().orElseThrow();
        int damage = fields.whole(UnitKeys.DAMAGE, 0, wounds - 1).orElse(0);
        if (fields.has(UnitKeys.DAMAGE)) {
            fields.forbid("either \"damage\" or \"hurt\"", UnitKeys.HURT);
        }
        if (damage == 0) {
            return regiment;
        }
        Stand first = LostFirst.of(regiment);
        List<Stand> stands =
                regiment.stands().stream()
                        .map(each -> each.equals(first) ? each.withDamage(damage) : each)
                        .toList();
        return regiment.withStands(regiment.files(), stands);
    }

    private static Regiment trimmed(Regiment regiment) {
        Pose pose = regiment.pose().orElse(NOWHERE);
        Array array = new Array(regiment.files(), regiment.stands(), pose).trimmed(regiment.cell());
        Regiment narrow = regiment.withStands(array.files(), array.stands());
        return regiment.pose().isPresent()
                ? narrow.at(new Whereabouts.OnTable(array.pose()))
                : narrow;
    }

    private static Optional<Whereabouts> whereabouts(Fields fields) {
        List<Key> written =
                List.of(UnitKeys.AT, UnitKeys.RESERVE, UnitKeys.IN, UnitKeys.GONE).stream()
                        .filter(fields::has)
                        .toList();
        if (written.isEmpty()) {
            fields.missing("\"at\" X Y \"facing\" D, or \"reserve\", \"in\" ID or \"gone\"");
        }
        written.stream()
                .skip(1)
                .forEach(key -> fields.forbid("one of at, reserve, in and gone", key));
        if (!fields.has(UnitKeys.AT)) {
            fields.forbid("\"at\" as well", UnitKeys.FACING);
        }
        return written.stream().findFirst().flatMap(key -> whereabouts(fields, key));
    }

    private static Optional<Whereabouts> whereabouts(Fields fields, Key key) {
        if (key.equals(UnitKeys.AT)) {
            return onTable(fields);
        }
        if (key.equals(UnitKeys.RESERVE)) {
            String call = fields.word(UnitKeys.RESERVE).map(Word::text).orElse("waiting");
            return Optional.of(new Whereabouts.InReserve(call(call)));
        }
        if (key.equals(UnitKeys.IN)) {
            return fields.value(UnitKeys.IN, Values::id).map(Whereabouts.InGarrison::new);
        }
        fields.forbid(
                "nothing that only a unit that lives has",
                UnitKeys.STANDS,
                UnitKeys.DAMAGE,
                UnitKeys.HURT,
                UnitKeys.EMPTY,
                UnitKeys.COMMAND_STAND);
        return Optional.of(new Whereabouts.Gone());
    }

    private static Optional<Whereabouts> onTable(Fields fields) {
        fields.require(UnitKeys.FACING);
        Optional<Point> point = fields.point(UnitKeys.AT);
        Optional<Angle> facing = fields.angle(UnitKeys.FACING);
        return point.isPresent() && facing.isPresent()
                ? Optional.of(new Whereabouts.OnTable(new Pose(point.get(), facing.get())))
                : Optional.empty();
    }

    private static Call call(String word) {
        return switch (word) {
            case "due" -> Call.DUE;
            case "failed" -> Call.FAILED;
            default -> Call.WAITING;
        };
    }
}
