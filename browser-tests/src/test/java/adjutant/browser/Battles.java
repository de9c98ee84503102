package adjutant.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Texts of battles that the tests begin with. */
final class Battles {
    /** Three against three, cards about to be stacked. */
    static final String CARDS =
            """
            system conquest
            table 48 36
            round 2 phase command
            first A
            side A "Blue" faction "Hundred Kingdoms" edge bottom
            side B "Red" faction "The Spires" edge top
            unit a1 side A profile "Men-At-Arms" stands 4 at 16 22 facing 0
            unit a2 side A profile "Steel Legion" stands 3 at 30 22 facing 0
            unit a3 side A profile "Household Knights" stands 3 at 41 24 facing 0
            unit b1 side B profile "Force-Grown Drones" stands 6 files 3 at 16 13 facing 180
            unit b2 side B profile "Force-Grown Drones" stands 5 files 3 at 30 12 facing 180
            unit b3 side B profile "Vanguard Clones" stands 3 at 41 12 facing 180
            """;

    /** Cards are stacked: the first of side A touches an enemy, the second may charge one. */
    static final String JOINED =
            """
            system conquest
            table 48 36
            round 2 phase action
            first A
            turn A
            side A "Blue" faction "Hundred Kingdoms" edge bottom
            side B "Red" faction "The Spires" edge top
            unit a1 side A profile "Men-At-Arms" stands 6 files 3 at 16 18 facing 0
            unit a3 side A profile "Household Knights" stands 3 at 34 20 facing 0
            unit b1 side B profile "Force-Grown Drones" stands 6 files 3 at 16 18 facing 180
            unit b2 side B profile "Force-Grown Drones" stands 5 files 3 at 34 14 facing 180
            unit b3 side B profile "Vanguard Clones" stands 3 at 6 4 facing 180
            stack A a1,a3
            stack B b3,b1,b2
            """;

    /**
     * One to look at: a line locked, another on its way, knights before an enemy; a stack of side A
     * is to follow.
     */
    static final String PICTURE =
            """
            system conquest
            table 48 36
            round 3 phase action
            first A
            turn A
            score A 4 B 2
            side A "The Hundred Kingdoms" faction "Hundred Kingdoms" edge bottom
            side B "The Spires" faction "The Spires" edge top
            terrain t1 forest size 3 rect 23 12 6 4 turn 12 keywords hindering,obscuring
            terrain t2 hill size 2 rect 8 14 6 5 turn 340 keywords elevated,obstructing
            unit a1 side A profile "Men-At-Arms" stands 6 files 3 at 13 24 facing 10
            unit a2 side A profile "Steel Legion" stands 6 files 3 at 27 20 facing 0 damage 2
            unit a3 side A profile "Household Knights" stands 3 at 40 25 facing 350
            unit a4 side A profile "Mercenary Crossbowmen" stands 4 at 33 29 facing 0
            unit b1 side B profile "Force-Grown Drones" stands 6 files 3 at 14 9 facing 180
            unit b2 side B profile "Force-Grown Drones" stands 8 files 4 at 27 20 facing 180 status broken
            unit b3 side B profile "Vanguard Clones" stands 4 at 40 14 facing 185
            stack B b1,b2,b3
            """;

    /** The joined ones without cards: any command may be asked about. */
    static final String QUESTION = JOINED.replaceAll("(?m)^(turn|stack) .*\\R", "");

    /** The toy's own. */
    static final String STRIP =
            """
            system toy
            strip 12
            turn A
            unit a1 side A profile Pikes at 1
            unit b1 side B profile Pikes at 10
            """;

    private Battles() {}

    static String example(String path) {
        try {
            return Files.readString(
                    Path.of(System.getProperty("project.root", ".."), "examples").resolve(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
