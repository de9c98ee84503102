package adjutant.app.cli;

import adjutant.game.Resources;
import picocli.CommandLine.IVersionProvider;

/** The version of the program. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        String version = Resources.text(Version.class, "/adjutant/app/version.txt").strip();
        return new String[] {"adjutant " + version, "Java " + Runtime.version()};
    }
}
