package adjutant.gda.system;

import adjutant.game.Resources;
import adjutant.game.Shelf;
import java.util.List;

/** The battles that come with the rules for whoever wants to play at once. */
final class Shelves {
    static final Shelf SHELF =
            new Shelf(
                    List.of(
                            ready("mirror", "A meeting of equals: French against French"),
                            ready("austrian-flank", "The open flank: French against Austrians"),
                            ready("british-ridge", "The ridge: French against British")),
                    List.of(),
                    List.of());

    private Shelves() {}

    private static Shelf.Ready ready(String id, String title) {
        String path = "/adjutant/gda/shelf/" + id + ".battle";
        return new Shelf.Ready(id, title, Resources.text(Shelves.class, path));
    }
}
