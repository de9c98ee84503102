package adjutant.conquest.battles;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.conquest.battle.Activation;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.CardStack;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Phase;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Status;
import adjutant.conquest.battle.Whereabouts;
import adjutant.game.Side;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What may happen once a Round only, followed through a battle. */
final class RoundWatch {
    private final Set<String> activated = new HashSet<>();
    private final Map<Side, List<String>> drawn = new EnumMap<>(Side.class);
    private Optional<String> card = Optional.empty();

    /** Looks at one event. */
    void sees(Battle before, Event event, Battle after) {
        switch (event) {
            case Event.CardLeft(Side side, String id, Event.CardLeft.Way way) -> {
                assertThat(top(before, side)).as("top card of side %s", side).contains(id);
                boolean own = before.ofCard(id).map(unit -> unit.side() == side).orElse(true);
                assertThat(own).as("card of side %s", side).isTrue();
                drawn.computeIfAbsent(side, _ -> new ArrayList<>()).add(id);
                card = way == Event.CardLeft.Way.DRAWN ? Optional.of(id) : card;
            }
            case Event.Activated(String unit) -> {
                assertThat(card).as("the card drawn").contains(unit);
                assertThat(activated.add(unit)).as("%s activated once a Round", unit).isTrue();
            }
            case Event.Gained(String unit, Status status) ->
                    assertThat(status == Status.ACTIVATED && before.regiment(unit).is(status))
                            .as("%s activated twice", unit)
                            .isFalse();
            case Event.RoundBegan(int round) -> {
                assertThat(round).isEqualTo(before.clock().round() + 1);
                everybodyActed(before);
                activated.clear();
                drawn.clear();
            }
            default -> {}
        }
        statuses(after);
        scores(before, after);
    }

    private void everybodyActed(Battle battle) {
        for (Regiment regiment : battle.onTable()) {
            assertThat(activated).as("activated this Round").contains(regiment.id());
            assertThat(regiment.is(Status.ACTIVATED)).as(regiment.id()).isTrue();
        }
    }

    private static Optional<String> top(Battle battle, Side side) {
        return battle.stacks().get(side) instanceof CardStack.Known(List<String> cards)
                ? cards.stream().findFirst()
                : Optional.empty();
    }

    private void statuses(Battle battle) {
        Optional<String> active = battle.active().map(Activation::unit);
        for (Regiment regiment : battle.regiments()) {
            String id = regiment.id();
            if (regiment.isGone()) {
                continue;
            }
            boolean acts = active.filter(id::equals).isPresent();
            boolean inspired = regiment.is(Status.INSPIRED);
            assertThat(inspired && !acts).as("%s Inspired and not active", id).isFalse();
            assertThat(regiment.is(Status.ACTIVATED) && acts).as("%s acts again", id).isFalse();
            assertThat(regiment.is(Status.ACTIVATED) && !activated.contains(id))
                    .as("%s has had no Activation", id)
                    .isFalse();
            boolean waits = regiment.whereabouts() instanceof Whereabouts.InReserve;
            assertThat(regiment.is(Status.ARRIVED) && waits).as("%s arrived", id).isFalse();
            assertThat(waits && regiment.isBroken()).as("%s Broken in reserve", id).isFalse();
            boolean wide = regiment.files() <= regiment.stands().size();
            assertThat(wide).as("files of %s", id).isTrue();
        }
        boolean action = battle.clock().phase() == Phase.ACTION;
        assertThat(active.isEmpty() || action).as("active in the Action phase only").isTrue();
    }

    private static void scores(Battle before, Battle after) {
        for (Side side : Side.values()) {
            assertThat(after.scores().getOrDefault(side, 0))
                    .isGreaterThanOrEqualTo(before.scores().getOrDefault(side, 0));
        }
    }
}
