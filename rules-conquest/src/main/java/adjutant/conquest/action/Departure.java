package adjutant.conquest.action;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Pose;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Whereabouts;
import adjutant.conquest.contact.Contacts;
import adjutant.conquest.contact.Meeting;
import adjutant.conquest.movement.Friends;
import adjutant.conquest.movement.Ground;
import adjutant.conquest.movement.March;
import adjutant.conquest.movement.Pace;
import adjutant.conquest.movement.Terms;
import adjutant.game.Finding;
import java.util.List;
import java.util.Optional;

/**
 * How a Regiment leaves contact: it turns its rear to the enemy and marches. The inch of a Standard
 * Bearer belongs to the second March Action of an Activation, and this march is none.
 *
 * @param battle the situation
 * @param contacts whom it touches before
 * @param wanted the moves commanded; empty for the longest straight march away
 * @rule CQ-WITHDRAW-07
 * @rule CQ-WITHDRAW-09
 * @rule CQ-WITHDRAW-10
 */
record Departure(Battle battle, Contacts contacts, Optional<List<Manoeuvre>> wanted)
        implements WayOut {
    /** How finely the longest straight march is looked for. */
    private static final Length GRAIN = Length.micrometres(254);

    @Override
    public List<Finding> findings() {
        March march = march(contacts.regiment());
        List<Finding> faults = march.faults();
        if (faults.isEmpty()) {
            return List.of(
                    Finding.yes(
                            ConquestClause.WITHDRAW_08,
                            "it turns to "
                                    + away().toDegrees()
                                    + " degrees and marches "
                                    + march.cost()));
        }
        if (wanted.isPresent()) {
            return faults;
        }
        String why = String.join("; ", faults.stream().map(Finding::text).toList());
        return List.of(
                Finding.yes(
                        ConquestClause.WITHDRAW_08,
                        "no straight march away is legal, so it will fail: " + why));
    }

    @Override
    public Optional<Event> event(Regiment left) {
        March march = march(left);
        return march.isLegal()
                ? Optional.of(new Event.Moved(left.id(), march.path()))
                : Optional.empty();
    }

    /** The facing after the turn: opposite the mean of the directions to the enemies it touches. */
    Angle away() {
        Angle facing = contacts.regiment().pose().orElseThrow().facing();
        double right = 0;
        double up = 0;
        for (Meeting meeting : contacts.meetings()) {
            Angle towards = meeting.own().edge().outward(facing);
            right += towards.sine();
            up += towards.cosine();
        }
        boolean balanced = StrictMath.abs(right) < 1e-9 && StrictMath.abs(up) < 1e-9;
        if (balanced) {
            return facing;
        }
        double turn = StrictMath.atan2(right, up) * (180_000_000 / StrictMath.PI);
        return Angle.microdegrees(StrictMath.round(turn)).opposite();
    }

    /** The march of the Regiment, whole or after losses, from the pose after the turn. */
    March march(Regiment regiment) {
        Regiment turned = turned(regiment);
        return wanted.map(moves -> march(turned, moves)).orElseGet(() -> longest(turned));
    }

    private Regiment turned(Regiment regiment) {
        Pose pose = regiment.block().turned(regiment.pose().orElseThrow(), away());
        return regiment.at(new Whereabouts.OnTable(pose));
    }

    private March march(Regiment turned, List<Manoeuvre> moves) {
        Terms terms =
                new Terms(
                        Pace.lowest(turned),
                        Friends.engaged(battle, contacts.regiment()),
                        Terms.Gait.of(turned),
                        Terms.End.AWAY);
        return new March(Ground.around(battle, turned), turned, moves, terms);
    }

    /** The longest legal straight march; where there is none, one as long as may be. */
    private March longest(Regiment turned) {
        Length full = Length.inches(Pace.lowest(turned));
        March whole = march(turned, List.of(new Manoeuvre.Forward(full)));
        if (whole.isLegal()) {
            return whole;
        }
        Length step = Length.inches(1).times(1).half().half();
        for (Length length = full.minus(step);
                Length.ZERO.isLessThan(length);
                length = length.minus(step)) {
            if (march(turned, List.of(new Manoeuvre.Forward(length))).isLegal()) {
                return refined(turned, length, length.plus(step));
            }
        }
        return whole;
    }

    private March refined(Regiment turned, Length legal, Length illegal) {
        Length low = legal;
        Length high = illegal;
        while (GRAIN.isLessThan(high.minus(low))) {
            Length middle = low.plus(high.minus(low).half());
            if (march(turned, List.of(new Manoeuvre.Forward(middle))).isLegal()) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return march(turned, List.of(new Manoeuvre.Forward(low)));
    }
}
