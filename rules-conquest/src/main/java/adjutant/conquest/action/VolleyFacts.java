package adjutant.conquest.action;

import adjutant.battlefield.formation.Place;
import adjutant.conquest.Each;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.volley.Arms;
import adjutant.conquest.volley.Fire;
import adjutant.conquest.volley.Shooter;
import adjutant.conquest.volley.Shooter.Reason;
import adjutant.conquest.volley.Shooter.Shot;
import adjutant.conquest.volley.Sums;
import adjutant.game.Facts;
import java.util.List;
import java.util.stream.Stream;

/** The fire of a Volley as an answer shows it. */
final class VolleyFacts {
    private VolleyFacts() {}

    static Facts.Tree of(Regiment own, Fire fire) {
        List<Place> outOfRange =
                Stream.concat(
                                fire.places(Shot.OUT_OF_RANGE).stream(),
                                fire.beyond().stream().map(Arms::place))
                        .toList();
        return Facts.tree()
                .put("shooters", Facts.items(Each.map(fire.shooters(), each -> shooter(own, each))))
                .put("clear", PoolFacts.addresses(own, fire.places(Shot.CLEAR)))
                .put("obscured", PoolFacts.addresses(own, fire.places(Shot.OBSCURED)))
                .put("outOfRange", PoolFacts.addresses(own, outOfRange))
                .put("support", PoolFacts.addresses(own, Each.map(fire.support(), Arms::place)))
                .put("leader", fire.sums().leader())
                .put("sums", sums(fire.sums()))
                .build();
    }

    private static Facts.Tree shooter(Regiment own, Shooter shooter) {
        return Facts.tree()
                .put("stand", own.address(shooter.arms().place()))
                .put("shot", shooter.shot().word())
                .put("distance", Double.parseDouble(shooter.distance().toInches()))
                .put("models", own.modelsRemaining(shooter.arms().stand()))
                .put("dice", shooter.dice())
                .put("because", Facts.items(Each.map(shooter.because(), VolleyFacts::reason)))
                .build();
    }

    private static Facts.Tree reason(Reason reason) {
        return switch (reason) {
            case Reason.By(String id) -> Facts.tree().put("by", id).build();
            case Reason.LongRange _ -> Facts.tree().put("longRange", true).build();
            case Reason.Loose _ -> Facts.tree().put("looseFormation", true).build();
            case Reason.OutsideArc _ -> Facts.tree().put("outsideArc", true).build();
        };
    }

    private static Facts.Tree sums(Sums sums) {
        return Facts.tree()
                .put("obscured", sums.obscured())
                .put("halved", sums.halved())
                .put("clear", sums.clear())
                .put("support", sums.support())
                .put("leader", sums.leader())
                .put("total", sums.total())
                .build();
    }
}
