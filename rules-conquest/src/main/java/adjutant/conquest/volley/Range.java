package adjutant.conquest.volley;

import adjutant.battlefield.geometry.Length;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.sight.Spot;
import adjutant.game.Finding;
import java.util.List;
import java.util.stream.Stream;

/** A target looked at along the barrels: whether it may be shot at, and what each Stand gives. */
/* The field stays in this package; a rule asks for the fire and the findings. */
public final class Range {
    private final Field field;
    private final Fire fire;

    private Range(Field field, Fire fire) {
        this.field = field;
        this.fire = fire;
    }

    /** The range of a battery to a target. */
    public static Range of(Battle battle, Battery battery, Regiment target) {
        Field field = Field.of(battle, battery, target);
        return new Range(field, Fire.of(field));
    }

    /** The distance between two Regiments, by their nearest Stands. */
    static Length between(Battle battle, Regiment own, Regiment target) {
        List<Spot> targets = Spot.of(battle, target);
        return Spot.of(battle, own).stream()
                .map(spot -> spot.distance(targets))
                .min(Length::compareTo)
                .orElseThrow();
    }

    Field field() {
        return field;
    }

    /** What each Stand gives. */
    public Fire fire() {
        return fire;
    }

    /** Whether the target may be shot at, and where the dice come from. */
    public List<Finding> findings() {
        return Stream.concat(field.findings().stream(), fire.findings().stream()).toList();
    }
}
