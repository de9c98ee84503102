/**
 * Files that hold a list of what a player brings, decoded within bounds.
 *
 * <pre>
 * bytes --RosterFile--> Roster | Fault
 * PK…     a zip with one .ros  --Unpacker--> XML
 *   &lt;…    XML                  --XmlReader--> Roster.Tree
 *   {…    JSON                 --JsonReader--> Roster.Tree
 *   else  text in UTF-8                   --> Roster.Text
 * </pre>
 *
 * <p>What a file is, its first bytes say, not its name. It may use the kernel's facts and notation,
 * the reader of JSON, and the language's own readers of XML and zip. It understands nothing of what
 * it decodes: a rule system does.
 */
@NullMarked
package adjutant.app.roster;

import org.jspecify.annotations.NullMarked;
