package adjutant.conquest.roster;

import adjutant.conquest.army.CommandModel;
import adjutant.conquest.army.Option;

/** Something that a list names beside a Character or Regiment. */
public sealed interface Taken {
    /** Its name. */
    String name();

    /**
     * An option of the profile.
     *
     * @param option with its price
     */
    record Bought(Option option) implements Taken {
        @Override
        public String name() {
            return option.name();
        }
    }

    /**
     * A command model that the profile has without being bought.
     *
     * @param model which
     */
    record Included(CommandModel model) implements Taken {
        @Override
        public String name() {
            return model.label();
        }
    }

    /**
     * An upgrade of a Character. No table holds those: it is neither checked nor priced.
     *
     * @param name as written
     */
    record Unpriced(String name) implements Taken {}
}
