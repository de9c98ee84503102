package adjutant.conquest.sight;

import adjutant.battlefield.contact.Arc;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.Each;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Terrain;
import adjutant.conquest.battle.Whereabouts;
import adjutant.conquest.contact.FrontArc;
import adjutant.game.Finding;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Whether one Regiment has line of sight to another, and every line between them.
 *
 * @param own the one that looks
 * @param target the one looked at
 * @param viewers its front-rank Stands with their lines; none where one of both is not on the table
 * @param findings why it sees, or all that is in the way
 * @rule CQ-LOS-01
 * @rule CQ-LOS-03
 */
public record Sight(Regiment own, Regiment target, List<Viewer> viewers, List<Finding> findings) {
    /** Copies the lists. */
    public Sight {
        viewers = List.copyOf(viewers);
        findings = List.copyOf(findings);
    }

    /** Sight as it is declared by: out of the front arc. */
    public static Sight of(Battle battle, Regiment own, Regiment target) {
        return over(battle, own, target, EnumSet.of(Arc.FRONT));
    }

    /** Sight into some arcs of the one that looks. */
    public static Sight over(Battle battle, Regiment own, Regiment target, Set<Arc> arcs) {
        Optional<Finding> absence =
                Stream.of(own, target).flatMap(each -> absence(each).stream()).findFirst();
        if (absence.isPresent()) {
            return new Sight(own, target, List.of(), List.of(absence.get()));
        }
        Panorama panorama = Panorama.of(battle, own, target, arcs);
        List<Spot> targets = Spot.of(battle, target);
        List<Viewer> viewers =
                Each.map(
                        Each.where(Spot.of(battle, own), spot -> isInFront(own, spot)),
                        spot -> panorama.viewer(spot, targets));
        List<Finding> findings = new ArrayList<>();
        findings.add(arc(own, target, panorama.isFaced(targets)));
        boolean direct = Each.any(viewers, viewer -> viewer.sees(Eyes.PLAIN));
        if (direct) {
            findings.add(direct(own, target, viewers));
        } else if (isSeenBack(battle, own, target)) {
            findings.add(
                    Finding.yes(
                            ConquestClause.LOS_03,
                            target.id() + " sees " + own.id() + " and stands in its front arc"));
        } else {
            findings.addAll(hidden(own, target, viewers, panorama.sizes()));
        }
        findings.addAll(heights(battle, own));
        findings.addAll(heights(battle, target));
        findings.addAll(tooSmall(viewers, panorama.sizes()));
        return new Sight(own, target, viewers, findings);
    }

    /** Whether it has line of sight. */
    public boolean sees() {
        return Each.none(findings, Finding::forbids);
    }

    /** In a Garrison all Stands count as front rank. */
    private static boolean isInFront(Regiment own, Spot spot) {
        return spot.place().rank() == 0 || own.whereabouts() instanceof Whereabouts.InGarrison;
    }

    private static Optional<Finding> absence(Regiment regiment) {
        String where =
                switch (regiment.whereabouts()) {
                    case Whereabouts.OnTable _, Whereabouts.InGarrison _ -> "";
                    case Whereabouts.InReserve _ -> " is not on the table yet";
                    case Whereabouts.Gone _ -> " is destroyed";
                };
        return where.isEmpty()
                ? Optional.empty()
                : Optional.of(Finding.no(ConquestClause.LOS_01, regiment.id() + where));
    }

    private static Finding arc(Regiment own, Regiment target, boolean faced) {
        String text = " in the front arc of " + own.id();
        return faced
                ? Finding.yes(ConquestClause.ARC_03, target.id() + " is" + text)
                : Finding.no(ConquestClause.LOS_01, target.id() + " is not" + text);
    }

    private static Finding direct(Regiment own, Regiment target, List<Viewer> viewers) {
        List<String> seeing =
                Each.map(
                        Each.where(viewers, viewer -> viewer.sees(Eyes.PLAIN)),
                        viewer -> own.address(viewer.place()));
        return Finding.yes(
                ConquestClause.LOS_01, target.id() + " is seen by " + String.join(", ", seeing));
    }

    /** Whether the one there sees the one here, and stands in its front arc. */
    private static boolean isSeenBack(Battle battle, Regiment here, Regiment there) {
        if (there.pose().isEmpty() || !FrontArc.holds(here, there)) {
            return false;
        }
        Panorama back = Panorama.of(battle, there, here, EnumSet.of(Arc.FRONT));
        List<Spot> spots = Spot.of(battle, here);
        return back.isFaced(spots)
                && Spot.of(battle, there).stream()
                        .filter(spot -> isInFront(there, spot))
                        .anyMatch(spot -> back.viewer(spot, spots).sees(Eyes.PLAIN));
    }

    private static List<Finding> hidden(
            Regiment own, Regiment target, List<Viewer> viewers, Panorama.Sizes sizes) {
        List<Finding> findings = new ArrayList<>();
        findings.add(
                Finding.no(
                        ConquestClause.LOS_01,
                        "no front-rank Stand of "
                                + own.id()
                                + " has an unbroken line to "
                                + target.id()));
        List<SightLine> lines = viewers.stream().flatMap(each -> each.lines().stream()).toList();
        List<SightLine> faced = Each.where(lines, line -> line.ending() == SightLine.Ending.IN_ARC);
        if (faced.isEmpty()) {
            findings.add(
                    Finding.no(
                            ConquestClause.LOS_02,
                            "every line to " + target.id() + " ends outside the front arc"));
        }
        faced.stream()
                .flatMap(line -> line.blockers(Eyes.PLAIN).stream())
                .distinct()
                .map(bar ->
                        Finding.no(
                                ConquestClause.LOS_07,
                                bar.id() + " of Size " + bar.size() + " is in the way, " + sizes))
                .forEach(findings::add);
        return findings;
    }

    private static List<Finding> heights(Battle battle, Regiment regiment) {
        List<String> pieces = Each.map(EffectiveSize.heights(battle, regiment), Terrain::id);
        return pieces.isEmpty()
                ? List.of()
                : List.of(
                        Finding.yes(
                                ConquestClause.LOS_09,
                                regiment.id()
                                        + " counts as Size "
                                        + EffectiveSize.of(battle, regiment)
                                        + " on "
                                        + String.join(", ", pieces)));
    }

    private static List<Finding> tooSmall(List<Viewer> viewers, Panorama.Sizes sizes) {
        return viewers.stream()
                .flatMap(viewer -> viewer.lines().stream())
                .flatMap(line -> line.bars().stream())
                .filter(bar -> bar.effect() == Bar.Effect.TOO_SMALL)
                .distinct()
                .map(bar ->
                        Finding.yes(
                                ConquestClause.LOS_04,
                                bar.id()
                                        + " of Size "
                                        + bar.size()
                                        + " is too small to count, "
                                        + sizes))
                .toList();
    }
}
