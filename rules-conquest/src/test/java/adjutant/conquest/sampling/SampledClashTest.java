package adjutant.conquest.sampling;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.conquest.contact.Contacts;
import adjutant.conquest.contact.Facing;
import adjutant.conquest.contact.Meeting;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Thrown dice against the odds that are told, in random situations. */
class SampledClashTest {
    private static final long SEED = 2_026;
    private static final int SITUATIONS = 200;
    private static final int GAMES = 20_000;
    private static final double BELIEVED = 1e-6;

    @Test
    void thrownDiceFallAsTheOddsSay() {
        System.out.println(
                "situations " + SEED + " to " + (SEED + SITUATIONS - 1) + ", dice the same");
        List<String> wrong = new ArrayList<>();
        for (long seed = SEED; seed < SEED + SITUATIONS; seed++) {
            Situation situation = Situations.of(seed);
            for (Sample.Comparison each : Sample.of(situation, seed, GAMES)) {
                if (!(each.p() >= BELIEVED)) {
                    wrong.add("seed " + seed + ", " + each + "\n" + situation.text());
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    @Test
    void theSituationsHoldWhatTheyShould() {
        Set<String> held = new HashSet<>();
        LongStream.range(SEED, SEED + SITUATIONS)
                .mapToObj(Situations::of)
                .forEach(situation -> held(situation, held));
        assertThat(held)
                .contains("front", "flank", "rear", "own front", "own flank", "own rear")
                .contains("two enemies", "two targets", "a shared Stand", "support")
                .contains(
                        "character", "broken", "gap not touched", "hits back", "one Stand touches");
        assertThat(held).contains("documents", "second_edition");
    }

    private static void held(Situation situation, Set<String> held) {
        Contacts contacts = Contacts.of(situation.battle(), situation.battle().regiment("a1"));
        held.add(situation.battle().preset().name().toLowerCase(java.util.Locale.ROOT));
        note(held, contacts.meetings().size() > 1, "two enemies");
        note(held, situation.ruling().chance().steps().size() > 1, "two targets");
        note(
                held,
                situation.ruling().chance().tracks().size()
                        > situation.ruling().chance().steps().size(),
                "hits back");
        note(held, situation.text().contains("character ca1"), "character");
        note(held, situation.text().contains("broken"), "broken");
        note(held, contacts.engaged().size() < contacts.regiment().stands().size(), "support");
        note(
                held,
                contacts.regiment().stands().stream()
                        .anyMatch(stand -> contacts.engagedWith(stand.place()).size() > 1),
                "a shared Stand");
        contacts.meetings().forEach(meeting -> held(meeting, held));
    }

    private static void held(Meeting meeting, Set<String> held) {
        held.add(meeting.enemy().facing().word());
        held.add("own " + meeting.own().facing().word());
        note(
                held,
                !meeting.own().touching().containsAll(meeting.own().engaged()),
                "gap not touched");
        boolean alone =
                meeting.own().touching().size() == 1 && meeting.enemy().touching().size() == 1;
        note(held, alone && meeting.enemy().facing() == Facing.FRONT, "one Stand touches");
    }

    private static void note(Set<String> held, boolean holds, String what) {
        if (holds) {
            held.add(what);
        }
    }
}
