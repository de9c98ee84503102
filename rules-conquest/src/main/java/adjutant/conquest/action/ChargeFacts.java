package adjutant.conquest.action;

import adjutant.battlefield.manoeuvre.Hand;
import adjutant.conquest.contact.Facing;
import adjutant.game.Facts;

/**
 * A Charge as an answer shows it.
 *
 * @param charging the Charge
 */
record ChargeFacts(Charging charging) {
    private static final double INCH = 25_400;

    /** The facts of the ruling. */
    Facts.Tree tree() {
        Facts.Builder charge =
                Facts.tree()
                        .put("distance", charging.roll().distance().micrometres() / INCH)
                        .put("needs", needs())
                        .put("reroll", charging.roll().again() == ChargeRoll.Again.ONCE);
        charging.path().facing().map(Facing::word).ifPresent(word -> charge.put("facing", word));
        charge.put("wheel", degrees());
        ChargeAction.wheel(charging.path())
                .ifPresent(
                        wheel -> charge.put("hand", wheel.hand() == Hand.LEFT ? "left" : "right"));
        charge.put("run", charging.path().run().micrometres() / INCH)
                .put(
                        "contacts",
                        charging.path().blocks().isEmpty() ? charging.path().contacts() : 0)
                .put("pSuccess", charging.roll().success());
        Facts.Builder facts = Facts.tree().put(ChargeRoll.CHARGE, charge.build());
        charging.impact()
                .ifPresent(
                        stage -> facts.put("impact", PoolFacts.of(stage.pool(), stage.target())));
        if (charging.isGrounded()) {
            facts.put("terrainHits", byFace());
        }
        return facts.build();
    }

    private int needs() {
        if (charging.roll().die() == ChargeRoll.Thrown.ONE) {
            return charging.roll().needs();
        }
        return charging.roll().succeeds(ChargeRoll.FIXED) ? 1 : ChargeRoll.NEVER;
    }

    private double degrees() {
        return ChargeAction.wheel(charging.path())
                .map(wheel -> wheel.angle().microdegrees() / 1e6)
                .orElse(0.0);
    }

    /** The Hits of terrain for each face that may count. */
    private Facts byFace() {
        return Facts.wholes(charging.roll().faces().map(charging::hits).boxed().toList());
    }
}
