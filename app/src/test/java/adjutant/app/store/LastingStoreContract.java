package adjutant.app.store;

import static adjutant.app.store.Rows.row;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What a store keeps to that outlives its program. */
abstract class LastingStoreContract extends StoreContract {
    private static final List<Logger> WARNINGS =
            List.of(
                    Logger.getLogger(PostgresHints.class.getName()),
                    Logger.getLogger("com.zaxxer.hikari.pool"),
                    Logger.getLogger("org.flywaydb.core"));

    @Test
    void aStoreOpenedAgainHoldsEverything() {
        List<Row> rows = List.of(row(0, "a"), row(1));
        store.create("m", rows);
        reopen();
        assertThat(store.since("m", Store.NOTHING)).isEqualTo(rows);
        assertThat(store.append("m", 1, List.of(row(2)))).isEqualTo(new Appended.Done(2));
        reopen();
        assertThat(store.since("m", 1)).containsExactly(row(2));
    }

    @Test
    void tablesOfANewerProgramAreRefused() throws SQLException {
        store.create("m", List.of(row(0)));
        store.close();
        change(
                """
                insert into "flyway_schema_history" ("installed_rank", "version", "description",
                    "type", "script", "installed_by", "execution_time", "success")
                values (2, '7', 'to come', 'SQL', 'V7__to_come.sql', 'me', 1, true)
                """);
        assertThatThrownBy(() -> Stores.open(place()))
                .isInstanceOf(StoreFailed.class)
                .hasMessageContaining("have version 7, made by a newer program");
        change("delete from \"flyway_schema_history\" where \"installed_rank\" = 2");
        reopen();
        assertThat(store.exists("m")).isTrue();
    }

    @Test
    void changedTablesAreRefused() throws SQLException {
        store.close();
        change("update \"flyway_schema_history\" set \"checksum\" = 1 where \"version\" = '1'");
        assertThatThrownBy(() -> Stores.open(place()))
                .isInstanceOf(StoreFailed.class)
                .hasMessageContaining("be opened at " + Place.of(place()).shown() + ": ");
    }

    @Test
    void aFirstStartThatWasKilledIsMadeGood() throws SQLException {
        store.create("m", List.of(row(0)));
        store.close();
        change("delete from \"flyway_schema_history\"");
        expectWarnings();
        reopen();
        assertThat(store.exists("m")).isTrue();
    }

    /** Keeps quiet what libraries have to say of the trouble that a test makes. */
    static void expectWarnings() {
        WARNINGS.forEach(logger -> logger.setLevel(Level.OFF));
    }

    @AfterEach
    void expectNoWarnings() {
        WARNINGS.forEach(logger -> logger.setLevel(null));
    }

    /** Closes the store and opens it again. */
    final void reopen() {
        store.close();
        store = Stores.open(place());
    }

    /** Changes the database behind the store's back. */
    final void change(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection(Place.of(place()).url());
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
