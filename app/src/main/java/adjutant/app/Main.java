package adjutant.app;

/** The program's entry. */
public final class Main {
    private Main() {}

    /** Prints how the program is used. */
    public static void main(String[] args) {
        System.out.println("Usage: adjutant COMMAND …");
    }
}
