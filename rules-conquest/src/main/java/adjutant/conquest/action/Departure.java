package adjutant.conquest.action;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Pose;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import adjutant.conquest.army.Stat;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Whereabouts;
import adjutant.conquest.contact.Contacts;
import adjutant.conquest.contact.Meeting;
import adjutant.conquest.movement.Ground;
import adjutant.conquest.movement.March;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How a Regiment leaves contact: it turns its rear to the enemy and marches.
 *
 * @param battle the situation
 * @param contacts whom it touches before
 * @param wanted the moves commanded; empty for the longest straight march away
 * @rule CQ-WITHDRAW-07
 * @rule CQ-WITHDRAW-09
 * @rule CQ-WITHDRAW-10
 */
record Departure(Battle battle, Contacts contacts, Optional<List<Manoeuvre>> wanted) {
    /** How finely the longest straight march is looked for. */
    private static final Length GRAIN = Length.micrometres(254);

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
        return new March(
                Ground.around(battle, turned), turned, moves, inches(turned), engagedFriends());
    }

    /** The longest legal straight march; where there is none, one as long as may be. */
    private March longest(Regiment turned) {
        Length full = Length.inches(inches(turned));
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

    /**
     * The lowest March in the Regiment, with what it has gained. The inch of a Standard Bearer
     * belongs to the second March Action of an Activation, and this march is none.
     *
     * @rule CQ-MARCH-02
     * @rule CQ-MARCH-05
     */
    static int inches(Regiment regiment) {
        int lowest =
                Stream.concat(
                                Stream.of(regiment.profile()),
                                regiment.heroes().stream().map(hero -> hero.muster().profile()))
                        .map(profile -> profile.characteristics().march())
                        .filter(Stat.Known.class::isInstance)
                        .mapToInt(stat -> stat.number().orElseThrow())
                        .min()
                        .orElse(0);
        return lowest + (RulesInForce.of(regiment).has(Special.BURNOUT) ? 2 : 0);
    }

    /** The friends that may not be marched through. */
    private Set<String> engagedFriends() {
        Regiment own = contacts.regiment();
        return battle.onTable().stream()
                .filter(friend -> friend.side() == own.side() && !friend.id().equals(own.id()))
                .filter(friend -> Contacts.of(battle, friend).any())
                .map(Regiment::id)
                .collect(Collectors.toSet());
    }
}
