package adjutant.app;

import adjutant.architecture.SourceShapeContract;
import org.junit.jupiter.api.Test;

/** The shape of the program's sources. */
class SourceShapeTest implements SourceShapeContract {
    @Test
    void theProgramNamesNoGame() {
        assertNoGameIsNamed();
    }
}
