package adjutant.conquest.zones;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.battlefield.contact.Arc;
import adjutant.battlefield.contact.Arcs;
import adjutant.battlefield.contact.Contact;
import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Hull;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.contact.FrontArc;
import adjutant.conquest.system.Conquest;
import adjutant.game.Ruling;
import adjutant.game.Zone;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Statements;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Zones are as large as the rules say: rulings on both sides of their borders. */
class ZonesTest {
    private static final Conquest RULES = new Conquest();
    private static final String VALUES =
            " as infantry medium M 5 V 2 C 2 A 4 W 4 R 3 D 2 E 0 stands 3 files 3 ";
    private static final String BOWS = "barrage 1 range 24 ";
    private static final String HERE = "unit a1 side A" + VALUES + BOWS;
    private static final int SITUATIONS = 400;

    /** Round borders are drawn by corners, which fall short of them by as much. */
    private static final double SHORT = 0.001;

    private static Parsed<Battle> read(String... lines) {
        return Statements.read("table 200 200\n" + String.join("\n", lines)).then(RULES::setUp);
    }

    private static Battle battle(String... lines) {
        return read(lines).orThrow();
    }

    private static boolean allows(Battle battle, String command) {
        return RULES.rule(battle, RULES.read(battle, command).orThrow()) instanceof Ruling.Allowed;
    }

    private static List<Zone> zones(Battle battle) {
        return RULES.zones(battle, "a1");
    }

    private static Zone zone(Battle battle, String begin) {
        return zones(battle).stream()
                .filter(zone -> zone.label().startsWith(begin))
                .findFirst()
                .orElseThrow(() -> new AssertionError(begin + " of " + zones(battle)));
    }

    private static List<String> labels(Battle battle) {
        return zones(battle).stream().map(Zone::label).toList();
    }

    private static boolean meets(Zone zone, Regiment other) {
        return zone.outlines().stream()
                .map(Hull::of)
                .anyMatch(part ->
                        other.footprints().stream()
                                .anyMatch(stand -> Distance.isWithin(part, stand, Length.ZERO)));
    }

    private static String at(double x, double y, double facing) {
        return String.format(Locale.ROOT, "at %.3f %.3f facing %.2f ", x, y, facing);
    }

    @Test
    void aRegimentInTheOpenHasItsArcItsReachesAndItsRange() {
        Battle battle = battle(HERE + at(100, 100, 0));
        assertThat(labels(battle))
                .containsExactly(
                        "Front arc, drawn to 24in",
                        "March 5in straight ahead",
                        "Charge at most 11in",
                        "Volley 24in");
        assertThat(zones(battle))
                .extracting(zone -> zone.clause().id())
                .containsExactly("CQ-ARC-02", "CQ-MARCH-02", "CQ-CHARGE-03", "CQ-VOLLEY-05");
    }

    /** Whoever is in the arc that is drawn, as far as it is drawn, is in the arc of the rules. */
    @Test
    void theArcDrawnIsTheArcOfTheRules() {
        SplittableRandom random = new SplittableRandom(71);
        int inside = 0;
        for (int i = 0; i < SITUATIONS; i++) {
            Battle battle = somewhere(random, 14);
            boolean drawn = meets(zone(battle, "Front arc"), battle.regiment("b1"));
            assertThat(drawn)
                    .isEqualTo(FrontArc.holds(battle.regiment("a1"), battle.regiment("b1")));
            inside += drawn ? 1 : 0;
        }
        assertThat(inside).isBetween(SITUATIONS / 10, SITUATIONS * 9 / 10);
    }

