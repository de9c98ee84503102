package adjutant.conquest.notation;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.battlefield.formation.Place;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.manoeuvre.Hand;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Command.Tail;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RoundTripTest {
    private static final List<String> IDS = List.of("a1", "a2", "b1", "a3");
    private static final Battle BATTLE =
            Texts.battle(
                    String.join("\n", IDS.stream().map(RoundTripTest::unit).toList())
                            + "\ncharacter c1 side A as infantry light W 4 with a1"
                            + "\ncharacter c2 side A as infantry light W 4 with b1 refused"
                            + "\nspell \"A # \\\"spell\\\"\" range self difficulty 2 scaling"
                            + " heal 3 gains \"Bastion 1, Flux-Powered clash\""
                            + "\nterrain t1 hut size 3 rect 9 9 4 4 keywords garrison");

    private static String unit(String id) {
        return "unit "
                + id
                + " side A as infantry light W 4 draw-events \"Flux-Powered\" stands 8 reserve";
    }

    @Test
    void aListThatIsCutGoesOnBehindAComma() {
        List<String> ids =
                List.of("m", "n", "o", "p").stream().map(letter -> letter.repeat(99)).toList();
        String longest = "q".repeat(199);
        String text =
                String.join("\n", ids.stream().map(RoundTripTest::unit).toList())
                        + "\n"
                        + unit(longest)
                        + "\nstack A "
                        + String.join(", ", ids)
                        + ", "
                        + longest
                        + ", "
                        + "\n";
        assertThat(Texts.read(text).faults()).hasSize(1);
        Battle battle = Texts.battle(text.replace(", \n", "\n"));
        String written = BattleWriter.write(battle);
        assertThat(written)
                .contains("stack A " + ids.get(0) + "," + ids.get(1) + ", " + ids.get(2));
        assertThat(Texts.battle(written)).isEqualTo(battle);
    }

    @Test
    void everyBattleReadsBackAsEqual() {
        for (int seed = 0; seed < 600; seed++) {
            Battle battle = new BattleMaker(seed).battle();
            String text = BattleWriter.write(battle);
            assertThat(Texts.read(text).faults()).as("seed %s%n%s", seed, text).isEmpty();
            assertThat(Texts.battle(text)).as("seed %s%n%s", seed, text).isEqualTo(battle);
            assertThat(BattleWriter.write(Texts.battle(text))).isEqualTo(text);
        }
    }

    @Test
    void everyCommandReadsBackAsEqual() {
        Random random = new Random(1);
        for (int i = 0; i < 2_000; i++) {
            Command command = command(random);
            String text = CommandWriter.write(command);
            Command read = Texts.command(BATTLE, text).orThrow();
            assertThat(read).as(text).isEqualTo(command);
            assertThat(CommandWriter.write(read)).isEqualTo(text);
        }
    }

    private static Command command(Random random) {
        String unit = IDS.get(random.nextInt(IDS.size()));
        String enemy = IDS.get(random.nextInt(IDS.size()));
        Optional<String> target = random.nextBoolean() ? Optional.of(enemy) : Optional.empty();
        return switch (random.nextInt(19)) {
            case 0 -> new Command.Clash(unit, target, told(random), tail(random));
            case 1 -> new Command.CombatRally(unit);
            case 2 ->
                    new Command.CombatReform(
                            unit,
                            1 + random.nextInt(9),
                            target.map(_ -> new Point(random.nextInt(999_999), 25_400)),
                            target.map(_ -> new Angle(random.nextInt(360_000_000))));
            case 3 -> new Command.Inspire(unit);
            case 4 -> new Command.Withdraw(unit, target.map(_ -> march(random)));
            case 5 ->
                    new Command.Pass(
                            unit,
                            random.nextBoolean()
                                    ? Command.Pass.Extent.ONE
                                    : Command.Pass.Extent.ALL);
            case 6 -> new Command.Activate(unit);
            case 7 -> new Command.DrawEvent(unit, "Flux-Powered", target.map(_ -> "attacks"));
            case 8 -> new Command.March(unit, march(random), target.map(_ -> march(random)));
            case 9 ->
                    new Command.Reform(
                            unit,
                            1 + random.nextInt(9),
                            target.map(_ -> new Angle(random.nextInt(360_000_000))));
            case 10 -> new Command.Rally(unit);
            case 11 ->
                    new Command.Charge(
                            unit,
                            enemy,
                            target.map(_ ->
                                    new Manoeuvre.Wheel(
                                            one(random, Hand.values()),
                                            new Angle(1 + random.nextInt(90_000_000)))),
                            random.nextBoolean()
                                    ? Optional.empty()
                                    : Optional.of(one(random, Command.Charge.Charged.values())),
                            tail(random));
            case 12 -> new Command.Duel("c1", random.nextBoolean() ? "c1" : "c2");
            case 13 ->
                    new Command.Cast(
                            random.nextBoolean() ? "c2" : unit,
                            random.nextBoolean() ? "A # \"spell\"" : "Example of Fire",
                            target);
            case 14 -> new Command.Occupy(unit, "t1");
            case 15 ->
                    new Command.Leave(
                            unit,
                            1 + random.nextInt(9),
                            new Point(random.nextInt(999_999), 25_400),
                            new Angle(random.nextInt(360_000_000)));
            case 16 -> new Command.TakeAim(unit);
            case 17 ->
                    new Command.Volley(
                            unit,
                            enemy,
                            random.nextBoolean()
                                    ? OptionalInt.of(1 + random.nextInt(3))
                                    : OptionalInt.empty(),
                            random.nextInt(4),
                            tail(random));
            default -> new Command.End(unit, target);
        };
    }

    private static Map<Place, String> told(Random random) {
        Map<Place, String> told = new LinkedHashMap<>();
        for (int i = 0; i < random.nextInt(4); i++) {
            told.put(
                    new Place(random.nextInt(4), random.nextInt(2)),
                    IDS.get(random.nextInt(IDS.size())));
        }
        return told;
    }

    private static Tail tail(Random random) {
        return new Tail(
                one(random, Tail.Blessed.values()),
                one(random, Tail.Blessed.values()),
                one(random, Tail.Casualties.values()),
                one(random, Tail.Rerolls.values()));
    }

    private static <T> T one(Random random, T[] choices) {
        return choices[random.nextInt(choices.length)];
    }

    private static List<Manoeuvre> march(Random random) {
        Length length = Length.micrometres(random.nextInt(500_000));
        return switch (random.nextInt(4)) {
            case 0 -> List.of(new Manoeuvre.Back(length));
            case 1 -> List.of(new Manoeuvre.Sideways(Hand.LEFT, length));
            case 2 -> List.of(new Manoeuvre.Forward(length));
            default ->
                    List.of(
                            new Manoeuvre.Forward(length),
                            new Manoeuvre.Wheel(
                                    Hand.RIGHT, new Angle(1 + random.nextInt(359_999_999))),
                            new Manoeuvre.Forward(length));
        };
    }
}
