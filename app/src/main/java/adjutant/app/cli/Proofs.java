package adjutant.app.cli;

import adjutant.app.battle.Faulty;
import adjutant.app.fair.Proof;
import adjutant.game.Facts;
import adjutant.game.notation.Fault;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/** Proofs of dice, as files of JSON. */
final class Proofs {
    private static final JsonMapper MAPPER =
            JsonMapper.builder().addModule(new Jdk8Module()).build();

    private Proofs() {}

    /**
     * The proof that a file holds.
     *
     * @throws Faulty where it holds none
     */
    static Proof read(String source, byte[] bytes) {
        try {
            return MAPPER.readValue(bytes, Proof.class);
        } catch (JsonProcessingException e) {
            int line = e.getLocation() == null ? 0 : e.getLocation().getLineNr();
            Fault fault = new Fault(line, 0, e.getOriginalMessage(), "the proof of a match's dice");
            throw new Faulty(source, List.of(fault));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
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