    /**
     * Whoever is wholly in the arc may be shot at, or charged with the best die, exactly where he
     * meets the zone. On its border one part of him may be in the arc and another in range.
     */
    @Test
    void whoMayBeShotAtOrChargedStandsInTheZone() {
        SplittableRandom random = new SplittableRandom(72);
        int shots = 0;
        int charges = 0;
        for (int i = 0; i < SITUATIONS; i++) {
            Battle battle = somewhere(random, 30);
            Regiment own = battle.regiment("a1");
            Regiment enemy = battle.regiment("b1");
            Length gap = Distance.between(own.rectangle(), enemy.rectangle());
            boolean volley = meets(zone(battle, "Volley"), enemy);
            boolean charge = meets(zone(battle, "Charge"), enemy);
            assertThat(volley && !isOn(gap, 24) && Length.inches(24).isLessThan(gap)).isFalse();
            assertThat(charge && !isOn(gap, 11) && Length.inches(11).isLessThan(gap)).isFalse();
            if (isWhollyInFront(own, enemy) && !isOn(gap, 24) && !isOn(gap, 11)) {
                assertThat(volley).isEqualTo(allows(battle, "volley a1 > b1"));
                boolean near = gap.isAtMost(Length.inches(11));
                assertThat(charge).isEqualTo(near);
                shots += volley ? 1 : 0;
                charges += charge && allows(battle, "charge a1 > b1") ? 1 : 0;
            }
        }
        assertThat(shots).isGreaterThan(SITUATIONS / 20);
        assertThat(charges).isGreaterThan(SITUATIONS / 100);
    }

    private static boolean isWhollyInFront(Regiment own, Regiment enemy) {
        return enemy.rectangle().outline().stream()
                .allMatch(corner -> Arcs.isIn(own.rectangle(), Arc.FRONT, corner));
    }

    private static boolean isOn(Length gap, int inches) {
        double limit = Length.inches(inches).micrometres();
        return Math.abs(gap.micrometres() - limit) <= 2 * SHORT * limit;
    }

    /** An enemy about one that looks up the page, out of contact. */
    private static Battle somewhere(SplittableRandom random, int far) {
        return Stream.generate(() -> place(random, far))
                .flatMap(Optional::stream)
                .filter(ZonesTest::isOutOfContact)
                .findFirst()
                .orElseThrow();
    }

    private static Optional<Battle> place(SplittableRandom random, int far) {
        String there =
                at(
                        random.nextDouble(100 - far, 100 + far),
                        random.nextDouble(100 - far, 100 + far),
                        random.nextDouble(360));
        return read(HERE + at(100, 100, 0), "unit b1 side B" + VALUES + there)
                        instanceof Parsed.Good<Battle>(Battle battle)
                ? Optional.of(battle)
                : Optional.empty();
    }

    private static boolean isOutOfContact(Battle battle) {
        Regiment own = battle.regiment("a1");
        return Length.inches(1)
                .isLessThan(Distance.between(own.rectangle(), battle.regiment("b1").rectangle()));
    }

    @Test
    void aMarchGoesAsFarAsItsZone() {
        for (String keyword :
                List.of("", "terrain t1 bog size 0 rect 100 101 9 4 keywords hindering")) {
            Battle battle = battle(HERE + at(100, 100, 0), keyword);
            String label = zone(battle, "March").label();
            String inches = label.replaceAll("March (.*)in straight ahead", "$1");
            String more = new BigDecimal(inches).add(new BigDecimal("0.001")).toPlainString();
            assertThat(allows(battle, "march a1 forward " + inches)).as(label).isTrue();
            assertThat(allows(battle, "march a1 forward " + more)).as(label).isFalse();
        }
    }

    @Test
    void hinderingTerrainUnderItTakesFromBothReaches() {
        Battle battle =
                battle(
                        HERE + at(100, 100, 0),
                        "terrain t1 bog size 0 rect 100 101 9 4 keywords hindering");
        assertThat(labels(battle)).contains("March 3in straight ahead", "Charge at most 9in");
    }

