package adjutant.gda.zones;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.battlefield.contact.Arc;
import adjutant.battlefield.contact.Arcs;
import adjutant.battlefield.contact.Contact;
import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Hull;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.game.Ruling;
import adjutant.game.Zone;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Statements;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Unit;
import adjutant.gda.system.GeneralDArmee;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Zones are as large as the rules say: rulings on both sides of their borders. */
class ZonesTest {
    private static final GeneralDArmee RULES = new GeneralDArmee();
    private static final String LINE = "unit f1 side A arm infantry grade line formation line ";
    private static final String HORSE =
            "unit f1 side A arm cavalry kind heavy grade line formation line ";
    private static final String GUNS =
            "unit f1 side A arm foot-artillery pounder 8 formation deployed ";
    private static final String ENEMY = "unit e1 side B arm infantry grade line formation line ";
    private static final int SITUATIONS = 300;

    private static Parsed<Battle> read(String... lines) {
        return Statements.read("scale cm\n" + String.join("\n", lines)).then(RULES::setUp);
    }

    private static Battle battle(String... lines) {
        return read(lines).orThrow();
    }

    private static boolean allows(Battle battle, String command) {
        return RULES.rule(battle, RULES.read(battle, command).orThrow()) instanceof Ruling.Allowed;
    }

    private static List<Zone> zones(Battle battle) {
        return RULES.zones(battle, "f1");
    }

    private static List<String> labels(Battle battle) {
        return zones(battle).stream().map(Zone::label).toList();
    }

    private static Zone zone(Battle battle, String begin) {
        return zones(battle).stream()
                .filter(zone -> zone.label().startsWith(begin))
                .findFirst()
                .orElseThrow(() -> new AssertionError(begin + " of " + labels(battle)));
    }

    private static boolean meets(Zone zone, Unit other) {
        return zone.outlines().stream()
                .anyMatch(part -> Distance.isWithin(Hull.of(part), other.footprint(), Length.ZERO));
    }

    private static boolean holds(Zone zone, Point point) {
        return zone.outlines().stream().anyMatch(part -> Contact.contains(Hull.of(part), point));
    }

    private static String at(double x, double y, double facing) {
        return String.format(Locale.ROOT, "at %.3f %.3f facing %.2f", x, y, facing);
    }

    @Test
    void infantryHasItsArcItsReachesItsVolleyAndTheRing() {
        Battle battle = battle(LINE + at(90, 80, 0), ENEMY + at(90, 40, 180));
        assertThat(labels(battle))
                .containsExactly(
                        "Arc of fire",
                        "Move 10 cm straight ahead",
                        "Charge at most 15 cm",
                        "Volley 15 cm",
                        "5 cm about enemies");
        assertThat(zones(battle))
                .extracting(zone -> zone.clause().id())
                .containsExactly("GDA-HR-13", "GDA-MOV-1", "GDA-MOV-1", "GDA-FIR-1", "GDA-MOV-2");
    }

    @Test
    void cavalryHasNoFire() {
        Battle battle = battle(HORSE + at(90, 80, 0));
        assertThat(labels(battle))
                .containsExactly("Move 25 cm straight ahead", "Charge at most 35 cm");
    }

    @Test
    void gunsHaveThreeRangesInTheUnitOfTheBattle() {
        Battle battle = battle(GUNS + at(90, 80, 0));
        assertThat(labels(battle))
                .contains(
                        "Guns, close range 20 cm",
                        "Guns, effective range 40 cm",
                        "Guns, long range 85 cm");
        Battle inches =
                Statements.read("scale inch\n" + GUNS + "at 36 30 facing 0")
                        .then(RULES::setUp)
                        .orThrow();
        assertThat(labels(inches)).contains("Guns, long range 55\"");
    }

    @Test
    void aSquareFiresAllRoundAndDoesNotCharge() {
        String square = LINE.replace("formation line", "formation square");
        Battle battle = battle(square + at(90, 80, 0));
        assertThat(labels(battle))
                .containsExactly("Fires all round", "Move 7 cm straight ahead", "Volley 5 cm");
        Unit unit = battle.unit("f1");
        Point behind = unit.pose().ahead(unit.onTable().extent().depth().times(-1)).front();
        assertThat(holds(zone(battle, "Volley"), behind.moved(0, 49_000))).isTrue();
        assertThat(holds(zone(battle, "Volley"), behind.moved(0, 51_000))).isFalse();
    }

