package adjutant.conquest.notation;

import adjutant.conquest.battle.Status;
import java.util.List;
import java.util.stream.Stream;

/** The keys of {@code unit} statements, beside those of the profile. */
final class UnitKeys {
    static final Key SIDE = Key.id("side", "A or B");
    static final Key STANDS = Key.one("stands", "a number of Stands, 1 to 60");
    static final Key FILES = Key.one("files", "files of the front rank, 1 up to the Stands");
    static final Key AT = Key.some("at", 2, "x and y, each 0 to 400 in");
    static final Key FACING = Key.one("facing", "degrees, 0 to below 360");
    static final Key RESERVE = Key.perhaps("reserve", "due", "failed");
    static final Key IN = Key.id("in", "the id of a garrison");
    static final Key GONE = Key.flag("gone");
    static final Key DAMAGE = Key.one("damage", "Wounds, 0 or more and less than W");
    static final Key HURT = Key.list("hurt", "places with Wounds less than W, such as 0.1:3,2.1:1");
    static final Key EMPTY = Key.list("empty", "places of the grid, such as 0.1,2.1");
    static final Key STARTED = Key.one("started", "Stands at the start of the Round");
    static final Key STRENGTH =
            Key.one("strength", "Stands at the start of the battle, Characters not counted");
    static final Key STATUS =
            Key.one("status", "broken or " + Values.oneOf(Status.values(), Status::word));
    static final Key BROKEN_AT = Key.one("broken-at", "Stands left when it broke, 0 to 200");
    static final Key EFFECTS = Key.list("effects", "rules, parted by commas");
    static final Key USED = Key.one("used", "blessed");
    static final Key MARKS = Key.some("marks", 2, "\"overcharge\" and a number, 0 to 99");
    static final Key COMMAND_STAND =
            Key.one("command-stand", "the place of the Command Stand, such as 1.0, or none");

    static final List<Key> ALL =
            Stream.concat(
                            Stream.of(
                                    SIDE,
                                    STANDS,
                                    FILES,
                                    AT,
                                    FACING,
                                    RESERVE,
                                    IN,
                                    GONE,
                                    DAMAGE,
                                    HURT,
                                    EMPTY,
                                    STARTED,
                                    STRENGTH,
                                    STATUS,
                                    BROKEN_AT,
                                    EFFECTS,
                                    USED,
                                    MARKS,
                                    COMMAND_STAND),
                            ProfileKeys.OF_REGIMENTS.stream())
                    .toList();

    private UnitKeys() {}
}
