package adjutant.conquest;

import adjutant.architecture.SourceShapeContract;
import java.util.Map;

/** The shape of the rule system's sources. */
class SourceShapeTest implements SourceShapeContract {
    @Override
    public Map<String, String> longFiles() {
        return Map.of(
                "adjutant/conquest/ConquestClause.java",
                "a table: one constant a clause",
                "adjutant/conquest/battle/Command.java",
                "a table: one record a command, with what each of its parts is",
                "adjutant/conquest/battle/Regiment.java",
                "one value: a copy for each part that may change, and what is worked out once",
                "adjutant/conquest/RulesConfig.java",
                "a table: one component, one document and one enum a reading");
    }
}
