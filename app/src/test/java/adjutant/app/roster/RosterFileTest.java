package adjutant.app.roster;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.app.json.JsonText;
import adjutant.game.Roster;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Parsed;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;

/** What is decoded, and what is beyond a bound. */
class RosterFileTest {
    private static final Path ARMIES = Path.of("../examples/armies");

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static Roster read(byte[] bytes) {
        return RosterFile.read(bytes).orThrow();
    }

    /** The document as JSON without blanks. */
    private static String tree(byte[] bytes) {
        return read(bytes) instanceof Roster.Tree(var tree)
                ? JsonText.of(tree).replaceAll("\\s+", "")
                : "no tree";
    }

    private static String fault(byte[] bytes) {
        List<Fault> faults = RosterFile.read(bytes).faults();
        assertThat(faults).hasSize(1);
        return faults.getFirst().toString();
    }

    /** A zip of entries by name. */
    private static byte[] zip(Map<String, byte[]> entries) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                out.putNextEntry(new ZipEntry(entry.getKey()));
                out.write(entry.getValue());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static byte[] zip(int entries) {
        Map<String, byte[]> all = new LinkedHashMap<>();
        all.put("a.ros", bytes("<roster/>"));
        for (int i = 1; i < entries; i++) {
            all.put("picture" + i + ".png", new byte[] {1});
        }
        return zip(all);
    }

    @Test
    void firstBytesSayWhatAFileIs() {
        assertThat(read(bytes("Pikes\n"))).isEqualTo(new Roster.Text("Pikes\n"));
        assertThat(read(bytes("PK is a name"))).isInstanceOf(Roster.Text.class);
        assertThat(read(new byte[0])).isEqualTo(new Roster.Text(""));
        assertThat(tree(bytes("\uFEFF\n {\"a\":1}"))).isEqualTo("{\"a\":1}");
        assertThat(tree(bytes(" \n<a b='1'/>"))).isEqualTo("{\"a\":{\"b\":\"1\"}}");
    }

