package adjutant.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Tracing;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** One test at the club: its windows, and what went wrong in them. */
final class Evening {
    private static final Path KEPT = Path.of("target", "browser");

    private final Club club;
    private final String name;
    private final List<BrowserContext> contexts = new ArrayList<>();
    private final List<String> troubles = new ArrayList<>();

    Evening(Club club, String name) {
        this.club = club;
        this.name = name;
    }

    /** A window as large as a small laptop. */
    Window window() {
        return window(1280, 800, ColorScheme.LIGHT);
    }

    /** A window of its own, which shares nothing with others. */
    Window window(int width, int height, ColorScheme scheme) {
        BrowserContext context =
                club.browser()
                        .newContext(
                                new Browser.NewContextOptions()
                                        .setBaseURL(club.address())
                                        .setViewportSize(width, height)
                                        .setColorScheme(scheme)
                                        .setLocale("en-GB"));
        context.setDefaultTimeout(Chromium.PATIENCE);
        context.tracing().start(new Tracing.StartOptions().setSnapshots(true));
        contexts.add(context);
        Page page = context.newPage();
        page.onPageError(error -> troubles.add("error: " + error));
        page.onConsoleMessage(message -> {
            // A browser calls every answer 400 an error; here it is how a fault is told.
            if (message.type().equals("error") && !message.text().contains("400 (Bad Request)")) {
                troubles.add(message.text());
            }
        });
        return new Window(page);
    }

    /** Opens a match over HTTP, as a body in JSON asks. */
    Match match(Match.Wish wish) {
        return Match.open(club.address(), wish);
    }

    /** Closes the windows; of a test that failed it keeps what they showed and did. */
    void end(boolean failed) {
        for (int i = 0; i < contexts.size(); i++) {
            BrowserContext context = contexts.get(i);
            if (failed) {
                Path kept = KEPT.resolve(name);
                for (Page page : context.pages()) {
                    page.screenshot(
                            new Page.ScreenshotOptions()
                                    .setPath(kept.resolve("window-" + i + ".png")));
                }
                context.tracing()
                        .stop(
                                new Tracing.StopOptions()
                                        .setPath(kept.resolve("window-" + i + ".zip")));
            }
            context.close();
        }
    }

    void assertNothingWentWrong() {
        assertThat(troubles).as("what the browser complains of").isEmpty();
    }
}
