package adjutant.conquest.sampling;

import adjutant.conquest.army.Profile;
import adjutant.conquest.army.ProfileKind;
import adjutant.conquest.army.Profiles;
import adjutant.conquest.army.Stat;
import adjutant.conquest.army.UnitType;
import java.util.List;
import java.util.SplittableRandom;
import java.util.StringJoiner;
import java.util.stream.Stream;

/**
 * Random Regiments as statements, without their place.
 *
 * @param random what they are drawn with
 */
record Musters(SplittableRandom random) {
    private static final List<Profile> KNOWN =
            Profiles.shipped().all().stream().filter(Musters::isKnown).toList();

    private static final List<String> EFFECTS =
            List.of(
                    "Bastion 1",
                    "Blessed",
                    "Bravery",
                    "Burnout",
                    "Cleave 1",
                    "Cleave 3",
                    "Counter-Attack",
                    "Dauntless",
                    "Deadly Blades",
                    "Dread",
                    "Fearless",
                    "Fiend Hunter",
                    "Flawless Strikes",
                    "Flurry",
                    "Flux-Powered attacks",
                    "Flux-Powered clash",
                    "Fury 2",
                    "Hardened 2",
                    "Indomitable 2",
                    "Iron Discipline",
                    "Lethal Demise",
                    "Linebreaker",
                    "Oblivious",
                    "Opportunists",
                    "Parry",
                    "Phalanx",
                    "Relentless Blows",
                    "Shield",
                    "Shock",
                    "Smite",
                    "Support 3",
                    "Tenacious 2",
                    "Terrifying 2",
                    "Untouchable");

    /**
     * A Regiment.
     *
     * @param id its id
     * @param profile its profile
     * @param unit its statement up to its place
     * @param state its state, as it follows the place
     * @param character the statement of its Character; empty where it has none
     */
    record Muster(String id, Profile profile, String unit, String state, String character) {
        /** Its statements, standing somewhere. */
        String at(String place) {
            return unit + " " + place + state + "\n" + character;
        }
    }

    private static boolean isKnown(Profile profile) {
        var values = profile.characteristics();
        boolean fights =
                Stream.of(
                                values.clash(),
                                values.attacks(),
                                values.wounds(),
                                values.defense(),
                                values.evasion())
                        .allMatch(Stat.Known.class::isInstance);
        return profile.kind() != ProfileKind.CHARACTER
                && fights
                && !(values.resolve() instanceof Stat.Unknown);
    }

    /** Any profile of a Regiment whose values are known. */
    Profile any() {
        return KNOWN.get(random.nextInt(KNOWN.size()));
    }

    /** Any such profile of the same faction. */
    Profile beside(Profile other) {
        List<Profile> same =
                KNOWN.stream().filter(each -> each.faction().equals(other.faction())).toList();
        return same.get(random.nextInt(same.size()));
    }

    Muster of(String id, char side, Profile profile) {
        int stands = 1 + random.nextInt(most(profile.type()));
        int files = 1 + random.nextInt(Math.min(stands, 5));
        String unit =
                "unit "
                        + id
                        + " side "
                        + side
                        + " profile \""
                        + profile.name()
                        + "\" stands "
                        + stands
                        + " files "
                        + files;
        return new Muster(id, profile, unit, state(profile, stands), character(id, side, profile));
    }

    private static int most(UnitType type) {
        return switch (type) {
            case INFANTRY -> 12;
            case CAVALRY, BRUTE, WAR_ENGINE -> 6;
            case CHARIOT -> 3;
            case MONSTER -> 2;
        };
    }

    private String state(Profile profile, int stands) {
        StringBuilder state = new StringBuilder();
        int wounds = profile.characteristics().wounds().number().orElseThrow();
        if (oneIn(3)) {
            state.append(" damage ").append(random.nextInt(wounds));
        }
        if (oneIn(3)) {
            state.append(" started ").append(stands + 1 + random.nextInt(3));
        }
        StringJoiner statuses = new StringJoiner(",", " status ", "").setEmptyValue("");
        if (oneIn(6)) {
            statuses.add("broken");
        }
        if (oneIn(3)) {
            statuses.add("inspired");
        }
        state.append(statuses);
        if (oneIn(2)) {
            StringJoiner effects = new StringJoiner(", ", " effects \"", "\"");
            for (int i = random.nextInt(3); i >= 0; i--) {
                effects.add(EFFECTS.get(random.nextInt(EFFECTS.size())));
            }
            state.append(effects);
        }
        return state.toString();
    }

    private String character(String id, char side, Profile regiment) {
        List<Profile> characters =
                Profiles.shipped().all().stream()
                        .filter(each -> each.kind() == ProfileKind.CHARACTER)
                        .filter(each -> each.faction().equals(regiment.faction()))
                        .filter(each -> each.type() == regiment.type())
                        .toList();
        if (characters.isEmpty() || !oneIn(4)) {
            return "";
        }
        Profile character = characters.get(random.nextInt(characters.size()));
        return "character c"
                + id
                + " side "
                + side
                + " profile \""
                + character.name()
                + "\" with "
                + id
                + "\n";
    }

    /** True once in so many times. */
    boolean oneIn(int times) {
        return random.nextInt(times) == 0;
    }
}
