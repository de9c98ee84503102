package adjutant.conquest.battle;

import adjutant.battlefield.geometry.Length;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A spell as data.
 *
 * @param name its name
 * @param range its reach; empty for the caster himself
 * @param difficulty the number its dice must not pass
 * @param hits the Hits it inflicts, where it does
 * @param armorPiercing how far it lowers Defense
 * @rule CQ-SPELL-02
 */
public record Spell(
        String name, Optional<Length> range, int difficulty, OptionalInt hits, int armorPiercing) {}
