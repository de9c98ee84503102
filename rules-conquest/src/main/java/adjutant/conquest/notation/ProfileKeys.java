package adjutant.conquest.notation;

import java.util.List;
import java.util.stream.Stream;

/** The keys that say what profile a Regiment or Character has. */
final class ProfileKeys {
    static final Key PROFILE = Key.one("profile", "the name of a profile");
    static final Key AS = Key.some("as", 2, "a Type and a Class, such as \"infantry medium\"");
    static final Key WITH = Key.list("with", "options of the profile");
    static final Key MODELS = Key.one("models", "models on a Stand, 1 to 20");
    static final Key BARRAGE = Key.one("barrage", "shots, 1 to 99, or none");
    static final Key RANGE = Key.one("range", "whole inches, 1 to 99");
    static final Key SCOPE = Key.id("scope", "stand or model");
    static final Key BARRAGE_RULES = Key.list("barrage-rules", "rules, parted by commas");
    static final Key RULES = Key.list("rules", "rules, parted by commas");
    static final Key DRAW_EVENTS = Key.list("draw-events", "Draw Events, parted by commas");
    static final Key COMMAND = Key.one("command", "leader,standard or one of them, or none");

    /** The eight Characteristics, in the order of a profile. */
    static final List<Key> CHARACTERISTICS =
            Stream.of("M", "V", "C", "A", "W", "R", "D", "E").map(ProfileKeys::stat).toList();

    /** All that a Character may have. */
    static final List<Key> OF_CHARACTERS =
            Stream.concat(
                            Stream.of(
                                    PROFILE,
                                    AS,
                                    MODELS,
                                    BARRAGE,
                                    RANGE,
                                    SCOPE,
                                    BARRAGE_RULES,
                                    RULES,
                                    DRAW_EVENTS),
                            CHARACTERISTICS.stream())
                    .toList();

    /** All that a Regiment may have. */
    static final List<Key> OF_REGIMENTS =
            Stream.concat(OF_CHARACTERS.stream(), Stream.of(WITH, COMMAND)).toList();

    private ProfileKeys() {}

    private static Key stat(String word) {
        return Key.one(
                word,
                word.equals("W")
                        ? "the Wounds of a Stand, 1 to 99"
                        : "a whole number, 0 to 99, - for none or ? for not known");
    }
}
