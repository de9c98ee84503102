package adjutant.conquest.notation;

import adjutant.battlefield.formation.Place;
import adjutant.battlefield.manoeuvre.Hand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where the Command Stand and the Characters beside it stand, unless it is told.
 *
 * @param command the place of the Command Stand, or where it would be
 * @param characters the place of each Character, in their order; empty where it is outside the grid
 * @rule CQ-FORM-06
 * @rule CQ-HERO-02
 */
record Seats(Place command, List<Optional<Place>> characters) {
    Seats {
        characters = List.copyOf(characters);
    }

    /**
     * The places in a grid.
     *
     * @param files its columns, Characters counted
     * @param hands on which side of the Command Stand each Character stands; those on the left from
     *     left to right, those on the right likewise
     * @param told the place of the Command Stand, where it is told
     */
    static Seats of(int files, List<Hand> hands, Optional<Place> told) {
        int left = (int) hands.stream().filter(hand -> hand == Hand.LEFT).count();
        int right = hands.size() - left;
        int middle = Math.max(left, Math.min((files - 1) / 2, files - 1 - right));
        Place command = told.orElse(new Place(middle, 0));
        List<Optional<Place>> characters = new ArrayList<>();
        int nextLeft = command.file() - left;
        int nextRight = command.file() + 1;
        for (Hand hand : hands) {
            int file =
                    switch (hand) {
                        case LEFT -> nextLeft++;
                        case RIGHT -> nextRight++;
                    };
            boolean inside = file >= 0 && file < files;
            characters.add(inside ? Optional.of(new Place(file, 0)) : Optional.empty());
        }
        return new Seats(command, characters);
    }
}