    /** A March may end an inch from the enemy and no nearer: that is the border. */
    @Test
    void aMarchEndsOutsideTheKeepOut() {
        SplittableRandom random = new SplittableRandom(73);
        for (int i = 0; i < SITUATIONS / 4; i++) {
            double facing = random.nextInt(36_000) / 100.0;
            Battle start = battle(HERE + at(100, 100, facing));
            Pose front = start.regiment("a1").pose().orElseThrow().ahead(Length.inches(4));
            Battle battle =
                    battle(
                            HERE + at(100, 100, facing),
                            "unit b1 side B"
                                    + VALUES
                                    + at(
                                            inches(front.front().x()),
                                            inches(front.front().y()),
                                            (facing + 180) % 360));
            Pose pose = battle.regiment("a1").pose().orElseThrow();
            for (String forward : List.of("2.99", "3.01")) {
                Pose end = pose.ahead(Length.inches(forward));
                boolean kept =
                        zone(battle, "1in about enemies").outlines().stream()
                                .noneMatch(part -> Contact.contains(Hull.of(part), end.front()));
                assertThat(kept).isEqualTo(allows(battle, "march a1 forward " + forward));
            }
        }
    }

    private static double inches(long micrometres) {
        return micrometres / (double) Length.inches(1).micrometres();
    }

    @Test
    void theKeepOutLeavesTheGapsOfTheLastRankOpen() {
        Battle battle =
                battle(
                        HERE + at(100, 110, 0),
                        "unit b1 side B" + VALUES.replace("stands 3", "stands 4") + at(100, 100, 0),
                        "unit b2 side B" + VALUES + at(50, 50, 0));
        Zone zone = zone(battle, "1in about enemies");
        assertThat(zone.outlines()).hasSize(3);
        Pose front = battle.regiment("b1").pose().orElseThrow();
        Length stand = battle.regiment("b1").cell().width();
        Length back = battle.regiment("b1").cell().depth().times(-2);
        assertThat(holds(zone, front.at(Length.ZERO, back))).isTrue();
        assertThat(holds(zone, front.at(stand.times(3).half(), back))).isFalse();
    }

    private static boolean holds(Zone zone, Point point) {
        return zone.outlines().stream().anyMatch(part -> Contact.contains(Hull.of(part), point));
    }

    @Test
    void terrainThatBarsTheWayIsKeptFromToo() {
        Battle battle =
                battle(
                        HERE + at(100, 100, 0),
                        "terrain t1 rock size 2 rect 100 94 4 4 keywords impassable",
                        "terrain t2 cliff size 2 polygon 10 10 20 10 20 20 15 12 keywords impassable");
        Zone zone = zone(battle, "1in about terrain");
        assertThat(zone.clause().id()).isEqualTo("CQ-MARCH-08");
        assertThat(zone.outlines()).hasSize(1 + 4);
        assertThat(allows(battle, "march a1 forward 2.99")).isTrue();
        assertThat(allows(battle, "march a1 forward 3.01")).isFalse();
    }

    @Test
    void inContactThereIsOnlyTheArc() {
        Battle battle =
                battle(HERE + at(100, 100, 0), "unit b1 side B" + VALUES + at(100, 100, 180));
        assertThat(labels(battle)).containsExactly("Front arc, drawn to 24in");
    }

    @Test
    void whoMayNotChargeHasNoReachOfACharge() {
        Battle battle = battle(HERE + at(100, 100, 0) + "status broken");
        assertThat(labels(battle)).noneMatch(label -> label.startsWith("Charge"));
        Battle allowed =
                battle("set brokenMayCharge true", HERE + at(100, 100, 0) + "status broken");
        assertThat(labels(allowed)).contains("Charge at most 9in");
    }

    @Test
    void aWeaponPlatformShootsIntoItsFlanks() {
        Battle battle = battle(HERE + "rules \"Weapon Platform\" " + at(100, 100, 0));
        Pose pose = battle.regiment("a1").pose().orElseThrow();
        Zone zone = zone(battle, "Volley");
        for (Angle side : List.of(Angle.QUARTER, Angle.QUARTER.opposite())) {
            Pose aside = new Pose(pose.front(), side).ahead(Length.inches(20));
            assertThat(holds(zone, aside.front())).isTrue();
        }
        assertThat(holds(zone, pose.ahead(Length.inches(-20)).front())).isFalse();
    }

    @Test
    void whoIsNotOnTheTableHasNone() {
        assertThat(zones(battle(HERE + "reserve"))).isEmpty();
    }
}
