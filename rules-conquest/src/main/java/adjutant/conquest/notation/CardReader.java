package adjutant.conquest.notation;

import adjutant.conquest.battle.ActionKind;
import adjutant.conquest.battle.Activation;
import adjutant.conquest.battle.CardStack;
import adjutant.game.Side;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Names;
import adjutant.game.notation.Word;
import adjutant.game.notation.WordReader;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reads {@code stack} and {@code active} statements.
 *
 * @rule CQ-CMD-01
 * @rule CQ-ACT-07
 */
final class CardReader {
    private static final Key DID =
            Key.list("did", "none, or Actions parted by commas, such as march,clash");
    private static final Key FREE =
            Key.list("free", "none, or free Actions parted by commas, such as reform");

    private final List<Fault> faults;
    private final Map<String, Side> cards;
    private final Map<Side, CardStack> stacks = new EnumMap<>(Side.class);
    private Optional<Activation> active = Optional.empty();
    private boolean activeSeen;

    /**
     * A reader.
     *
     * @param cards the side of each Regiment and Character, by id
     */
    CardReader(List<Fault> faults, Map<String, Side> cards) {
        this.faults = faults;
        this.cards = Map.copyOf(cards);
    }

    Map<Side, CardStack> stacks() {
        return stacks;
    }

    Optional<Activation> active() {
        return active;
    }

    void stack(WordReader words) {
        Optional<Side> side =
                words.word("A or B", word -> Values.side(word).isPresent()).flatMap(Values::side);
        CardStack stack = words.skip("hidden") ? hidden(words) : known(words, side);
        words.end();
        if (side.isPresent() && stacks.putIfAbsent(side.get(), stack) != null) {
            faults.add(
                    words.statement().fault("a second stack of " + side.get(), "one stack a side"));
        }
    }

    private static CardStack hidden(WordReader words) {
        return new CardStack.Hidden(words.whole("how many cards", 0, 200).orElse(0));
    }

    private CardStack known(WordReader words, Optional<Side> side) {
        String expected = "cards parted by commas, hidden and their number, or none";
        if (!words.hasNext()) {
            words.fault(expected);
            return new CardStack.Known(List.of());
        }
        if (words.skip("none")) {
            return new CardStack.Known(List.of());
        }
        List<String> known = new ArrayList<>();
        for (Word part : Values.parts(Values.list(words))) {
            Side owner = cards.get(part.text());
            if (owner == null) {
                words.fault(part, Names.oneOf("the id of a card", part.text(), cards.keySet()));
            } else if (side.filter(each -> each != owner).isPresent()) {
                words.fault(part, "a card of side " + side.get());
            } else if (known.contains(part.text())) {
                words.fault(part, "each card once");
            } else {
                known.add(part.text());
            }
        }
        return new CardStack.Known(known);
    }

    void active(WordReader words) {
        Optional<Word> unit = words.word("the id of a Regiment or Character");
        if (unit.isPresent() && !cards.containsKey(unit.get().text())) {
            words.fault(
                    unit.get(),
                    Names.oneOf(
                            "the id of a Regiment or Character",
                            unit.get().text(),
                            cards.keySet()));
        }
        Fields fields = new Fields(words, faults, List.of(DID, FREE));
        List<ActionKind> done = actions(fields, DID);
        List<ActionKind> free = actions(fields, FREE);
        if (activeSeen) {
            faults.add(words.statement().fault("\"active\" again", "one such statement"));
        }
        activeSeen = true;
        active = unit.map(word -> new Activation(word.text(), done, free));
    }

    private static List<ActionKind> actions(Fields fields, Key key) {
        List<Word> parts = Values.parts(fields.words(key));
        if (parts.size() == 1 && parts.getFirst().text().equals("none")) {
            return List.of();
        }
        return parts.stream().flatMap(part -> action(fields, part).stream()).toList();
    }

    private static Optional<ActionKind> action(Fields fields, Word word) {
        Optional<ActionKind> action = Values.of(word, ActionKind.values(), ActionKind::word);
        if (action.isEmpty()) {
            List<String> all = Stream.of(ActionKind.values()).map(ActionKind::word).toList();
            fields.fault(word, Names.oneOf("an Action", word.text(), all));
        }
        return action;
    }
}
