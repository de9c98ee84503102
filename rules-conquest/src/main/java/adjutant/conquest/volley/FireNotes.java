package adjutant.conquest.volley;

import adjutant.conquest.ConquestClause;
import adjutant.conquest.RulesConfig.VolleyLongRange;
import adjutant.conquest.battle.Special;
import adjutant.conquest.sight.Bearing;
import adjutant.conquest.volley.Shooter.Reason;
import adjutant.conquest.volley.Shooter.Shot;
import adjutant.game.Finding;
import java.util.ArrayList;
import java.util.List;

/** Where the dice of a Volley come from, and why there are no more. */
final class FireNotes {
    private final Field field;
    private final Fire fire;
    private final List<Finding> notes = new ArrayList<>();

    private FireNotes(Field field, Fire fire) {
        this.field = field;
        this.fire = fire;
    }

    static List<Finding> of(Field field, Fire fire) {
        FireNotes notes = new FireNotes(field, fire);
        fire.shooters().forEach(notes::shooter);
        notes.surroundings();
        notes.beyond();
        notes.rules();
        notes.sums();
        return notes.notes;
    }

    private void add(ConquestClause clause, String text) {
        notes.add(Finding.yes(clause, text));
    }

    private void shooter(Shooter shooter) {
        String who = shooter.arms().address();
        switch (shooter.shot()) {
            case OUT_OF_RANGE ->
                    add(
                            ConquestClause.VOLLEY_05,
                            who
                                    + " is "
                                    + shooter.distance()
                                    + " away, beyond "
                                    + shooter.arms().range()
                                    + ": no dice");
            case NO_SIGHT -> add(ConquestClause.VOLLEY_04, who + " has no sight" + words(shooter));
            case CLEAR -> {}
            case OBSCURED -> shooter.because().forEach(reason -> obscured(shooter, reason));
        }
    }

    private void obscured(Shooter shooter, Reason reason) {
        add(
                Fire.clauseOf(reason),
                shooter.arms().address() + " shoots Obscured" + words(shooter, reason));
    }

    private static String words(Shooter shooter) {
        StringBuilder words = new StringBuilder();
        shooter.because().forEach(reason -> words.append(words(shooter, reason)));
        return words.toString();
    }

    private static String words(Shooter shooter, Reason reason) {
        return switch (reason) {
            case Reason.By(String id) -> ", " + id + " is in the way";
            case Reason.LongRange _ ->
                    ", " + shooter.distance() + " is more than half of " + shooter.arms().range();
            case Reason.Loose _ -> ", the target is in Loose Formation";
            case Reason.OutsideArc _ -> ", outside the front arc";
        };
    }

    private void surroundings() {
        Bearing.around(field.battle(), field.target(), "obscuring")
                .forEach(piece ->
                        add(
                                ConquestClause.TERR_03,
                                "all Stands of "
                                        + field.target().id()
                                        + " are in "
                                        + piece.id()
                                        + ", which is Obscuring"));
        if (!field.targetsFriends().isEmpty()) {
            add(
                    ConquestClause.VOLLEY_03,
                    field.target().id()
                            + " touches "
                            + String.join(", ", field.targetsFriends())
                            + " and may be shot at");
        }
    }

    private void beyond() {
        fire.beyond()
                .forEach(arms ->
                        add(
                                ConquestClause.VOLLEY_05,
                                arms.address()
                                        + " is "
                                        + field.distance(arms.place())
                                        + " away, beyond "
                                        + arms.range()
                                        + ": no support"));
    }

    private void rules() {
        boolean sure =
                fire.shooters().stream()
                        .filter(Shooter::shoots)
                        .anyMatch(shooter -> shooter.arms().rules().has(Special.SURESHOT));
        if (sure) {
            add(ConquestClause.SR_43, "Sureshot: Obscuring terrain does not count");
        }
        long near =
                fire.shooters().stream()
                        .filter(Shooter::shoots)
                        .filter(shooter -> shooter.arms().isEffectiveAt(shooter.distance()))
                        .count();
        boolean adds =
                field.battle().config().volleyLongRange()
                        == VolleyLongRange.EFFECTIVE_RANGE_PLUS_ONE;
        if (adds && near > 0) {
            add(
                    ConquestClause.VOLLEY_18,
                    near + " Stands within Effective Range: a shot more each");
        }
    }

    private void sums() {
        Sums sums = fire.sums();
        if (sums.clear() > 0) {
            add(ConquestClause.VOLLEY_08, "Stands not halved: " + sums.clear() + " dice");
        }
        if (sums.obscured() > 0) {
            add(
                    ConquestClause.VOLLEY_08,
                    "Obscured Stands: " + sums.obscured() + " dice before the halving");
            add(
                    ConquestClause.VOLLEY_09,
                    sums.obscured() + " dice of Obscured Stands halved to " + sums.halved());
        }
        if (sums.support() > 0) {
            add(ConquestClause.VOLLEY_10, "supporting Stands: " + sums.support() + " dice");
        }
        if (sums.leader() > 0) {
            add(ConquestClause.VOLLEY_11, "Leader: 1 die");
        } else if (fire.leader().isPresent()) {
            add(ConquestClause.CMDM_05, "Leader: one missed die again");
        }
        long silent =
                fire.shooters().stream().filter(shooter -> shooter.shot() == Shot.NO_SIGHT).count();
        add(
                ConquestClause.VOLLEY_09,
                "dice in all: "
                        + sums.total()
                        + (silent == 0 ? "" : ", none from " + silent + " Stands without sight"));
    }
}
