package adjutant.gda.charge;

import adjutant.chance.Law;
import adjutant.chance.Odds;
import adjutant.chance.Track;
import adjutant.game.Facts;
import adjutant.gda.battle.Unit;
import adjutant.gda.fire.Volley;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The odds of a Charge as an answer shows them. */
final class ChargeOdds {
    private final ChargeDice dice;
    private final Odds odds;

    private ChargeOdds(ChargeDice dice, Odds odds) {
        this.dice = dice;
        this.odds = odds;
    }

    /** All of them. */
    static Facts.Tree of(ChargeDice dice, Odds odds) {
        ChargeOdds told = new ChargeOdds(dice, odds);
        return Facts.tree()
                .put("outcomes", told.outcomes())
                .put("difference", told.difference())
                .put("casualties", told.casualties())
                .put("flags", told.flags())
                .put("pDispersed", told.dispersed())
                .build();
    }

    private double reached(String sum) {
        return odds.sums().stream()
                .filter(law -> law.label().equals(sum))
                .mapToDouble(Odds.SumLaw::reached)
                .sum();
    }

    private double band(String sum, int band) {
        return odds.sums().stream()
                .filter(law -> law.label().equals(sum))
                .mapToDouble(law -> law.reached() * law.bands().at(band))
                .sum();
    }

    private Map<String, Double> verdicts() {
        Map<String, Double> chances = new LinkedHashMap<>();
        if (dice.isEvaded()) {
            chances.put(Verdict.EVADED.word(), 1.0);
            return chances;
        }
        List<Verdict.Line> table = dice.table();
        for (int i = table.size() - 1; i >= 0; i--) {
            chances.merge(table.get(i).verdict().word(), band(dice.roll(), i), Double::sum);
        }
        double halted = band(dice.fireTest(), 0);
        double gone = Math.max(0, 1 - reached(dice.roll()) - halted);
        if (!dice.volleys().isEmpty()) {
            chances.put(Verdict.HALTED.word(), halted);
            chances.put(Verdict.DISPERSED.word(), gone < 1e-12 ? 0 : gone);
        }
        return chances;
    }

    private Facts outcomes() {
        Facts.Builder tree = Facts.tree();
        verdicts().forEach(tree::put);
        return tree.build();
    }

    private Facts difference() {
        Facts.Builder tree = Facts.tree();
        if (!dice.isRolled()) {
            return tree.build();
        }
        Odds.SumLaw law = odds.sum(dice.roll());
        for (int i = 0; i < law.above().size(); i++) {
            double p = law.reached() * law.above().at(i);
            if (p > 0) {
                tree.put(Integer.toString(law.lowest() + i), p);
            }
        }
        return tree.build();
    }

    private List<Unit> sufferers() {
        Set<Unit> units = new LinkedHashSet<>(List.of(dice.lead(), dice.target()));
        dice.volleys().stream()
                .map(volley -> volley.shot().firer())
                .filter(unit -> unit.troop().isBattery())
                .forEach(units::add);
        return List.copyOf(units);
    }

    private Facts casualties() {
        Facts.Builder tree = Facts.tree();
        for (Unit unit : sufferers()) {
            Odds.TrackLaw law = odds.track(unit.id());
            Track track = law.track();
            double[] more = new double[track.cap() - track.startLevel() + 1];
            for (int state = 0; state < track.states(); state++) {
                int taken = Math.max(0, track.levelOf(state) - track.startLevel());
                more[taken] += law.states().at(state);
            }
            tree.put(unit.id(), Facts.of(Law.of(more)));
        }
        return tree.build();
    }

    private Facts flags() {
        double fdLost = 0;
        double lowAmmo = 0;
        double kept = 1;
        for (Volley volley : dice.volleys()) {
            fdLost = Math.max(fdLost, up(volley.fdLost()));
            lowAmmo = Math.max(lowAmmo, up(volley.lowAmmo()));
            kept *= 1 - up(volley.destinyFlag());
        }
        kept *= 1 - reached(ChargeDice.destiny(dice.lead()));
        kept *= 1 - reached(ChargeDice.destiny(dice.target()));
        return Facts.tree()
                .put("fdLost", fdLost)
                .put("lowAmmo", lowAmmo)
                .put("destiny", 1 - kept)
                .build();
    }

    /** The chance that a flag goes up; 0 where there is none. */
    private double up(String flag) {
        return odds.tracks().stream()
                .filter(law -> law.track().id().equals(flag))
                .mapToDouble(law -> law.states().at(1))
                .sum();
    }

    private Facts dispersed() {
        Facts.Builder tree = Facts.tree();
        Map<String, Double> verdicts = verdicts();
        boolean ridden =
                dice.table().stream().anyMatch(line -> line.verdict() == Verdict.RIDDEN_DOWN);
        for (Unit unit : sufferers()) {
            Odds.TrackLaw law = odds.track(unit.id());
            double gone = 0;
            for (int state = 0; state < law.track().states(); state++) {
                gone += law.track().isLast(state) ? law.states().at(state) : 0;
            }
            boolean down = ridden && unit.id().equals(dice.attack().target());
            gone += down ? verdicts.getOrDefault(Verdict.RIDDEN_DOWN.word(), 0.0) : 0;
            tree.put(unit.id(), gone);
        }
        return tree.build();
    }
}
