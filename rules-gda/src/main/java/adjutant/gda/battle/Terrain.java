package adjutant.gda.battle;

import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.terrain.Shape;
import java.util.List;

/**
 * A piece of terrain.
 *
 * @param id its id
 * @param name the kind of piece, such as {@code wood}
 * @param ground the ground it covers
 * @param outline a convex body round that ground, which follows from it
 * @param keywords what it does, in the order written
 * @rule GDA-TER-1
 */
public record Terrain(
        String id, String name, Shape ground, Convex outline, List<Keyword> keywords) {
    /** A piece on some ground. */
    public static Terrain of(String id, String name, Shape ground, List<Keyword> keywords) {
        return new Terrain(id, name, ground, ground.hull(), keywords);
    }

    /** What a piece may do. */
    public enum Keyword {
        /** Rough ground. */
        ROUGH("rough"),
        /** Severe ground. */
        SEVERE("severe"),
        /** Woods: rough, and they hide. */
        WOODS("woods"),
        /** A stream: rough. */
        STREAM("stream"),
        /** A place to cross a stream. */
        FORD("ford"),
        /** A bridge. */
        BRIDGE("bridge"),
        /** A road or track. */
        ROAD("road"),
        /** A gentle hill. */
        HILL("hill"),
        /** A crest that hides what is behind it. */
        CREST("crest"),
        /** A section of a built-up area. */
        BUA("bua"),
        /** A steep slope. */
        STEEP("steep"),
        /** A redoubt. */
        REDOUBT("redoubt"),
        /** A strongpoint. */
        STRONGPOINT("strongpoint");

        private final String word;

        Keyword(String word) {
            this.word = word;
        }

        /** How it is written. */
        public String word() {
            return word;
        }
    }

    /** Copies the list. */
    public Terrain {
        keywords = List.copyOf(keywords);
    }

    /** Whether it has a keyword. */
    public boolean has(Keyword keyword) {
        return keywords.contains(keyword);
    }

    /**
     * Whether it is rough: woods and streams are.
     *
     * @rule GDA-TER-7
     * @rule GDA-TER-8
     */
    public boolean isRough() {
        return has(Keyword.ROUGH) || has(Keyword.WOODS) || has(Keyword.STREAM);
    }

    /** Whether it can be crossed by all where it would be rough. */
    public boolean isPassage() {
        return has(Keyword.FORD) || has(Keyword.BRIDGE) || has(Keyword.ROAD);
    }
}
