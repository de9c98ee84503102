package adjutant.app.store;

import java.util.Arrays;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationVersion;
import org.flywaydb.core.api.exception.FlywayValidateException;

/** The tables, brought to the version that this program knows. */
final class Schema {
    private static final String SCRIPTS = "classpath:adjutant/app/store";

    private Schema() {}

    /**
     * Makes or renews the tables of a database.
     *
     * @throws StoreFailed if they were made by a newer program; nothing was changed then
     * @throws org.flywaydb.core.api.FlywayException if the tables are not ours, or cannot be made
     */
    static void prepare(DataSource database, String tried) {
        Flyway flyway =
                Flyway.configure()
                        .dataSource(database)
                        .loggers("slf4j")
                        .locations(SCRIPTS)
                        .ignoreMigrationPatterns(new String[0])
                        .load();
        try {
            flyway.migrate();
        } catch (FlywayValidateException e) {
            refuseNewer(flyway.info().all(), tried);
            throw e;
        }
    }

    private static void refuseNewer(MigrationInfo[] steps, String tried) {
        Arrays.stream(steps)
                .filter(step -> step.getState().isApplied() && !step.getState().isResolved())
                .map(MigrationInfo::getVersion)
                .max(MigrationVersion::compareTo)
                .ifPresent(version -> {
                    throw new StoreFailed(
                            tried,
                            "its tables have version %s, made by a newer program"
                                    .formatted(version));
                });
    }
}
