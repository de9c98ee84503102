package adjutant.app.cli;

import adjutant.app.cli.Adjutant.Form;

/** A bar on the standard error of a terminal that says how far a long run has come. */
final class Progress {
    private static final int CELLS = 40;

    private final Shell shell;
    private final int all;
    private final Form form;
    private int done;
    private int drawn = -1;

    /**
     * A bar.
     *
     * @param all how many steps there are
     * @param form the form of the answer; a bar is drawn beside a page on a terminal only
     */
    Progress(Shell shell, int all, Form form) {
        this.shell = shell;
        this.all = all;
        this.form = form;
    }

    private boolean isShown() {
        return form == Form.PAGE && shell.output() == Shell.Output.TERMINAL;
    }

    /** Some steps were done; from any thread. */
    synchronized void done(int steps) {
        done += steps;
        int cells = (int) ((long) CELLS * done / all);
        if (isShown() && cells != drawn) {
            drawn = cells;
            shell.err()
                    .print(
                            "\r["
                                    + "#".repeat(cells)
                                    + ".".repeat(CELLS - cells)
                                    + "] "
                                    + done
                                    + "/"
                                    + all);
            shell.err().flush();
        }
    }

    /** The bar is taken away. */
    synchronized void end() {
        if (isShown()) {
            shell.err().print("\r" + " ".repeat(CELLS + 24) + "\r");
            shell.err().flush();
        }
    }
}
