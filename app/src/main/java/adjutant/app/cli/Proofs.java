package adjutant.app.cli;

import adjutant.app.battle.Faulty;
import adjutant.app.fair.Proof;
import adjutant.game.Facts;
import adjutant.game.notation.Fault;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.io.IOException;
import java.util.List;

/** Proofs of dice, as files of JSON. */
final class Proofs {
    private static final JsonMapper MAPPER =
            JsonMapper.builder().addModule(new Jdk8Module()).build();

    private static final String EXPECTED = "the proof of a match's dice";

    private Proofs() {}

    /**
     * The proof that a file holds.
     *
     * @throws Faulty where it holds none
     */
    static Proof read(String source, byte[] bytes) {
        try {
            Proof proof = MAPPER.readValue(bytes, Proof.class);
            if (proof == null) {
                throw new Faulty(source, List.of(new Fault(0, 0, "null", EXPECTED)));
            }
            return proof;
        } catch (ValueInstantiationException e) {
            Throwable cause = e.getCause() == null ? e : e.getCause();
            throw new Faulty(
                    source,
                    List.of(
                            new Fault(
                                    e.getLocation().getLineNr(),
                                    0,
                                    "no proof: " + cause.getMessage(),
                                    EXPECTED)));
        } catch (JsonProcessingException e) {
            int line = e.getLocation() == null ? 0 : e.getLocation().getLineNr();
            Fault fault = new Fault(line, 0, e.getOriginalMessage(), EXPECTED);
            throw new Faulty(source, List.of(fault));
        } catch (IOException e) {
            Fault fault = new Fault(0, 0, "no text in UTF-8", EXPECTED);
            throw new Faulty(source, List.of(fault));
        }
    }

    /** What was found, as facts. */
    static Facts facts(Proof.Finding finding) {
        return Facts.tree()
                .put("checked", finding.checked())
                .put("notYetOpen", finding.open())
                .put("complaints", Facts.texts(finding.complaints()))
                .build();
    }
}
