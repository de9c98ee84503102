package adjutant.app.wire;

import static org.assertj.core.api.Assertions.assertThat;

import cz.habarta.typescript.generator.Input;
import cz.habarta.typescript.generator.JsonLibrary;
import cz.habarta.typescript.generator.Logger;
import cz.habarta.typescript.generator.OptionalPropertiesDeclaration;
import cz.habarta.typescript.generator.Settings;
import cz.habarta.typescript.generator.TsType;
import cz.habarta.typescript.generator.TypeProcessor;
import cz.habarta.typescript.generator.TypeScriptFileType;
import cz.habarta.typescript.generator.TypeScriptGenerator;
import cz.habarta.typescript.generator.TypeScriptOutputKind;
import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * The types of the web client are the records of the wire; {@code -Dbless=true} writes them anew.
 */
class ClientTypesTest {
    private static final Path CLIENT = Path.of("../web-client/src/wire.ts");
    private static final String HEAD =
            """
            // Made of the records of adjutant.app.wire.Wire by a test; its -Dbless=true writes it anew.

            export type Facts = null | boolean | number | string | Facts[] | { [name: string]: Facts };
            """;

    @Test
    void theClientHasTheTypesOfTheWire() throws IOException {
        TypeScriptGenerator.setLogger(new Logger(Logger.Level.Warning));
        String types = HEAD + new TypeScriptGenerator(settings()).generateTypeScript(records());
        if (Boolean.getBoolean("bless")) {
            Files.writeString(CLIENT, types);
        }
        assertThat(types).isEqualTo(Files.readString(CLIENT));
    }

    private static Input records() {
        return Input.from(
                Stream.of(Wire.class.getDeclaredClasses())
                        .sorted(Comparator.comparing(Class::getSimpleName))
                        .toArray(Class<?>[]::new));
    }

    private static Settings settings() {
        Settings settings = new Settings();
        settings.jsonLibrary = JsonLibrary.jackson2;
        settings.outputKind = TypeScriptOutputKind.module;
        settings.outputFileType = TypeScriptFileType.implementationFile;
        settings.optionalPropertiesDeclaration = OptionalPropertiesDeclaration.nullableType;
        settings.noFileComment = true;
        settings.noTslintDisable = true;
        settings.noEslintDisable = true;
        settings.quotes = "'";
        settings.newline = "\n";
        settings.sortTypeDeclarations = true;
        settings.customTypeMappings = Map.of(Wire.Corner.class.getName(), "[number, number]");
        settings.customTypeProcessor = ClientTypesTest::facts;
        return settings;
    }

    /** Facts are whatever the rules say, by name. */
    private static TypeProcessor.@Nullable Result facts(Type type, TypeProcessor.Context context) {
        boolean open =
                type instanceof ParameterizedType map
                        && map.getRawType() == Map.class
                        && map.getActualTypeArguments()[1] == Object.class;
        return open
                ? new TypeProcessor.Result(new TsType.VerbatimType("{ [name: string]: Facts }"))
                : null;
    }
}
