package adjutant.gda;

import adjutant.architecture.SourceShapeContract;

/** The shape of the rule system's sources. */
class SourceShapeTest implements SourceShapeContract {}
