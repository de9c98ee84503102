package adjutant.conquest.action;

import adjutant.battlefield.formation.Place;
import adjutant.chance.Outcome;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.combat.Batch;
import adjutant.conquest.combat.ClashPool;
import adjutant.conquest.combat.Modifier;
import adjutant.conquest.combat.Reroll;
import adjutant.conquest.combat.Tenacity;
import adjutant.conquest.combat.Thresholds;
import adjutant.conquest.contact.Facing;
import adjutant.conquest.morale.MoraleTest;
import adjutant.conquest.morale.Sufferer;
import adjutant.game.Facts;
import java.util.List;
import java.util.Optional;

/** A pool as an answer shows it. */
final class PoolFacts {
    private PoolFacts() {}

    static Facts.Tree of(ClashPool pool, Sufferer target) {
        return of(
                pool.meeting().own().regiment(),
                new Attack(
                        pool.target(),
                        pool.meeting().enemy().facing(),
                        pool.engaged(),
                        pool.support(),
                        pool.leader(),
                        pool.batches(),
                        pool.tenacious(),
                        pool.morale(),
                        pool.modifiers()),
                target);
    }

    /** All attacks of an Action on one target, for display. */
    record Attack(
            String target,
            Facing facing,
            List<Place> engaged,
            List<Place> support,
            Optional<Place> leader,
            List<Batch> batches,
            Tenacity tenacious,
            MoraleTest morale,
            List<Modifier> modifiers) {
        Attack {
            engaged = List.copyOf(engaged);
            support = List.copyOf(support);
            batches = List.copyOf(batches);
            modifiers = List.copyOf(modifiers);
        }

        int dice() {
            return batches.stream().mapToInt(Batch::dice).sum();
        }
    }

    static Facts.Tree of(Regiment own, Attack pool, Sufferer target) {
        Facts.Builder tree =
                Facts.tree()
                        .put("target", pool.target())
                        .put("facing", pool.facing().word())
                        .put("dice", pool.dice())
                        .put("engaged", addresses(own, pool.engaged()))
                        .put("support", addresses(own, pool.support()));
        pool.leader().ifPresent(place -> tree.put("leader", own.address(place)));
        if (pool.batches().size() == 1) {
            thresholds(tree, pool.batches().getFirst().thresholds());
            tree.put("saveReroll", pool.batches().getFirst().thresholds().saveReroll().word());
        }
        tree.put(
                "batches",
                Facts.items(pool.batches().stream().map(batch -> batch(own, batch)).toList()));
        if (pool.tenacious().x() > 0) {
            tree.put("tenacious", pool.tenacious().x());
        }
        return tree.put("morale", morale(pool.morale(), target))
                .put("modifiers", modifiers(pool.modifiers()))
                .build();
    }

    static Facts modifiers(List<Modifier> modifiers) {
        return Facts.items(
                modifiers.stream()
                        .filter(modifier -> !modifier.isOfDice())
                        .map(PoolFacts::modifier)
                        .toList());
    }

    static Facts addresses(Regiment regiment, List<Place> places) {
        return Facts.texts(places.stream().map(regiment::address).toList());
    }

    private static Facts.Tree batch(Regiment own, Batch batch) {
        Facts.Builder tree =
                Facts.tree()
                        .put(
                                "stands",
                                addresses(
                                        own,
                                        batch.shares().stream().map(Batch.Share::place).toList()))
                        .put("dice", batch.dice());
        thresholds(tree, batch.thresholds());
        if (batch.thresholds().saveReroll() != Reroll.NONE) {
            tree.put("saveReroll", batch.thresholds().saveReroll().word());
        }
        return tree.put("riders", Facts.texts(batch.thresholds().riders())).build();
    }

    private static void thresholds(Facts.Builder tree, Thresholds thresholds) {
        tree.put("hitOn", thresholds.hitOn())
                .put("hitReroll", thresholds.hitReroll().word())
                .put("onesCountTwo", thresholds.ones() == Thresholds.Ones.TWO_HITS)
                .put("saveOn", thresholds.saveOn());
        if (thresholds.saveOnOnes() != thresholds.saveOn()) {
            tree.put("saveOnOnes", thresholds.saveOnOnes());
        }
        if (thresholds.six() == Thresholds.Six.TWO_WOUNDS) {
            tree.put("sixCostsTwo", true);
        }
    }

    /** How the target tests, and on what with how many Stands left. */
    static Facts.Tree morale(MoraleTest test, Sufferer target) {
        Facts.Builder tree = Facts.tree().put("mode", test.mode().word());
        if (test.mode() == MoraleTest.Mode.TEST) {
            tree.put(
                            "on",
                            test.on(
                                    target.standsLeft(target.track().start()),
                                    target.regiment().isBroken()))
                    .put("onByStandsLeft", byStandsLeft(test, target))
                    .put("reroll", test.reroll().word());
        }
        if (test.forgiven() > 0) {
            tree.put("indomitable", test.forgiven());
        }
        if (test.failuresPerWound() > 1) {
            tree.put("oblivious", true);
        }
        return tree.build();
    }

    private static Facts.Tree byStandsLeft(MoraleTest test, Sufferer target) {
        Facts.Builder tree = Facts.tree();
        int last = -1;
        for (int wounds = 0; wounds <= target.track().cap(); wounds++) {
            int state = target.track().rise(target.track().start(), wounds);
            int left = target.standsLeft(state);
            if (left != last && !target.gone(state)) {
                tree.put(Integer.toString(left), test.on(left, target.broken(state)));
                last = left;
            }
        }
        return tree.build();
    }

    private static Facts.Tree modifier(Modifier modifier) {
        return Facts.tree()
                .put("to", modifier.to())
                .put("by", modifier.by())
                .put("clause", modifier.clause().id())
                .put("text", modifier.text())
                .build();
    }

    /** What a pool did to its target. */
    static Facts.Tree result(Sufferer target, Outcome.PoolResult result) {
        return Facts.tree()
                .put("target", target.regiment().id())
                .put("hits", result.hits())
                .put("wounds", result.first())
                .put("moraleWounds", result.second())
                .putAll(losses(target, result.before(), result.after()))
                .build();
    }

    /** What Wounds did to a Regiment between two states. */
    static Facts.Tree losses(Sufferer sufferer, int before, int after) {
        int damage = sufferer.track().levelOf(after) - sufferer.track().levelOf(before);
        return Facts.tree()
                .put("damage", damage)
                .put(
                        "standsLost",
                        sufferer.standsLeft(before)
                                - (sufferer.gone(after) ? 0 : sufferer.standsLeft(after)))
                .put("broken", sufferer.broken(after))
                .put("destroyed", sufferer.gone(after))
                .build();
    }

    static Facts.Tree withoutTarget(Facts.Tree tree) {
        return new Facts.Tree(
                tree.entries().stream().filter(entry -> !entry.name().equals("target")).toList());
    }

    /** What came back on the attacker. */
    static Facts.Tree self(Sufferer sufferer, Outcome outcome) {
        int wounds = outcome.pools().stream().mapToInt(Outcome.PoolResult::echo).sum();
        int after = outcome.states().getLast();
        return Facts.tree()
                .put("wounds", wounds)
                .putAll(losses(sufferer, sufferer.track().start(), after))
                .build();
    }
}
