package adjutant.conquest.notation;

import adjutant.battlefield.formation.Formation;
import adjutant.battlefield.formation.Place;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.conquest.army.Profile;
import adjutant.conquest.battle.Array;
import adjutant.conquest.battle.Stand;
import adjutant.game.notation.Word;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Reads the Stands of a unit: how many in what grid, which of them is whose, and their Wounds.
 *
 * @rule CQ-FORM-05
 * @rule CQ-FORM-06
 * @rule CQ-FORM-07
 */
final class GridReader {
    private static final Pose NOWHERE = new Pose(new Point(0, 0), Angle.ZERO);

    private final Fields fields;
    private final List<Attachment> attached;

    GridReader(Fields fields, List<Attachment> attached) {
        this.fields = fields;
        this.attached = attached;
    }

    /**
     * The Stands in the grid as written, not trimmed and not yet somewhere; empty after a fault.
     *
     * @param profile what they are, where that could be read
     */
    Optional<Array> read(Optional<Profile> profile) {
        fields.require(UnitKeys.STANDS);
        OptionalInt stands = fields.whole(UnitKeys.STANDS, 1, 60);
        if (stands.isEmpty()) {
            return Optional.empty();
        }
        Optional<Formation> formation = formation(stands.getAsInt());
        if (formation.isEmpty() || profile.isEmpty()) {
            return Optional.empty();
        }
        Map<Place, Stand.Role> roles = new TreeMap<>();
        formation.get().places().forEach(place -> roles.put(place, Stand.ORDINARY));
        boolean sound = seat(formation.get(), roles, profile.get());
        Map<Place, Integer> wounds = wounds(roles, profile.get());
        return sound
                ? Optional.of(new Array(formation.get().files(), stands(roles, wounds), NOWHERE))
                : Optional.empty();
    }

    private List<Stand> stands(Map<Place, Stand.Role> roles, Map<Place, Integer> wounds) {
        Map<String, Integer> damage = new HashMap<>();
        attached.forEach(each -> damage.put(each.hero().id(), each.damage()));
        List<Stand> stands = new ArrayList<>();
        roles.forEach((place, role) -> {
            Stand stand = new Stand(place, role, wounds.getOrDefault(place, 0));
            stands.add(
                    stand.hero()
                            .map(hero -> stand.withDamage(damage.getOrDefault(hero.id(), 0)))
                            .orElse(stand));
        });
        return stands;
    }

    private Optional<Formation> formation(int stands) {
        int characters = attached.size();
        int least = characters > 0 ? 0 : 1;
        boolean gaps = fields.has(UnitKeys.EMPTY);
        int files =
                fields.has(UnitKeys.FILES)
                        ? fields.whole(UnitKeys.FILES, least, gaps ? 60 : stands).orElse(-1)
                        : Math.min(stands, 4);
        if (files < 0) {
            return Optional.empty();
        }
        int count = stands + characters;
        return gaps
                ? withGaps(files + characters, count)
                : Optional.of(Formation.of(files + characters, count));
    }

    private Optional<Formation> withGaps(int files, int count) {
        List<Word> parts = Values.parts(fields.words(UnitKeys.EMPTY));
        List<Place> empty = fields.list(UnitKeys.EMPTY, Values::place);
        if (parts.isEmpty() || empty.size() < parts.size()) {
            return Optional.empty();
        }
        int all = count + empty.size();
        if (all % files != 0) {
            fields.fault(
                    parts.getFirst(),
                    count + " Stands and " + empty.size() + " empty places in " + files + " files",
                    "as many empty places as complete the ranks, Characters counted");
            return Optional.empty();
        }
        int ranks = all / files;
        List<Word> outside =
                parts.stream().filter(part -> !isIn(files, ranks, Values.place(part))).toList();
        String grid = "a place in " + files + " files and " + ranks + " ranks";
        outside.forEach(part -> fields.fault(part, grid));
        return outside.isEmpty()
                ? Optional.of(Formation.occupying(files, full(files, ranks, empty)))
                : Optional.empty();
    }

    private static boolean isIn(int files, int ranks, Optional<Place> place) {
        return place.filter(each -> each.file() < files && each.rank() < ranks).isPresent();
    }

