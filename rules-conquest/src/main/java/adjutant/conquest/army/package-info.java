/**
 * Profiles, special rules and the tables they come from.
 *
 * <pre>
 * Profiles        = ProfileTable*            ProfileTable = faction Profile*
 * Profile         = kind type class? Stands points Characteristics Barrage* rule* event* command* Option* Note* Provenance
 * Characteristics = M V C A W R D E          each a Stat = Known n | None | Unknown
 * Barrage         = scope shots range rule*
 * SpecialRule     = name x? (PLAIN | ADDS) tag?
 * RuleIndex       = Special* | Faction*
 * Found           = One profile | Several profile* | Nowhere near*
 * </pre>
 *
 * <p>It may use the kernel's notation and resources, and the clauses. It covers CQ-STAND-02, 03,
 * 06, 07, CQ-STAT-01 and CQ-SR-00.
 */
@NullMarked
package adjutant.conquest.army;

import org.jspecify.annotations.NullMarked;
