package adjutant.conquest.notation;

import adjutant.conquest.battle.Command;

public final class CommandWriter {
    private CommandWriter() {}

    public static String write(Command c) {
        return c.toString();
    }
}
