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
                "adjutant/conquest/RulesConfig.java",
                "a table: one component, one document and one enum a reading");
    }
}
