package adjutant.gda.army;

import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Length;
import adjutant.game.Resources;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How much ground a unit covers where a battle does not say: a house table, in the unit of the
 * scale.
 *
 * @rule GDA-HR-22
 */
public final class Footprints {
    private static final Map<Key, String[]> TABLE = read();

    private Footprints() {}

    /** Which entry of the table. */
    private record Key(String arm, Size size, Formation formation) {}

    /** The ground of a unit in a formation. */
    public static Extent of(Scale scale, Arm arm, Size size, Formation formation) {
        String[] sides = TABLE.get(new Key(group(arm), size, formation));
        if (sides == null) {
            throw new IllegalArgumentException("no " + arm.word() + " in " + formation.word());
        }
        int column = scale == Scale.CM ? 0 : 2;
        Length width = scale.of(sides[column]);
        return new Extent(width, scale.of(sides[column + 1]));
    }

    private static String group(Arm arm) {
        return arm.isArtillery() ? "artillery" : arm.word();
    }

    private static Map<Key, String[]> read() {
        Map<Key, String[]> table = new HashMap<>();
        String text = Resources.text(Footprints.class, "/adjutant/gda/footprints.tsv");
        for (List<String> row : Resources.rows(text)) {
            Size size = Size.valueOf(row.get(1).toUpperCase(java.util.Locale.ROOT));
            Formation formation = Formation.valueOf(row.get(2).toUpperCase(java.util.Locale.ROOT));
            table.put(
                    new Key(row.getFirst(), size, formation),
                    row.subList(3, 7).toArray(String[]::new));
        }
        return table;
    }
}
