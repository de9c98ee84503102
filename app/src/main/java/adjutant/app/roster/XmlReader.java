package adjutant.app.roster;

import adjutant.app.json.JsonReader;
import adjutant.game.Facts;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Parsed;
import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.events.XMLEvent;

/**
 * Reads XML as a tree of facts, within bounds and without a document type: nothing outside the text
 * is ever opened, and no entity grows.
 *
 * <p>An element is a tree: first its attributes, each a text, then its own text as {@code $text}.
 * Elements in an element that has neither attributes nor text are the items of a list by its name;
 * others are the items of a list by their own name.
 */
final class XmlReader {
    /** The most elements a document may have. */
    static final int MAX_ELEMENTS = 100_000;

    private static final XMLInputFactory FACTORY = factory();

    private final XMLStreamReader reader;
    private int elements;

    private XmlReader(XMLStreamReader reader) {
        this.reader = reader;
    }

    private static XMLInputFactory factory() {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
        factory.setProperty(XMLInputFactory.IS_COALESCING, true);
        factory.setXMLResolver((_, _, _, _) -> new ByteArrayInputStream(new byte[0]));
        return factory;
    }

    /** Something that XML may hold and this does not read, on its way to the fault. */
    private static final class Refused extends Exception {
        private static final long serialVersionUID = 1;
        private final transient Fault fault;

        Refused(Location at, String found, String expected) {
            super(found);
            this.fault = fault(at, found, expected);
        }
    }

    private static Fault fault(Location at, String found, String expected) {
        return new Fault(
                Math.max(0, at.getLineNumber()),
                Math.max(0, at.getColumnNumber()),
                found,
                expected);
    }

    /** A tree with the root element by its name, or the first fault. */
    static Parsed<Facts.Tree> read(String text) {
        try {
            XMLStreamReader stream = FACTORY.createXMLStreamReader(new StringReader(text));
            return new Parsed.Good<>(new XmlReader(stream).document());
        } catch (XMLStreamException e) {
            Location at = e.getLocation();
            String found = message(e);
            return Parsed.bad(
                    at == null
                            ? new Fault(0, 0, found, "well-formed XML")
                            : fault(at, found, "well-formed XML"));
        } catch (Refused e) {
            return Parsed.bad(e.fault);
        }
    }

    /** What the parser says, without the place that it repeats. */
    private static String message(XMLStreamException e) {
        String message = String.valueOf(e.getMessage());
        int at = message.indexOf("Message: ");
        return (at < 0 ? message : message.substring(at + 9)).lines().findFirst().orElse("a fault");
    }

    private Facts.Tree document() throws XMLStreamException, Refused {
        Facts.Builder tree = Facts.tree();
        while (reader.hasNext()) {
            switch (reader.next()) {
                case XMLEvent.START_ELEMENT -> tree.put(reader.getLocalName(), element(1).tree());
                case XMLEvent.DTD -> throw refused("a document type", "XML without one");
                default -> {
                    // Comments, blanks and processing instructions say nothing.
                }
            }
        }
        return tree.build();
    }

    private Refused refused(String found, String expected) {
        return new Refused(reader.getLocation(), found, expected);
    }

    /**
     * An element that was read.
     *
     * @param tree all of it
     * @param items the elements in it, whatever their names
     * @param isList whether it has nothing but elements
     */
    private record Element(Facts.Tree tree, List<Facts.Tree> items, boolean isList) {}

    private Element element(int depth) throws XMLStreamException, Refused {
        if (depth > JsonReader.MAX_DEPTH) {
            throw refused("elements in more than " + JsonReader.MAX_DEPTH + " others", "fewer");
        }
        if (++elements > MAX_ELEMENTS) {
            throw refused("more than " + MAX_ELEMENTS + " elements", "at most that");
        }
        Map<String, Facts> entries = attributes();
        boolean plain = entries.isEmpty();
        List<Facts.Tree> items = new ArrayList<>();
        Map<String, List<Facts>> lists = new LinkedHashMap<>();
        StringBuilder text = new StringBuilder();
        for (int event = reader.next(); event != XMLEvent.END_ELEMENT; event = reader.next()) {
            switch (event) {
                case XMLEvent.START_ELEMENT -> {
                    String name = reader.getLocalName();
                    Element child = element(depth + 1);
                    items.add(child.tree());
                    lists.computeIfAbsent(name, _ -> new ArrayList<>())
                            .addAll(child.isList() ? child.items() : List.of(child.tree()));
                }
                case XMLEvent.CHARACTERS, XMLEvent.CDATA, XMLEvent.SPACE ->
                        text.append(reader.getText());
                case XMLEvent.ENTITY_REFERENCE ->
                        throw refused("an entity", "XML without entities of its own");
                default -> {
                    // Comments and processing instructions say nothing.
                }
            }
        }
        if (!text.toString().isBlank()) {
            entries.putIfAbsent("$text", Facts.of(text.toString().strip()));
        }
        lists.forEach((name, values) -> put(entries, name, values));
        boolean isList = plain && text.toString().isBlank();
        return new Element(tree(entries), items, isList);
    }

    private Map<String, Facts> attributes() {
        Map<String, Facts> attributes = new LinkedHashMap<>();
        for (int i = 0; i < reader.getAttributeCount(); i++) {
            attributes.put(reader.getAttributeLocalName(i), Facts.of(reader.getAttributeValue(i)));
        }
        return attributes;
    }

    /** Puts a list by a name; where an attribute has that, by the name with a sign behind it. */
    private static void put(Map<String, Facts> entries, String name, List<Facts> values) {
        String free = name;
        while (entries.containsKey(free)) {
            free += ">";
        }
        entries.put(free, Facts.items(values));
    }

    private static Facts.Tree tree(Map<String, Facts> entries) {
        Facts.Builder tree = Facts.tree();
        entries.forEach(tree::put);
        return tree.build();
    }
}
