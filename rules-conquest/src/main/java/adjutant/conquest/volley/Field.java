package adjutant.conquest.volley;

import adjutant.battlefield.contact.Arc;
import adjutant.battlefield.formation.Place;
import adjutant.battlefield.geometry.Length;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.Each;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Whereabouts;
import adjutant.conquest.contact.Contacts;
import adjutant.conquest.sight.Eyes;
import adjutant.conquest.sight.Sight;
import adjutant.conquest.sight.SightLine;
import adjutant.conquest.sight.Spot;
import adjutant.conquest.sight.Viewer;
import adjutant.game.Finding;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Whether a target may be shot at, and how: by a line of its own, or in an arc where a friend sees.
 *
 * @param battle the situation
 * @param battery who shoots
 * @param target at whom
 * @param sight the lines between them
 * @param spots the shooting Regiment's Stands by their places
 * @param targets the target's Stands
 * @param findings whether, and why not
 * @param flight how the shots fly
 * @rule CQ-VOLLEY-02
 * @rule CQ-VOLLEY-17
 * @rule CQ-SR-01
 */
record Field(
        Battle battle,
        Battery battery,
        Regiment target,
        Sight sight,
        Map<Place, Spot> spots,
        List<Spot> targets,
        List<Finding> findings,
        Flight flight) {
    Field {
        spots = Map.copyOf(spots);
        targets = List.copyOf(targets);
        findings = List.copyOf(findings);
    }

    /** How shots fly. */
    enum Flight {
        /** Along lines of sight. */
        STRAIGHT,
        /** Over all that is between: Arcing Fire. */
        ARCING
    }

    static Field of(Battle battle, Battery battery, Regiment target) {
        Regiment own = battery.regiment();
        Sight sight = Sight.over(battle, own, target, arcs(own));
        Map<Place, Spot> spots =
                Spot.of(battle, own).stream()
                        .collect(Collectors.toMap(Spot::place, Function.identity()));
        Field field =
                new Field(
                        battle,
                        battery,
                        target,
                        sight,
                        spots,
                        Spot.of(battle, target),
                        List.of(),
                        Flight.STRAIGHT);
        return field.judged();
    }

    /** Into which arcs it looks. */
    static Set<Arc> arcs(Regiment own) {
        return RulesInForce.of(own).has(Special.WEAPON_PLATFORM)
                ? EnumSet.of(Arc.FRONT, Arc.LEFT, Arc.RIGHT)
                : EnumSet.of(Arc.FRONT);
    }

    private Field judged() {
        List<Finding> all = new ArrayList<>();
        if (target.side() == own().side()) {
            all.add(Finding.no(ConquestClause.VOLLEY_02, target.id() + " is no enemy"));
        }
        if (RulesInForce.of(own()).has(Special.WEAPON_PLATFORM)) {
            all.add(
                    Finding.yes(
                            ConquestClause.SR_WEAPON_PLATFORM,
                            "Weapon Platform: the flanks count as front"));
        }
        Optional<String> pair = pair();
        if (pair.isPresent()) {
            sight.findings().stream().filter(finding -> !finding.forbids()).forEach(all::add);
            all.add(Finding.yes(ConquestClause.VOLLEY_02, pair.get()));
            return with(all, Flight.STRAIGHT);
        }
        List<Finding> arcing = arcing();
        if (!arcing.isEmpty() && Each.none(arcing, Finding::forbids)) {
            sight.findings().stream().filter(finding -> !finding.forbids()).forEach(all::add);
            all.addAll(arcing);
            return with(all, Flight.ARCING);
        }
        all.addAll(sight.findings());
        all.addAll(arcing);
        all.add(
                Finding.no(
                        ConquestClause.VOLLEY_02,
                        "no front-rank Stand of "
                                + own().id()
                                + " has an unblocked line to a Stand of "
                                + target.id()
                                + " within its range"));
        return with(all, Flight.STRAIGHT);
    }

    private Field with(List<Finding> all, Flight way) {
        return new Field(battle, battery, target, sight, spots, targets, all, way);
    }

    Regiment own() {
        return battery.regiment();
    }

    /** The first pair of a shooting Stand and a target Stand that it sees and reaches, in words. */
    private Optional<String> pair() {
        for (Viewer viewer : sight.viewers()) {
            Optional<Arms> arms = battery.at(viewer.place());
            if (arms.isEmpty()) {
                continue;
            }
            for (SightLine line : viewer.lines()) {
                Length distance = distance(viewer.place(), line.target());
                if (line.isUnblocked(eyes(arms.get())) && arms.get().reaches(distance)) {
                    return Optional.of(
                            arms.get().address()
                                    + " sees "
                                    + target.address(line.target())
                                    + ", "
                                    + distance
                                    + " away, within "
                                    + arms.get().range());
                }
            }
        }
        return Optional.empty();
    }

    private Length distance(Place place, Place aim) {
        List<Spot> there = Each.where(targets, spot -> spot.place().equals(aim));
        return spot(place).distance(there);
    }

    /** The distance from a Stand to the nearest Stand of the target. */
    Length distance(Place place) {
        return spot(place).distance(targets);
    }

    private Spot spot(Place place) {
        return Optional.ofNullable(spots.get(place)).orElseThrow();
    }

    /** The Regiments that the target touches: friends of the one that shoots. */
    List<String> targetsFriends() {
        return Contacts.of(battle, target).enemies();
    }

    /** How a Stand looks. */
    static Eyes eyes(Arms arms) {
        return arms.rules().has(Special.SURESHOT) ? Eyes.SURE : Eyes.PLAIN;
    }

    /**
     * Whether Arcing Fire may be used instead; nothing where the Regiment has it not, or where one
     * of both is not on the table.
     */
    private List<Finding> arcing() {
        List<Arms> ordinary = Each.where(battery.arms(), arms -> !arms.stand().isCharacter());
        boolean has =
                !ordinary.isEmpty()
                        && Each.all(ordinary, arms -> arms.rules().has(Special.ARCING_FIRE));
        if (!has || targets.isEmpty() || spots.isEmpty()) {
            return List.of();
        }
        List<Finding> findings = new ArrayList<>();
        if (Each.any(ordinary, arms -> arms.steadiness() == Steadiness.PLAIN)) {
            findings.add(no("Arcing Fire needs Aimed Shot"));
        }
        if (own().whereabouts() instanceof Whereabouts.InGarrison) {
            findings.add(no("no Arcing Fire out of a Garrison"));
        }
        if (Each.none(sight.findings(), Field::isFaced)) {
            findings.add(no(target.id() + " is not in the front arc"));
        }
        if (Each.none(ordinary, arms -> arms.reaches(distance(arms.place())))) {
            findings.add(no(target.id() + " is beyond the range of every Stand"));
        }
        Optional<Regiment> friend = friend();
        findings.add(
                friend.map(each ->
                                Finding.yes(
                                        ConquestClause.SR_01,
                                        "Arcing Fire: " + each.id() + " sees " + target.id()))
                        .orElseGet(() -> no("no friend sees " + target.id())));
        return findings;
    }

    private static boolean isFaced(Finding finding) {
        return finding.clause() == ConquestClause.ARC_03 && !finding.forbids();
    }

    private static Finding no(String text) {
        return Finding.no(ConquestClause.SR_01, text);
    }

    private Optional<Regiment> friend() {
        return battle.regiments().stream()
                .filter(each -> each.side() == own().side() && !each.id().equals(own().id()))
                .filter(each -> Sight.of(battle, each, target).sees())
                .findFirst();
    }
}
