package adjutant.toy;

/**
 * What may be played in more than one way.
 *
 * @param rounds after how many Rounds the battle is drawn, 1 to 20
 */
public record RulesConfig(int rounds) {
    /** What holds where a battle sets nothing. */
    public static final RulesConfig DEFAULT = new RulesConfig(6);
}
