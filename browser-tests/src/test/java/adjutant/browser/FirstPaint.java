package adjutant.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * How long a person waits. No test of the check, since machines are noisy: {@code
 * scripts/measure-browser.sh} runs it and prints what it finds.
 */
class FirstPaint {
    private static final Pattern ADDRESS = Pattern.compile("http://[0-9.:]+");
    private static final int TRIES = 7;

    /** Notes when the first thing that matters is on the page, and painted. */
    private static final String WATCH =
            """
            new MutationObserver((_, observer) => {
                if (!document.querySelector('[data-unit], select[id], form select')) return;
                observer.disconnect();
                requestAnimationFrame(() => setTimeout(() => (window.painted = performance.now())));
            }).observe(document, { childList: true, subtree: true });
            """;

    @Test
    void measure(@TempDir Path folder) throws IOException {
        try (Chromium chromium = Chromium.start()) {
            chromium.browser().newContext().close();
            List<Double> starts = new ArrayList<>();
            List<Double> tables = new ArrayList<>();
            for (int i = 0; i < TRIES; i++) {
                long began = System.nanoTime();
                Process server = serve(folder.resolve("store" + i));
                try {
                    String address = address(server);
                    painted(chromium.browser(), address + "/");
                    starts.add((System.nanoTime() - began) / 1e6);
                    String text = Battles.example("gda/mirror.battle");
                    tables.add(
                            painted(
                                    chromium.browser(),
                                    address + Match.open(address, Match.Wish.of(text)).link("A")));
                } finally {
                    server.destroy();
                }
            }
            print("server start to first page", starts, 3000);
            print("first paint of the table, cold cache", tables, 1500);
        }
    }

    private static Process serve(Path store) throws IOException {
        Path program = Path.of(System.getProperty("project.root", ".."), "adjutant");
        return new ProcessBuilder(
                        program.toString(), "serve", "--port", "0", "--store", store.toString())
                .redirectError(Files.createTempFile("adjutant", ".log").toFile())
                .start();
    }

    private static String address(Process server) throws IOException {
        BufferedReader lines = server.inputReader(StandardCharsets.UTF_8);
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            Matcher address = ADDRESS.matcher(line);
            if (address.find()) {
                return address.group();
            }
        }
        throw new IllegalStateException("the server has ended");
    }

    /** Milliseconds from the click to the paint, in a window that has never been there. */
    private static double painted(Browser browser, String url) {
        try (BrowserContext context = browser.newContext()) {
            context.addInitScript(WATCH);
            Page page = context.newPage();
            page.navigate(url);
            page.waitForFunction("() => window.painted !== undefined");
            return ((Number) page.evaluate("() => window.painted")).doubleValue();
        }
    }

    private static void print(String what, List<Double> millis, int most) {
        Collections.sort(millis);
        System.out.printf(
                "measured: %s: median %.0f ms, worst %.0f ms of %d (wanted: under %d ms)%n",
                what, millis.get(millis.size() / 2), millis.getLast(), millis.size(), most);
    }
}