    private static List<Place> full(int files, int ranks, List<Place> empty) {
        TreeSet<Place> places = new TreeSet<>(Formation.of(files, files * ranks).places());
        places.removeAll(empty);
        return List.copyOf(places);
    }

    /** Gives the Characters and the Command Stand their places; says whether that was possible. */
    private boolean seat(Formation formation, Map<Place, Stand.Role> roles, Profile profile) {
        Optional<Place> told = commandStand(formation, profile);
        Seats seats =
                Seats.of(
                        formation.files(),
                        attached.stream().map(each -> each.hero().place()).toList(),
                        told);
        boolean sound = true;
        for (int i = 0; i < attached.size(); i++) {
            sound &= seat(attached.get(i), seats.characters().get(i), roles);
        }
        boolean none = fields.word(UnitKeys.COMMAND_STAND).filter(GridReader::isNone).isPresent();
        if (profile.command().isEmpty() || none) {
            return sound;
        }
        boolean free = Stand.ORDINARY.equals(roles.get(seats.command()));
        if (free) {
            roles.put(seats.command(), Stand.COMMAND);
        } else {
            commandFault(seats.command());
        }
        return sound && free;
    }

    private void commandFault(Place place) {
        String expected = "an ordinary Stand for the Command Stand, told by \"command-stand\"";
        fields.word(UnitKeys.COMMAND_STAND)
                .ifPresentOrElse(
                        word -> fields.fault(word, expected),
                        () -> fields.missing(expected + ", as none is at " + place));
    }

    private Optional<Place> commandStand(Formation formation, Profile profile) {
        Optional<Word> word = fields.word(UnitKeys.COMMAND_STAND).filter(each -> !isNone(each));
        if (word.isPresent() && profile.command().isEmpty()) {
            fields.fault(word.get(), "a Command Stand only with command models");
            return Optional.empty();
        }
        return word.flatMap(each ->
                fields.value(
                        each,
                        UnitKeys.COMMAND_STAND.expected(),
                        text -> Values.place(text).filter(formation::isOccupied)));
    }

    private static boolean isNone(Word word) {
        return word.text().equals("none");
    }

    private static boolean seat(
            Attachment attachment, Optional<Place> seat, Map<Place, Stand.Role> roles) {
        Optional<Place> place = attachment.place().or(() -> seat);
        boolean free = place.filter(each -> Stand.ORDINARY.equals(roles.get(each))).isPresent();
        if (free) {
            roles.put(place.orElseThrow(), new Stand.Role.Attached(attachment.hero()));
            return true;
        }
        String expected = "a place of its Regiment where no other Character stands";
        attachment
                .fields()
                .word(CharacterReader.STAND)
                .ifPresentOrElse(
                        word -> attachment.fields().fault(word, expected),
                        () -> attachment.fields().missing("\"stand\" with " + expected));
        return false;
    }

    private Map<Place, Integer> wounds(Map<Place, Stand.Role> roles, Profile profile) {
        int most = profile.characteristics().wounds().number().orElseThrow() - 1;
        Map<Place, Integer> wounds = new HashMap<>();
        for (Word part : Values.parts(fields.words(UnitKeys.HURT))) {
            String[] both = part.text().split(":", 2);
            Optional<Place> place =
                    Values.place(new Word(both[0], false, part.column()))
                            .filter(each -> isOrdinary(Optional.ofNullable(roles.get(each))))
                            .filter(each -> !wounds.containsKey(each));
            Optional<Integer> count =
                    Values.whole(new Word(both[both.length - 1], false, part.column()), 1, most)
                            .filter(_ -> both.length == 2);
            if (place.isPresent() && count.isPresent()) {
                wounds.put(place.get(), count.get());
            } else {
                fields.fault(
                        part,
                        "the place of a Stand, once, and its Wounds, 1 to "
                                + most
                                + ", such as 0.1:1");
            }
        }
        return wounds;
    }

    private static boolean isOrdinary(Optional<Stand.Role> role) {
        return role.filter(each -> !(each instanceof Stand.Role.Attached)).isPresent();
    }
}
