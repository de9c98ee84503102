/**
 * The battle notation: situations and commands as text, and back.
 *
 * <pre>
 * Text      = Statement*
 * Statement = keyword Word* (Key Word*)*
 * Key       = word how-many-words what-to-expect
 * Reading   = Battle | Command | Question | Fault*
 * </pre>
 *
 * <p>Reading collects all faults of a text before it answers. Writing is canonical: a fixed order
 * of statements and keys, defaults left out. It may use the situation, the profiles, the order of
 * casualties and the kernel; it decides no rule. Clauses: CQ-GEN-04, CQ-FORM-05, CQ-FORM-06,
 * CQ-FORM-07, CQ-HERO-02, CQ-CMDM-03.
 */
@NullMarked
package adjutant.conquest.notation;

import org.jspecify.annotations.NullMarked;