    @Test
    void elementsOfXmlAreTreesAndListsOfThemItems() {
        String xml =
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <!-- a comment -->
                <roster name="A &amp; B" xmlns="http://example.org/">
                  <forces>
                    <force name="F"><x>3</x><x>4</x><y z="1"> two <![CDATA[<words>]]></y></force>
                    <force name="G"/>
                  </forces>
                  <costs><cost name="pts" value="5"/></costs>
                  <empty/>
                </roster>
                """;
        assertThat(tree(bytes(xml)))
                .isEqualTo(
                        "{\"roster\":{\"name\":\"A&B\",\"forces\":[{\"name\":\"F\","
                                + "\"x\":[{\"$text\":\"3\"},{\"$text\":\"4\"}],"
                                + "\"y\":[{\"z\":\"1\",\"$text\":\"two<words>\"}]},{\"name\":\"G\"}],"
                                + "\"costs\":[{\"name\":\"pts\",\"value\":\"5\"}],\"empty\":[]}}");
        assertThat(tree(bytes("<a b='1'><b c='2'/></a>")))
                .isEqualTo("{\"a\":{\"b\":\"1\",\"b>\":[{\"c\":\"2\"}]}}");
    }

    @Test
    void theSameDocumentPackedIsTheSame() throws IOException {
        byte[] plain = Files.readAllBytes(ARMIES.resolve("spires.ros"));
        assertThat(read(Files.readAllBytes(ARMIES.resolve("spires.rosz")))).isEqualTo(read(plain));
        assertThat(read(zip(Map.of("List.ROS", plain)))).isEqualTo(read(plain));
    }

    @Test
    void noDocumentTypeAndNoEntityIsRead() {
        assertThat(fault(bytes("<!DOCTYPE roster><roster/>"))).contains("a document type");
        String outside =
                "<!DOCTYPE r [<!ENTITY x SYSTEM \"file:///etc/hostname\">]><r a='1'>&x;</r>";
        assertThat(fault(bytes(outside))).contains("a document type");
        String growing =
                "<!DOCTYPE r [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;\">]><r>&b;</r>";
        assertThat(fault(bytes(growing))).contains("a document type");
        assertThat(fault(bytes("<r>&x;</r>"))).contains("line 1", "well-formed XML");
        assertThat(fault(bytes("<r a='&x;'/>"))).contains("well-formed XML");
        assertThat(fault(bytes("<r>"))).contains("well-formed XML");
        assertThat(fault(bytes("<r/><r/>"))).contains("well-formed XML");
    }

    @Test
    void xmlIsBounded() {
        assertThat(tree(bytes("<a>".repeat(64) + "</a>".repeat(64)))).startsWith("{\"a\":");
        assertThat(fault(bytes("<a>".repeat(65) + "</a>".repeat(65)))).contains("more than 64");
        String many = "<a>" + "<b/>".repeat(XmlReader.MAX_ELEMENTS) + "</a>";
        assertThat(fault(bytes(many))).contains("more than 100000 elements");
    }

    @Test
    void jsonIsBounded() {
        String deep = "{\"a\":" + "[".repeat(63) + "]".repeat(63) + "}";
        assertThat(tree(bytes(deep))).startsWith("{\"a\":[");
        String deeper = "{\"a\":" + "[".repeat(64) + "]".repeat(64) + "}";
        assertThat(fault(bytes(deeper))).contains("64");
        assertThat(fault(bytes("{\"a\":1,\"a\":2}"))).contains("well-formed JSON");
        String long_ = "{\"a\":\"" + "x".repeat(1_500_000) + "\"}";
        assertThat(tree(bytes(long_))).hasSize(long_.length());
    }

    @Test
    void aTextIsBoundedAndUtf8() {
        assertThat(read(bytes("x".repeat(64 * 1024)))).isInstanceOf(Roster.Text.class);
        assertThat(fault(bytes("x".repeat(64 * 1024 + 1)))).contains("more than 65536 bytes");
        assertThat(fault(new byte[] {'a', (byte) 0xff})).contains("UTF-8");
        assertThat(fault(new byte[RosterFile.MAX_DOCUMENT + 1])).contains("more than 5000000");
    }

    @Test
    void aZipHasAtMostSixteenEntriesAndOneDocument() {
        assertThat(tree(zip(16))).isEqualTo("{\"roster\":{}}");
        assertThat(fault(zip(17))).contains("more than 16 entries");
        byte[] document = bytes("<roster/>");
        Map<String, byte[]> two = new LinkedHashMap<>();
        two.put("a.ros", document);
        two.put("b.ros", document);
        assertThat(fault(zip(two))).contains("a second document, \"b.ros\"");
        assertThat(fault(zip(Map.of("a.xml", document)))).contains("without a .ros");
        assertThat(fault(zip(Map.of()))).contains("without a .ros");
    }

    @Test
    void aZipThatGrowsIsStopped() {
        byte[] much = new byte[RosterFile.MAX_DOCUMENT + 1];
        byte[] bomb = zip(Map.of("a.ros", much));
        assertThat(bomb.length).isLessThan(10_000);
        assertThat(fault(bomb)).contains("more than 5000000 bytes unpacked");
        Map<String, byte[]> shared = new LinkedHashMap<>();
        for (int i = 0; i < 6; i++) {
            shared.put("p" + i, new byte[1_000_000]);
        }
        assertThat(fault(zip(shared))).contains("more than 5000000 bytes unpacked");
    }

    @Test
    void aSpoiltFileIsReadOrFaulty() throws IOException {
        Random random = new Random(20261130);
        List<byte[]> files =
                List.of(
                        Files.readAllBytes(ARMIES.resolve("spires.ros")),
                        Files.readAllBytes(ARMIES.resolve("spires.rosz")),
                        Files.readAllBytes(ARMIES.resolve("spires.json")));
        for (int i = 0; i < 3_000; i++) {
            byte[] bytes = files.get(i % files.size()).clone();
            for (int n = random.nextInt(6); n >= 0; n--) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
            }
            if (random.nextBoolean()) {
                bytes = Arrays.copyOf(bytes, 1 + random.nextInt(bytes.length));
            }
            Parsed<Roster> read = RosterFile.read(bytes);
            assertThat(read.faults().size()).as("file %s", i).isBetween(0, 1);
        }
    }
}
