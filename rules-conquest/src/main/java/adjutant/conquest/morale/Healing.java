package adjutant.conquest.morale;

import adjutant.battlefield.formation.Place;
import adjutant.conquest.Each;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Stand;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Heal Points spent on a Regiment.
 *
 * @param stands its Stands afterwards
 * @param healed how many Wounds were undone; points beyond are lost
 * @rule CQ-HEAL-01
 */
public record Healing(List<Stand> stands, int healed) {
    /** Copies the list. */
    public Healing {
        stands = List.copyOf(stands);
    }

    /** Whether Characters are healed too. */
    public enum Reach {
        /** First of all. */
        CHARACTERS_FIRST,
        /** Not at all. */
        ORDINARY_ONLY
    }

    /**
     * Spends points one by one: on a wounded Character, on wounded Stands, to bring a lost Stand
     * back with one Wound left.
     *
     * @param room whether a Stand may be put in a place
     * @rule CQ-HEAL-02
     * @rule CQ-HEAL-03
     */
    public static Healing of(Regiment regiment, int points, Reach reach, Predicate<Place> room) {
        List<Stand> stands = new ArrayList<>(regiment.stands());
        int healed = 0;
        while (healed < points && healOne(regiment, stands, reach, room)) {
            healed++;
        }
        return new Healing(stands, healed);
    }

    /** Spends points on one Character alone; what he does not need is lost. */
    public static Healing ofCharacter(Regiment regiment, String character, int points) {
        List<Stand> stands = new ArrayList<>(regiment.stands());
        int healed = 0;
        for (int i = 0; i < stands.size(); i++) {
            Stand stand = stands.get(i);
            if (stand.hero().filter(hero -> hero.id().equals(character)).isPresent()) {
                healed = Math.min(points, stand.damage());
                stands.set(i, stand.withDamage(stand.damage() - healed));
            }
        }
        return new Healing(stands, healed);
    }

    private static boolean healOne(
            Regiment regiment, List<Stand> stands, Reach reach, Predicate<Place> room) {
        Optional<Stand> wounded = next(stands, reach);
        if (wounded.isPresent()) {
            stands.set(
                    stands.indexOf(wounded.get()),
                    wounded.get().withDamage(wounded.get().damage() - 1));
            return true;
        }
        long ordinary = stands.stream().filter(stand -> !stand.isCharacter()).count();
        if (ordinary >= regiment.mettle().strength()) {
            return false;
        }
        int w = regiment.profile().characteristics().wounds().number().orElseThrow();
        Optional<Place> place = free(regiment.files(), stands).filter(room);
        place.ifPresent(at -> stands.add(new Stand(at, Stand.ORDINARY, w - 1)));
        return place.isPresent();
    }

    private static Optional<Stand> next(List<Stand> stands, Reach reach) {
        return stands.stream()
                .filter(stand -> stand.damage() > 0)
                .filter(stand -> reach == Reach.CHARACTERS_FIRST || !stand.isCharacter())
                .max(
                        Comparator.comparing(Stand::isCharacter)
                                .thenComparingInt(Stand::damage)
                                .thenComparing(Comparator.comparing(Stand::place).reversed()));
    }

    /**
     * The place of the next Stand: beside those of the rearmost rank, or in the middle of a new
     * one.
     */
    private static Optional<Place> free(int files, List<Stand> stands) {
        int rear = stands.stream().mapToInt(stand -> stand.place().rank()).max().orElse(0);
        List<Integer> taken =
                Each.map(
                        Each.where(stands, stand -> stand.place().rank() == rear),
                        stand -> stand.place().file());
        Optional<Integer> beside =
                IntStream.range(0, files)
                        .boxed()
                        .filter(file -> !taken.contains(file))
                        .min(Comparator.comparingInt(file -> farness(file, taken)));
        return Optional.of(
                beside.map(file -> new Place(file, rear))
                        .orElseGet(() -> new Place((files - 1) / 2, rear + 1)));
    }

    private static int farness(int file, List<Integer> taken) {
        return taken.stream().mapToInt(other -> Math.abs(other - file)).min().orElse(0);
    }
}
