package adjutant.app.page;

import adjutant.chance.Law;

/** A law as a chart of horizontal bars, with the chance of at least as much beside them. */
final class LawChart {
    private static final String EIGHTHS = " ▏▎▍▌▋▊▉";
    private static final int PERCENT = 8;
    private static final int LEAST_BAR = 4;
    private static final int WIDEST_BAR = 60;

    private final Law law;
    private final Page page;
    private final int number;
    private final int bar;
    private final boolean tails;
    private final double most;

    private LawChart(Law law, Page page) {
        this.law = law;
        this.page = page;
        this.number = 4 + String.valueOf(law.size()).length();
        int room = page.look().width() - number - 2 * PERCENT - 3;
        this.tails = room > 0;
        this.bar = room >= LEAST_BAR ? Math.min(room, WIDEST_BAR) : 0;
        double highest = 0;
        for (double p : law.toArray()) {
            highest = Math.max(highest, p);
        }
        this.most = highest;
    }

    /** Adds a law's chart with its name, mean and standard deviation above it. */
    static void draw(String name, Law law, int indent, Page page) {
        page.gap();
        page.heading(indent, title(name, law));
        new LawChart(law, page).rows();
    }

    /** A law in one line: its name, mean and standard deviation. */
    static String title(String name, Law law) {
        return Figures.words(name)
                + ": mean "
                + Figures.decimal(law.mean())
                + ", sd "
                + Figures.decimal(law.sd());
    }

    private void rows() {
        page.line(row("", "exactly", "", "at least"));
        int first = 0;
        int last = law.size() - 1;
        while (first < last && Figures.isNothing(law.at(first))) {
            first++;
        }
        while (last > first && Figures.isNothing(law.at(last))) {
            last--;
        }
        for (int k = first; k <= last; k++) {
            String tail = k == 0 ? "" : Figures.percent(Math.min(1, law.atLeast(k)));
            page.line(row(String.valueOf(k), Figures.percent(law.at(k)), bar(law.at(k)), tail));
        }
        note(first, last);
    }

    private String row(String k, String exactly, String drawn, String atLeast) {
        String left = " ".repeat(Math.max(0, number - k.length())) + k + right(exactly) + "  ";
        String middle = drawn + " ".repeat(Math.max(0, bar - drawn.length()));
        return left + (bar == 0 ? "" : middle + " ") + (tails ? right(atLeast) : "");
    }

    private static String right(String text) {
        return " ".repeat(Math.max(0, PERCENT - text.length())) + text;
    }

    private String bar(double p) {
        if (bar == 0 || most == 0) {
            return "";
        }
        int eighths = (int) Math.round(8 * bar * p / most);
        if (page.look().glyphs() == Look.Glyphs.ASCII) {
            return "#".repeat((eighths + 4) / 8);
        }
        String rest = eighths % 8 == 0 ? "" : EIGHTHS.substring(eighths % 8, eighths % 8 + 1);
        return "█".repeat(eighths / 8) + rest;
    }

    private void note(int first, int last) {
        String below = first == 0 ? "" : span(0, first - 1);
        String above = last == law.size() - 1 ? "" : span(last + 1, law.size() - 1);
        if (!below.isEmpty() || !above.isEmpty()) {
            String both = below.isEmpty() || above.isEmpty() ? "" : " and ";
            page.paragraph(4, 0, "(under 0.05 % each: " + below + both + above + ")");
        }
    }

    private static String span(int first, int last) {
        return first == last ? String.valueOf(first) : first + " to " + last;
    }
}
