package adjutant.conquest.action;

import adjutant.chance.Batch;
import adjutant.chance.Chance;
import adjutant.chance.Count;
import adjutant.chance.Die;
import adjutant.chance.Faces;
import adjutant.chance.IntTable;
import adjutant.chance.Marks;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.chance.Roll;
import adjutant.chance.Step;
import adjutant.chance.Tally;
import adjutant.chance.Track;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.army.RuleIndex;
import adjutant.conquest.army.SpecialRule;
import adjutant.conquest.army.UnitType;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Effect;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Whereabouts;
import adjutant.conquest.morale.Healing;
import adjutant.conquest.odds.Report;
import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.Ruling;
import adjutant.game.notation.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A Draw Event of a Regiment: a healing, or a rule gained for the Round.
 *
 * @rule CQ-DRAW-01
 * @rule CQ-SR-36
 * @rule CQ-SR-BIOTIC-RENEWAL
 * @rule CQ-HEAL-04
 * @rule CQ-DRAW-02
 * @rule CQ-DRAW-04
 */
final class DrawEventAction implements Procedure {
    private static final String REGENERATION = "Regeneration";
    private static final String BIOTIC_RENEWAL = "Biotic Renewal";
    private static final String OVERCHARGE = "Overcharge";
    private static final String FLUX_POWERED = "Flux-Powered";

    private final Battle battle;
    private final Command.DrawEvent command;
    private final Regiment regiment;
    private final Optional<SpecialRule> event;
    private final List<Finding> findings = new ArrayList<>();

    DrawEventAction(Battle battle, Command.DrawEvent command) {
        this.battle = battle;
        this.command = command;
        this.regiment = battle.ofCard(command.unit()).orElseThrow();
        this.event = drawn();
        boolean begun =
                battle.active()
                        .filter(active ->
                                active.unit().equals(command.unit()) && active.done().isEmpty())
                        .isPresent();
        if (!begun) {
            findings.add(
                    Finding.no(
                            ConquestClause.DRAW_01,
                            "Draw Events come when the card of "
                                    + command.unit()
                                    + " is drawn, before its Actions"));
        }
        battle.proceedings()
                .drawn()
                .map(name ->
                        Finding.no(
                                ConquestClause.ACT_04,
                                "the card has brought its Draw Event: " + name))
                .ifPresent(findings::add);
        if (regiment.whereabouts() instanceof Whereabouts.InReserve) {
            findings.add(Finding.no(ConquestClause.ACT_04, regiment.id() + " is not on the table"));
        }
        event.ifPresentOrElse(
                this::judge,
                () ->
                        findings.add(
                                Finding.no(
                                        ConquestClause.DRAW_01,
                                        command.unit() + " has no Draw Event " + command.event())));
    }

    private Optional<SpecialRule> drawn() {
        return events().filter(rule -> Names.key(rule.name()).equals(Names.key(command.event())))
                .findFirst();
    }

    /**
     * Those of the card that is drawn: a Character's own on his, the Regiment's and those of its
     * Characters on its own.
     *
     * @rule CQ-HERO-06
     */
    private Stream<SpecialRule> events() {
        Stream<SpecialRule> ofHeroes =
                regiment.heroes().stream()
                        .filter(hero -> isOfRegiment() || hero.id().equals(command.unit()))
                        .flatMap(hero -> hero.muster().profile().drawEvents().stream());
        return isOfRegiment()
                ? Stream.concat(regiment.profile().drawEvents().stream(), ofHeroes)
                : ofHeroes;
    }

    private boolean isOfRegiment() {
        return command.unit().equals(regiment.id());
    }

    private void judge(SpecialRule rule) {
        if (RuleIndex.shipped().special(rule.name()).isEmpty()) {
            findings.add(
                    Finding.no(
                            ConquestClause.DRAW_01,
                            rule.name() + " is shown by name and not applied"));
        }
        if (heals(rule) && regiment.isBroken()) {
            findings.add(
                    Finding.no(
                            ConquestClause.HEAL_04,
                            regiment.id() + " is Broken and cannot be healed"));
        }
        boolean choice =
                command.choice()
                        .filter(word -> word.equals("clash") || word.equals("attacks"))
                        .isPresent();
        if (rule.name().equals(FLUX_POWERED) && !choice) {
            findings.add(
                    Finding.no(
                            ConquestClause.SR_FLUX_POWERED,
                            "Flux-Powered needs a choice: clash or attacks"));
        }
        findings.add(Finding.yes(ConquestClause.DRAW_01, rule + " is drawn"));
    }

