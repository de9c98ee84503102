package adjutant.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The browser of this machine; {@code scripts/browser.sh} finds it or installs it. */
final class Chromium implements AutoCloseable {
    private static final List<String> NAMES =
            List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");

    /** They keep it from looking anything up. */
    private static final List<String> QUIET =
            List.of(
                    "--disable-background-networking",
                    "--disable-component-update",
                    "--disable-sync",
                    "--no-first-run",
                    "--disable-quic");

    /** How long a window waits, in milliseconds; a machine that builds meanwhile is slow. */
    static final double PATIENCE = 20_000;

    private final Playwright playwright;
    private final Browser browser;

    private Chromium(Playwright playwright, Browser browser) {
        this.playwright = playwright;
        this.browser = browser;
    }

    /**
     * Starts it.
     *
     * @throws IllegalStateException where this machine has none
     */
    static Chromium start() {
        Path program =
                program()
                        .orElseThrow(() ->
                                new IllegalStateException(
                                        "no Chromium here: apt-get install chromium"
                                                + " fonts-dejavu-core, or set ADJUTANT_CHROMIUM"
                                                + " to its program"));
        Map<String, String> settings = new HashMap<>(System.getenv());
        settings.put("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
        onPath("node").ifPresent(node -> settings.put("PLAYWRIGHT_NODEJS_PATH", node.toString()));
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE);
        Playwright playwright = Playwright.create(new Playwright.CreateOptions().setEnv(settings));
        BrowserType.LaunchOptions options =
                new BrowserType.LaunchOptions().setExecutablePath(program).setArgs(QUIET);
        return new Chromium(playwright, playwright.chromium().launch(options));
    }

    Browser browser() {
        return browser;
    }

    private static Optional<Path> program() {
        Optional<String> named = Optional.ofNullable(System.getenv("ADJUTANT_CHROMIUM"));
        return named.isPresent()
                ? named.map(Path::of).filter(Files::isExecutable)
                : NAMES.stream().flatMap(name -> onPath(name).stream()).findFirst();
    }

    private static Optional<Path> onPath(String name) {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return Arrays.stream(path.split(File.pathSeparator, -1))
                .filter(folder -> !folder.isEmpty())
                .map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable)
                .findFirst();
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }
}
