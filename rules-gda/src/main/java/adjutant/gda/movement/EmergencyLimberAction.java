package adjutant.gda.movement;

import adjutant.battlefield.contact.Contact;
import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.battlefield.manoeuvre.Slide;
import adjutant.chance.Outcome;
import adjutant.game.Ruling;
import adjutant.gda.GdaClause;
import adjutant.gda.army.Arm;
import adjutant.gda.army.Formation;
import adjutant.gda.army.Printed;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Phase;
import adjutant.gda.battle.Place;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Unit;
import adjutant.gda.ground.Going;
import adjutant.gda.ground.Near;
import adjutant.gda.ruling.Procedure;
import adjutant.gda.ruling.Reasons;
import adjutant.gda.ruling.Suffering;
import java.util.ArrayList;
import java.util.List;

/**
 * Foot guns up to 9-pounders limber as a free action and fall back, for one casualty.
 *
 * @rule GDA-LIMB-01
 * @rule GDA-LIMB-02
 * @rule GDA-LIMB-05
 * @rule GDA-HR-15
 */
public final class EmergencyLimberAction implements Procedure {
    private static final long MOST_TURN = 45_000_000;
    private static final int MOST_POUNDS = 9;

    private final Battle battle;
    private final Unit unit;
    private final Command.EmergencyLimber command;

    /** That of a battery. */
    public EmergencyLimberAction(Battle battle, Unit unit, Command.EmergencyLimber command) {
        this.battle = battle;
        this.unit = unit;
        this.command = command;
    }

    @Override
    public Ruling ruling() {
        String id = unit.id();
        Reasons reasons =
                new Reasons().time(battle, unit.side(), Phase.MOVEMENT, GdaClause.TRN_3).fit(unit);
        if (!unit.isOnTable()) {
            return reasons.ruling();
        }
        guns(reasons);
        reasons.forbid(
                GdaClause.REST_04,
                unit.isUnformed(),
                () -> id + " is Unformed: it reforms or Retires");
        if (!battle.config().emergencyLimberIgnoresRing()) {
            reasons.all(Drill.enemies(battle, unit, Drill.Square.NO));
        }
        reasons.forbid(
                GdaClause.FORM_02,
                Going.roughUnder(battle, unit.footprint()).isPresent(),
                () -> id + " stands in rough ground: limbering takes its whole Movement");
        reasons.forbid(
                GdaClause.REST_03,
                unit.troop().isLarge(),
                () -> id + " is Large: it limbers or moves, not both");
        reasons.forbid(
                GdaClause.MOV_5,
                unit.is(State.CHARGED),
                () -> id + " took part in the Charge phase");
        reasons.forbid(
                GdaClause.FORM_06A,
                unit.is(State.MOVED) || unit.is(State.CHANGED) || unit.is(State.REFORMED),
                () -> id + " has used part of its Movement");
        if (unit.troop().isBattery()) {
            way(reasons);
        }
        return reasons.ruling();
    }

    private void guns(Reasons reasons) {
        String id = unit.id();
        if (unit.troop().arm() != Arm.FOOT_ARTILLERY) {
            reasons.no(
                    GdaClause.LIMB_04,
                    id + " is no foot battery: horse guns limber freely with \"change\"");
            return;
        }
        int pounds = unit.troop().pounder().orElseThrow();
        reasons.need(
                pounds > MOST_POUNDS ? GdaClause.LIMB_04 : GdaClause.LIMB_01,
                pounds <= MOST_POUNDS,
                () -> id + " has " + pounds + "-pounders: it limbers freely to fall back",
                () -> id + " has " + pounds + "-pounders: to limber takes its whole Movement");
        reasons.need(
                GdaClause.LIMB_01,
                unit.formation() == Formation.DEPLOYED,
                () -> id + " is deployed",
                () -> id + " is limbered already");
        reasons.yes(GdaClause.LIMB_02, id + " suffers 1 casualty for it");
    }

    /** Whether it goes back, far enough from every enemy, over free ground. */
    private void way(Reasons reasons) {
        Length most = Printed.FOOT_RETIRE.in(battle.scale());
        reasons.forbid(
                GdaClause.HR_15,
                Math.abs(command.turn()) > MOST_TURN,
                "it goes straight back, up to 45 degrees to a side");
        reasons.forbid(
                GdaClause.HR_15,
                most.isLessThan(command.length()),
                () -> "it goes back up to " + battle.scale().say(most));
        if (!reasons.allow()) {
            return;
        }
        Slide slide = slide();
        for (Unit enemy : Near.enemies(battle, unit.side())) {
            Length before = Distance.between(unit.footprint(), enemy.footprint());
            Length after = Distance.between(slide.end(), enemy.footprint());
            reasons.forbid(
                    GdaClause.LIMB_03,
                    !before.isLessThan(after),
                    () -> "it would not end farther from " + enemy.id());
            reasons.forbid(
                    GdaClause.MOV_2,
                    Contact.overlaps(slide.hull(), enemy.footprint()),
                    () -> enemy.id() + " is in the way");
        }
        for (Unit friend : battle.onTable(unit.side())) {
            if (!friend.id().equals(unit.id())) {
                reasons.forbid(
                        GdaClause.IPEN_05,
                        Contact.overlaps(slide.end(), friend.footprint()),
                        () -> unit.id() + " would end on " + friend.id());
            }
        }
        reasons.forbid(
                GdaClause.MOV_1,
                !Drill.isOnTable(battle, slide.end()),
                () -> unit.id() + " would leave the table");
    }

    private Place.Body limbered() {
        return Drill.ground(battle, unit, Formation.LIMBERED);
    }

    private Slide slide() {
        Place.Body body = limbered();
        Angle back = body.pose().facing().opposite();
        Angle way =
                command.turn() < 0
                        ? back.minus(Angle.microdegrees(-command.turn()))
                        : back.plus(Angle.microdegrees(command.turn()));
        Point to = new Pose(body.pose().front(), way).ahead(command.length()).front();
        return Slide.between(body.pose(), new Pose(to, body.pose().facing()), body.extent());
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        Place.Body body = limbered();
        Slide slide = slide();
        Pose end =
                new Pose(
                        body.pose().front().moved(slide.right(), slide.down()),
                        body.pose().facing());
        List<Event> events = new ArrayList<>();
        events.add(new Event.Formed(unit.id(), Formation.LIMBERED, body.at(end)));
        events.add(new Event.Became(unit.id(), State.MOVED));
        events.add(new Event.Became(unit.id(), State.CHANGED));
        events.addAll(Suffering.of(unit, 1));
        return events;
    }
}
