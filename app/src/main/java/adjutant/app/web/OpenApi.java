package adjutant.app.web;

import java.util.Map;

/** The description of the interface, made from its records. */
final class OpenApi {
    private OpenApi() {}

    static Map<String, Object> document() {
        return Map.of("openapi", "3.1.0");
    }
}
