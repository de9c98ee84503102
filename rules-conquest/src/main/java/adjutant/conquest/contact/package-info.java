/**
 * Who touches whom: contact, Engaged Stands, facings.
 *
 * <pre>
 * Contacts = Regiment Meeting*
 * Meeting  = own Engagement, enemy Engagement
 * Engagement = Regiment edge touching* engaged*
 * </pre>
 *
 * <p>Covers CQ-CONT and CQ-ARC-05. It measures; whether something may be done is said elsewhere.
 */
@NullMarked
package adjutant.conquest.contact;

import org.jspecify.annotations.NullMarked;
