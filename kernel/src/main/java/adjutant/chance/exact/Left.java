package adjutant.chance.exact;

/** What dice leave, with the hits of their first throw: for the interpreter in fractions. */
record Left(int hits, int light, int heavy, int echo) {
    static final Left NOTHING = new Left(0, 0, 0, 0);

    Left plus(Left that) {
        return new Left(hits + that.hits, light + that.light, heavy + that.heavy, echo + that.echo);
    }

    Left withHits(int newHits) {
        return new Left(newHits, light, heavy, echo);
    }
}
