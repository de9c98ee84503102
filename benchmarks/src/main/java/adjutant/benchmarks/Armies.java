package adjutant.benchmarks;

/** The armies of the measured battles. */
public enum Armies {
    /** 990 points against 1,000: the two lists beside this class. */
    THOUSAND,
    /** 1,490 points a side: what the program writes of the two text lists in examples. */
    LARGE
}
