package adjutant.conquest.fight;

import adjutant.chance.Law;
import adjutant.chance.Odds;
import adjutant.chance.exact.Exact;
import adjutant.game.Facts;
import java.util.ArrayList;
import java.util.List;

/** The answer to a single attack, as a tree. */
final class ClashAnswer {
    private ClashAnswer() {}

    static Facts.Tree of(Workload.Clash clash) {
        Odds odds = Exact.odds(clash.chance());
        Odds.PoolLaw pool = odds.pool(Workload.Clash.LABEL);
        Margin margin = margin(clash.target(), odds);
        Facts.Builder tree = Facts.tree();
        clash.id().ifPresent(id -> tree.put("id", id));
        return tree.put("hits", Facts.of(pool.hits()))
                .put("wounds", Facts.of(pool.first()))
                .put("total", Facts.of(pool.total()))
                .put("final", Facts.items(cells(margin.law())))
                .put("standsLost", Facts.of(margin.standsLost()))
                .put("summary", summary(pool, margin))
                .put("checksums", checksums(pool, margin))
                .build();
    }

    private static Margin margin(Contender target, Odds odds) {
        Margin margin = new Margin(target);
        Law states = odds.track(target.track().id()).states();
        for (int state = 0; state < states.size(); state++) {
            margin.add(state, states.at(state));
        }
        return margin;
    }

    private static List<Facts> cells(Law law) {
        List<Facts> cells = new ArrayList<>();
        for (int cell = 0; cell < law.size(); cell++) {
            if (law.at(cell) > 0) {
                Facts damage = Facts.of((long) cell / Margin.CODES);
                Facts status = Facts.of((long) cell % Margin.CODES);
                cells.add(Facts.items(List.of(damage, status, Facts.of(law.at(cell)))));
            }
        }
        return cells;
    }

    private static Facts.Tree summary(Odds.PoolLaw pool, Margin margin) {
        Facts.Builder tree = Facts.tree();
        moments(tree, "Hits", pool.hits());
        moments(tree, "Wounds", pool.first());
        moments(tree, "Total", pool.total());
        moments(tree, "Damage", margin.damage());
        Law status = margin.status();
        return tree.put("pSteady", status.at(Contender.Status.STEADY.code()))
                .put("pBroken", status.at(Contender.Status.BROKEN.code()))
                .put("pGone", status.at(Contender.Status.GONE.code()))
                .build();
    }

    /** Adds the mean and the standard deviation. */
    static void moments(Facts.Builder tree, String name, Law law) {
        tree.put("mean" + name, law.mean()).put("sd" + name, law.sd());
    }

    private static Facts.Tree checksums(Odds.PoolLaw pool, Margin margin) {
        return Facts.tree()
                .put("hits", Margin.checksum(pool.hits()))
                .put("wounds", Margin.checksum(pool.first()))
                .put("total", Margin.checksum(pool.total()))
                .put("final", Margin.checksum(margin.law()))
                .build();
    }
}
