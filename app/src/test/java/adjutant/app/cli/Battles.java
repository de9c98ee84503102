package adjutant.app.cli;

/** Battles that tests ask about. */
final class Battles {
    /** Two strikes may be made and one rally, with dice in the order they are needed. */
    static final String SOUND =
            """
            system toy
            strip 12
            unit a1 side A profile Pikes at 3
            unit a2 side A profile Slingers at 1 damage 3 shaken
            unit b1 side B profile Guards at 4
            do step a2 9
            do hit a1 > b1
            faces 1 2 3 4 5 6 1 2 6 1
            do rally a2
            faces 2
            do end
            do hit b1 > a1
            """;

    /** One strike without faces. */
    static final String STRIKE =
            """
            system toy
            unit a1 side A profile Pikes at 3
            unit b1 side B profile Guards at 4
            do hit a1 > b1
            """;

    private Battles() {}
}
