package adjutant.conquest.notation;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.battlefield.contact.Contact;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.conquest.army.Profiles;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Regiment;
import adjutant.game.Question;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShortQuestionTest {
    private static Question<Battle, Command> ask(
            String attacker, String target, Map<String, String> options) {
        return ShortQuestion.read(List.of(attacker, "clash", target), options, Profiles.shipped())
                .orThrow();
    }

    @Test
    void twoRegimentsTouchInTheMiddleOfTheTable() {
        Question<Battle, Command> asked =
                ask("3 Men-At-Arms", "4 Force-Grown Drones", Map.of("with", "inspired"));
        assertThat(asked.command())
                .isEqualTo(new Command.Clash("a1", Optional.of("b1"), Map.of(), Command.Tail.NONE));
        assertThat(BattleWriter.write(asked.state()))
                .isEqualTo(
                        """
                        side A "Hundred Kingdoms" faction "Hundred Kingdoms"
                        side B "The Spires" faction "The Spires"
                        unit a1 side A profile "Men-At-Arms" stands 3 at 36 25.063 facing 0 \
                        status inspired
                        unit b1 side B profile "Force-Grown Drones" stands 4 at 36 25.063 facing 180
                        """);
    }

    @ParameterizedTest
    @CsvSource({"front, 0", "flank, 90", "rear, 180"})
    void theAttackersFrontMiddleIsOnTheMiddleOfTheChargedEdge(String facing, int degrees) {
        Battle battle = ask("6 men at arms", "5 Steel Legion", Map.of("facing", facing)).state();
        Regiment attacker = battle.regiment("a1");
        Regiment target = battle.regiment("b1");
        assertThat(attacker.pose().orElseThrow().facing()).isEqualTo(Angle.degrees(degrees));
        assertThat(Contact.touches(attacker.rectangle(), target.rectangle())).isTrue();
        assertThat(target.block().centre(target.pose().orElseThrow()))
                .isEqualTo(Point.of(Length.inches(36), Length.inches(24)));
        assertThat(attacker.files()).isEqualTo(3);
        assertThat(target.files()).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "4, 4", "5, 3", "8, 4", "9, 5", "60, 5"})
    void filesGrowWithTheStands(int stands, int files) {
        Battle battle =
                ask(stands + " Men-At-Arms", stands + " Force-Grown Drones", Map.of()).state();
        assertThat(battle.regiment("a1").files()).isEqualTo(files);
        assertThat(battle.regiment("a1").stands()).hasSize(stands);
        assertThat(Texts.battle(BattleWriter.write(battle))).isEqualTo(battle);
    }

    @Test
    void statesOptionsAndRulesAreAdded() {
        Battle battle =
                ask(
                                "3 Men-At-Arms",
                                "4 Force-Grown Drones",
                                Map.of(
                                        "with",
                                        "veteran, bastion 1, Shock",
                                        "target-with",
                                        "broken"))
                        .state();
        assertThat(BattleWriter.write(battle))
                .contains("with \"Veteran\"", "effects \"Bastion 1, Shock\"", "status broken");
        assertThat(Texts.battle(BattleWriter.write(battle))).isEqualTo(battle);
    }

    @Test
    void everyProfileCanBeAskedAbout() {
        Profiles.shipped().all().stream()
                .filter(profile -> profile.unitClass().isPresent())
                .forEach(profile -> {
                    Map<String, String> factions =
                            Map.of(
                                    "faction",
                                    profile.faction(),
                                    "target-faction",
                                    profile.faction());
                    String side = "7 " + profile.name();
                    Battle battle = ask(side, side, factions).state();
                    assertThat(Texts.battle(BattleWriter.write(battle)))
                            .as(profile.name())
                            .isEqualTo(battle);
                });
    }
}
