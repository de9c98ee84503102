package adjutant.gda.army;

import adjutant.battlefield.geometry.Length;
import adjutant.game.Resources;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The printed distances. Each stands in {@code distances.tsv} in both columns, which are two
 * numbers and no conversion of each other.
 *
 * @rule GDA-SCL-2
 */
public enum Printed {
    /** The ring about enemy Close Order. */
    RING,
    /** The gap at most between massed columns. */
    MASSED_GAP,
    /** The point before the target at which a Charge waits for reactions. */
    CHARGE_POINT,
    /** How far a Charge must have come for a reaction. */
    REACTION,
    /** How near a Hesitant brigade changes nothing. */
    HESITANT_RING,
    /** How near a support is. */
    SUPPORT,
    /** How far a support may be that joins a melee, for cavalry. */
    CAVALRY_SUPPORT,
    /** The compulsory part of falling back. */
    COMPULSORY,
    /** How far behind a friend a falling unit may stop. */
    BEHIND_FRIEND,
    /** The move of infantry in line. */
    INFANTRY_LINE,
    /** The move of infantry in column. */
    INFANTRY_COLUMN,
    /** The move of infantry in column of companies. */
    INFANTRY_COMPANIES,
    /** What a road adds to that. */
    ROAD_BONUS,
    /** The move of a square. */
    INFANTRY_SQUARE,
    /** The move of skirmishing infantry. */
    INFANTRY_SKIRMISH,
    /** The Retire of infantry. */
    INFANTRY_RETIRE,
    /** The Retreat and Rout of infantry. */
    INFANTRY_RETREAT,
    /** The move of formed cavalry. */
    CAVALRY_FORMED,
    /** The move of skirmishing cavalry. */
    CAVALRY_SKIRMISH,
    /** The Retire of cavalry. */
    CAVALRY_RETIRE,
    /** The Retreat and Rout of cavalry. */
    CAVALRY_RETREAT,
    /** The move of limbered horse artillery. */
    HORSE_LIMBERED,
    /** The move of limbered foot artillery. */
    FOOT_LIMBERED,
    /** The Retire of foot artillery. */
    FOOT_RETIRE,
    /** The move of a general. */
    GENERAL,
    /** What a Charge adds for infantry. */
    CHARGE_INFANTRY,
    /** What a Charge adds for cavalry. */
    CHARGE_CAVALRY,
    /** The step back of infantry. */
    STEP_INFANTRY,
    /** The step back of cavalry. */
    STEP_CAVALRY,
    /** How far deployed guns are pushed by hand. */
    MANHANDLE,
    /** A sidestep. */
    SIDESTEP,
    /** The range of a volley, and out of which a brigade without orders stays. */
    VOLLEY,
    /** The range of a square. */
    SQUARE_VOLLEY,
    /** The range of skirmishers. */
    SKIRMISH_RANGE,
    /** How far command reaches. */
    COMMAND,
    /** The ground behind a crest that cannot be shot at. */
    CREST,
    /** How near to an objective its holder is. */
    OBJECTIVE,
    /** How far behind a target a ball still bounces. */
    BOUNCE,
    /** How deep woods are before they hide. */
    WOODS_DEPTH,
    /** How far ground is taken. */
    TAKE_GROUND,
    /** How near an enemy makes a unit flanked. */
    FLANKED,
    /** How near enemy cavalry makes a square test before it moves. */
    SQUARE_TEST,
    /** How far from the front foot guns keep their ammunition. */
    AMMUNITION_SAFE,
    /** How far an evading screen goes. */
    EVADE,
    /**
     * How far from the place named a brigade comes on along its edge.
     *
     * @rule GDA-C-05
     */
    REDEPLOY,
    /** The end of canister for 3 to 4 pounders. */
    LIGHT_CLOSE,
    /** The end of effective range for 3 to 4 pounders. */
    LIGHT_EFFECTIVE,
    /** The end of long range for 3 to 4 pounders. */
    LIGHT_LONG,
    /** The end of canister for 6 to 9 pounders. */
    MEDIUM_CLOSE,
    /** The end of effective range for 6 to 9 pounders. */
    MEDIUM_EFFECTIVE,
    /** The end of long range for 6 to 9 pounders. */
    MEDIUM_LONG,
    /** The end of canister for 12 pounders. */
    HEAVY_CLOSE,
    /** The end of effective range for 12 pounders. */
    HEAVY_EFFECTIVE,
    /** The end of long range for 12 pounders. */
    HEAVY_LONG;

    private static final Map<Printed, Pair> TABLE = read();

    /** A distance in both columns. */
    private record Pair(Length cm, Length inch) {}

    /** The distance in the column of a scale. */
    public Length in(Scale scale) {
        Pair pair = TABLE.get(this);
        if (pair == null) {
            throw new IllegalStateException("no distance " + word());
        }
        return scale == Scale.CM ? pair.cm : pair.inch;
    }

    /** How it is written in the table. */
    public String word() {
        return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }

    private static Map<Printed, Pair> read() {
        Map<Printed, Pair> table = new EnumMap<>(Printed.class);
        List<Printed> left = new ArrayList<>(List.of(values()));
        for (List<String> row :
                Resources.rows(Resources.text(Printed.class, "/adjutant/gda/distances.tsv"))) {
            Printed name =
                    left.stream()
                            .filter(each -> each.word().equals(row.getFirst()))
                            .findFirst()
                            .orElseThrow(
                                    () -> new IllegalStateException("no distance named " + row));
            left.remove(name);
            table.put(name, new Pair(Length.centimetres(row.get(1)), Length.inches(row.get(2))));
        }
        return table;
    }
}
