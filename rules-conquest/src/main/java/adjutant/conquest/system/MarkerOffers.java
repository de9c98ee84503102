package adjutant.conquest.system;

import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Tolerances;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Command.Tail;
import adjutant.conquest.battle.Marker;
import adjutant.conquest.battle.MarkerBody;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.movement.Pace;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Attacks on objective markers that may be allowed.
 *
 * @rule CQ-SCEN-05
 */
final class MarkerOffers {
    /** The highest face of a die. */
    private static final int DIE = 6;

    private MarkerOffers() {}

    /** Candidates: the rules say which of them it may do. */
    static List<Command> candidates(Battle battle, Regiment regiment) {
        List<Command> commands = new ArrayList<>();
        for (Marker marker : battle.markers()) {
            boolean own = marker.owner().filter(regiment.side()::equals).isPresent();
            if (!own && regiment.pose().isPresent()) {
                commands.addAll(at(regiment, marker));
            }
        }
        return commands;
    }

    private static List<Command> at(Regiment regiment, Marker marker) {
        List<Command> commands = new ArrayList<>();
        if (isWithin(regiment, marker, Tolerances.TOUCH)) {
            commands.add(
                    new Command.Clash(
                            regiment.id(), Optional.of(marker.id()), Map.of(), Tail.NONE));
        } else if (isWithin(regiment, marker, Length.inches(Pace.lowest(regiment) + DIE))) {
            commands.add(
                    new Command.Charge(
                            regiment.id(),
                            marker.id(),
                            Optional.empty(),
                            Optional.empty(),
                            Tail.NONE));
        }
        if (!regiment.profile().barrages().isEmpty()) {
            commands.add(
                    new Command.Volley(
                            regiment.id(), marker.id(), OptionalInt.empty(), 0, Tail.NONE));
        }
        return commands;
    }

    private static boolean isWithin(Regiment regiment, Marker marker, Length limit) {
        Regiment body = MarkerBody.of(marker, regiment.side().opponent(), Angle.ZERO);
        return Distance.isWithin(regiment.rectangle(), body.rectangle(), limit);
    }
}
