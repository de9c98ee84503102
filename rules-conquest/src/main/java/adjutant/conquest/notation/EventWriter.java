package adjutant.conquest.notation;

import adjutant.conquest.battle.Event;

public final class EventWriter {
    private EventWriter() {}

    public static String write(Event c) {
        return c.toString();
    }
}
