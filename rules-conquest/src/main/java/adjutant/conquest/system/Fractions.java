package adjutant.conquest.system;

import adjutant.chance.Chance;
import adjutant.chance.exact.ExactFractions;
import adjutant.chance.exact.Fraction;
import adjutant.chance.exact.FractionOdds;
import adjutant.conquest.Each;
import adjutant.game.Facts;
import java.util.List;

/** The laws of the pools of a command as exact fractions. */
final class Fractions {
    private Fractions() {}

    static Facts.Tree of(Chance chance) {
        Facts.Builder pools = Facts.tree();
        for (FractionOdds.PoolLaw pool : ExactFractions.odds(chance).pools()) {
            pools.put(
                    pool.label(),
                    Facts.tree()
                            .put("hits", law(pool.hits()))
                            .put("wounds", law(pool.first()))
                            .put("total", law(pool.total()))
                            .build());
        }
        return Facts.tree().put("exact", pools.build()).build();
    }

    private static Facts law(List<Fraction> fractions) {
        return Facts.texts(Each.map(fractions, Fraction::toString));
    }
}
