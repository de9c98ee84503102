package adjutant.app.cli;

import picocli.CommandLine.Option;

/** The option that every answer has. */
final class JsonOption {
    @Option(names = "--json", description = "Prints one JSON document and nothing else.")
    private boolean json;

    Adjutant.Form form() {
        return Adjutant.Form.of(json);
    }
}