    private static boolean heals(SpecialRule rule) {
        return rule.name().equals(REGENERATION) || rule.name().equals(BIOTIC_RENEWAL);
    }

    @Override
    public Ruling ruling() {
        List<Finding> all = new ArrayList<>(findings);
        all.addAll(NotApplied.findings(List.of(regiment)));
        Facts.Tree facts =
                Facts.tree().put("notApplied", NotApplied.facts(List.of(regiment))).build();
        return Ruling.of(all, facts, this::chance);
    }

    /**
     * The die of Biotic Renewal; its points run on a track of their own.
     *
     * @rule CQ-DICE-01
     */
    private Chance chance() {
        if (event.filter(rule -> rule.name().equals(BIOTIC_RENEWAL)).isEmpty()) {
            return Chance.NONE;
        }
        boolean infantry = regiment.profile().type() == UnitType.INFANTRY;
        List<Marks> faces =
                IntStream.rangeClosed(1, Die.SIDES)
                        .mapToObj(face -> new Marks(infantry ? face : (face + 1) / 2, 0, 0))
                        .toList();
        Roll roll = Roll.last("heal", 0, new Die(faces, Faces.NONE));
        Track points =
                new Track(
                        "points",
                        Die.SIDES,
                        List.of(
                                new Track.Phase(
                                        "points", false, IntTable.filled(Die.SIDES + 1, 0))),
                        0,
                        0);
        Step pool =
                new Step.Pool(
                        "heal",
                        List.of(new Batch(Count.of(1), roll)),
                        0,
                        Tally.ALL,
                        "points",
                        Optional.empty(),
                        Optional.empty());
        return new Chance(List.of(points), List.of(pool));
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        SpecialRule rule = event.orElseThrow();
        List<Event> events = new ArrayList<>();
        events.add(new Event.EventDrawn(command.unit(), rule.toString()));
        events.addAll(brought(rule, outcome));
        return events;
    }

    private List<Event> brought(SpecialRule rule, Outcome outcome) {
        return switch (rule.name()) {
            case REGENERATION -> Balm.healed(regiment, regenerated(rule));
            case BIOTIC_RENEWAL ->
                    Balm.healed(
                            regiment,
                            healing(
                                    outcome.pools().getFirst().first(),
                                    Healing.Reach.CHARACTERS_FIRST));
            case OVERCHARGE -> List.of(new Event.MarksGained(regiment.id(), 1));
            default ->
                    List.of(
                            new Event.EffectGained(
                                    regiment.id(), new Effect(rule, command.choice())));
        };
    }

    /** Characters are left out, unless it is the Character's own: then only he is healed. */
    private Healing regenerated(SpecialRule rule) {
        int points = rule.x().orElse(1);
        return isOfRegiment()
                ? healing(points, Healing.Reach.ORDINARY_ONLY)
                : Healing.ofCharacter(regiment, command.unit(), points);
    }

    private Healing healing(int points, Healing.Reach reach) {
        return Balm.healing(battle, regiment, points, reach);
    }

    @Override
    public Report odds(Odds odds) {
        return Report.NOTHING;
    }

    @Override
    public Facts.Tree result(Outcome outcome) {
        SpecialRule rule = event.orElseThrow();
        Facts.Builder result = Facts.tree().put("event", rule.toString());
        switch (rule.name()) {
            case REGENERATION -> result.put("healed", regenerated(rule).healed());
            case BIOTIC_RENEWAL ->
                    result.put(
                            "healed",
                            healing(
                                            outcome.pools().getFirst().first(),
                                            Healing.Reach.CHARACTERS_FIRST)
                                    .healed());
            default -> {}
        }
        return result.build();
    }
}
