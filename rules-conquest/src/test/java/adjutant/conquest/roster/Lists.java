package adjutant.conquest.roster;

import adjutant.conquest.army.Profiles;
import adjutant.game.Resources;
import adjutant.game.Roster;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Army lists that tests read. */
final class Lists {
    /** The lists as players have them, by file. */
    static final List<String> FOUND =
            List.of(
                    "pb-text-01-city-states-2024-10.txt",
                    "pb-text-02-nords-2025-06.txt",
                    "pb-text-04-hundred-kingdoms-2025-06.txt",
                    "web-paste-01-old-dominion-2024-05.txt",
                    "web-paste-02-wadrhun-2023-09.txt",
                    "web-paste-04-hundred-kingdoms-2024-11.txt",
                    "web-paste-05-sorcerer-kings-2024-05.txt");

    /** The lists among the examples. */
    static final List<String> EXAMPLES = List.of("hundred-kingdoms.txt", "nords.txt");

    private Lists() {}

    static String found(String file) {
        return Resources.text(Lists.class, "/army-lists/" + file);
    }

    static String example(String file) {
        try {
            return Files.readString(Path.of("..", "examples", "armies", file));
        } catch (IOException e) {
            throw new UncheckedIOException(file, e);
        }
    }

    static ArmyList read(String text) {
        return read(text, Profiles.shipped());
    }

    static ArmyList read(String text, Profiles profiles) {
        return ArmyList.read(new Roster.Text(text), profiles).orThrow();
    }
}
