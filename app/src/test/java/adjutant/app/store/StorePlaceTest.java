package adjutant.app.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where a store may be. */
class StorePlaceTest {
    private static final String SAFE =
            ";WRITE_DELAY=0;DB_CLOSE_ON_EXIT=FALSE;LOCK_TIMEOUT=10000"
                    + ";TRACE_LEVEL_FILE=0;TRACE_LEVEL_SYSTEM_OUT=0";

    @ParameterizedTest
    @CsvSource({
        "/data/matches,                   jdbc:h2:async:/data/matches",
        "/data/matches.mv.db,             jdbc:h2:async:/data/matches",
        "jdbc:h2:file:/data/matches,      jdbc:h2:async:/data/matches",
        "jdbc:h2:~/matches,               jdbc:h2:async:~/matches",
        "jdbc:h2:./matches;USER=me,       jdbc:h2:async:./matches;USER=me",
        "jdbc:h2:C:/matches,              jdbc:h2:async:C:/matches",
        "jdbc:h2:mem:x,                   jdbc:h2:mem:x",
        "jdbc:h2:tcp://host/x,            jdbc:h2:tcp://host/x",
    })
    void anAcknowledgedRowIsWritten(String text, String url) {
        assertThat(Place.of(text)).isEqualTo(new Place.H2(url + SAFE));
    }

    @Test
    void aRelativePathIsOfTheWorkingFolder() {
        String here = Path.of("").toAbsolutePath().toString();
        assertThat(Place.of("a/../b").shown()).isEqualTo("jdbc:h2:async:" + here + "/b");
    }

    @Test
    void settingsThatAreGivenStay() {
        String url =
                "jdbc:h2:mem:x;db_close_on_exit=TRUE;Lock_Timeout=5;write_delay=0"
                        + ";trace_level_file=1";
        assertThat(Place.of(url).url()).isEqualTo(url);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "  ",
                "a;INIT=x",
                "jdbc:mysql://host/x",
                "jdbc:h2:mem:",
                "jdbc:h2:mem:;USER=me",
                "jdbc:h2:/x;WRITE_DELAY=500",
                "jdbc:h2:/x;write_delay=01"
            })
    void otherPlacesAreRefused(String text) {
        assertThatThrownBy(() -> Place.of(text))
                .isInstanceOf(StoreFailed.class)
                .hasMessageStartingWith("The store could not be opened at \"");
    }

    @ParameterizedTest
    @CsvSource({
        "jdbc:postgresql://host:5/db?user=me&password=pw, jdbc:postgresql://host:5/db",
        "jdbc:postgresql://me:pw@host/db,                 jdbc:postgresql://host/db",
        "jdbc:h2:mem:x;USER=me;PASSWORD=pw,               jdbc:h2:mem:x",
    })
    void secretsAreNotShown(String text, String shown) {
        assertThat(Place.of(text).shown()).isEqualTo(shown);
    }

    @Test
    void aServerThatDoesNotAnswerIsAFailure() {
        assertThatThrownBy(() -> Stores.open("jdbc:postgresql://127.0.0.1:1/x?password=pw"))
                .isInstanceOf(StoreFailed.class)
                .hasMessageStartingWith(
                        "The store could not be opened at jdbc:postgresql://127.0.0.1:1/x: ")
                .hasMessageNotContaining("pw");
    }
}
