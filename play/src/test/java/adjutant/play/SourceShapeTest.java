package adjutant.play;

import adjutant.architecture.SourceShapeContract;
import org.junit.jupiter.api.Test;

/** The shape of the module's sources. */
class SourceShapeTest implements SourceShapeContract {
    @Test
    void noGameIsNamed() {
        assertNoGameIsNamed();
    }
}