    /**
     * Whoever is wholly in the arc may be fired at exactly where he meets the zone. On its border
     * one part of him may be in the arc and another in range.
     */
    @Test
    void whoMayBeFiredAtOrChargedStandsInTheZone() {
        SplittableRandom random = new SplittableRandom(91);
        int shots = 0;
        int charges = 0;
        for (int i = 0; i < SITUATIONS; i++) {
            Battle battle = somewhere(random);
            Unit enemy = battle.unit("e1");
            Unit own = battle.unit("f1");
            boolean fires = allows(battle, "fire f1 > e1");
            Length shot = Distance.between(own.pose().front(), enemy.footprint());
            if (!isOn(shot, 15) && isWhollyInFront(own, enemy)) {
                assertThat(meets(zone(battle, "Volley"), enemy)).isEqualTo(fires);
            }
            Length gap = Distance.between(own.footprint(), enemy.footprint());
            boolean charged = allows(battle, "charge f1 > e1");
            if (!isOn(gap, 15) && isWhollyInFront(own, enemy)) {
                boolean drawn = meets(zone(battle, "Charge"), enemy);
                assertThat(!charged || drawn).isTrue();
                assertThat(drawn && Length.centimetres(15).isLessThan(gap)).isFalse();
            }
            shots += fires ? 1 : 0;
            charges += charged ? 1 : 0;
        }
        assertThat(shots).isGreaterThan(SITUATIONS / 20);
        assertThat(charges).isGreaterThan(SITUATIONS / 50);
    }

    private static boolean isWhollyInFront(Unit own, Unit enemy) {
        return enemy.footprint().outline().stream()
                .allMatch(corner -> Arcs.isIn(own.footprint(), Arc.FRONT, corner));
    }

    private static boolean isOn(Length gap, int centimetres) {
        long limit = Length.centimetres(centimetres).micrometres();
        return Math.abs(gap.micrometres() - limit) <= limit / 500;
    }

    private static Battle somewhere(SplittableRandom random) {
        return Stream.generate(() -> place(random))
                .flatMap(Optional::stream)
                .filter(battle ->
                        !Distance.isWithin(
                                battle.unit("f1").footprint(),
                                battle.unit("e1").footprint(),
                                Length.centimetres(1)))
                .findFirst()
                .orElseThrow();
    }

    private static Optional<Battle> place(SplittableRandom random) {
        String there =
                at(random.nextDouble(65, 115), random.nextDouble(45, 95), random.nextDouble(360));
        return read(LINE + at(90, 70, 0), ENEMY + there) instanceof Parsed.Good<Battle>(Battle good)
                ? Optional.of(good)
                : Optional.empty();
    }

    @Test
    void aMoveGoesAsFarAsItsZoneAndEndsOutsideTheRing() {
        Battle open = battle(LINE + at(90, 80, 0));
        assertThat(allows(open, "move f1 forward 10")).isTrue();
        assertThat(allows(open, "move f1 forward 10.01")).isFalse();
        Battle near = battle(LINE + at(90, 80, 0), ENEMY + at(90, 68, 180));
        for (String forward : List.of("6.9", "7.1")) {
            Point end = near.unit("f1").pose().ahead(Length.centimetres(forward)).front();
            assertThat(holds(zone(near, "5 cm about"), end))
                    .isNotEqualTo(allows(near, "move f1 forward " + forward));
        }
    }

    @Test
    void roughGroundUnderItHalvesItsMove() {
        Battle battle =
                battle(
                        LINE + at(90, 80, 0),
                        "terrain t1 field rect 90 80 40 20 turn 0 keywords rough");
        assertThat(zone(battle, "Move 5 cm").clause().id()).isEqualTo("GDA-TER-1");
    }

    @Test
    void aHesitantBrigadeFiresStraightAheadAndItsGunsNotFar() {
        Battle battle =
                battle(
                        "brigade A \"guns\" state hesitant general with f1",
                        GUNS + "brigade \"guns\" " + at(90, 80, 0));
        assertThat(labels(battle))
                .contains("Fires straight ahead only", "Guns, effective range 40 cm")
                .doesNotContain("Guns, long range 85 cm");
        Zone zone = zone(battle, "Guns, effective");
        Point front = battle.unit("f1").pose().front();
        assertThat(zone.clause().id()).isEqualTo("GDA-ART-12");
        assertThat(holds(zone, front.moved(0, -399_000))).isTrue();
        assertThat(holds(zone, front.moved(100_000, -200_000))).isFalse();
    }

    @Test
    void whoIsUnformedNeitherMovesNorCharges() {
        Battle battle = battle(LINE + "state unformed " + at(90, 80, 0));
        assertThat(labels(battle)).containsExactly("Arc of fire", "Volley 15 cm");
    }

    @Test
    void aGarrisonStandsNowhere() {
        Battle battle =
                battle(
                        "terrain t1 village rect 90 60 10 8 turn 0 keywords bua",
                        LINE + "state garrison:t1");
        assertThat(zones(battle)).isEmpty();
    }
}
