package adjutant.conquest.notation;

import adjutant.battlefield.formation.Place;
import adjutant.conquest.battle.Hero;
import adjutant.game.notation.Word;
import java.util.Optional;

/**
 * A Character as written, before his Regiment is put together.
 *
 * @param id where his id is written
 * @param with where the id of his Regiment is written
 * @param place where his Stand is, where that is told
 */
record Attachment(
        Fields fields, Word id, Word with, Hero hero, int damage, Optional<Place> place) {}
