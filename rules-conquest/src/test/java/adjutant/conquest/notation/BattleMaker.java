package adjutant.conquest.notation;

import adjutant.battlefield.formation.Place;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.battlefield.manoeuvre.Hand;
import adjutant.conquest.RulesConfig;
import adjutant.conquest.army.RuleIndex;
import adjutant.conquest.army.SpecialRule;
import adjutant.conquest.army.UnitClass;
import adjutant.conquest.battle.ActionKind;
import adjutant.conquest.battle.Activation;
import adjutant.conquest.battle.ArmySide;
import adjutant.conquest.battle.Array;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.CardStack;
import adjutant.conquest.battle.Effect;
import adjutant.conquest.battle.FixedLine;
import adjutant.conquest.battle.Hero;
import adjutant.conquest.battle.Marker;
import adjutant.conquest.battle.Mettle;
import adjutant.conquest.battle.Muster;
import adjutant.conquest.battle.Phase;
import adjutant.conquest.battle.Proceedings;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Spell;
import adjutant.conquest.battle.Stand;
import adjutant.conquest.battle.Status;
import adjutant.conquest.battle.Terrain;
import adjutant.conquest.battle.Whereabouts;
import adjutant.game.Side;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Makes battles of all kinds, any Stands lost and hurt, also in the middle of an Activation. */
final class BattleMaker {
    private static final List<RuleIndex.Entry> RULES = RuleIndex.shipped().entries();

    private final Random random;
    private final MusterMaker musters;
    private final List<Terrain> terrain = new ArrayList<>();

    BattleMaker(long seed) {
        this.random = new Random(seed);
        this.musters = new MusterMaker(random);
    }

    Battle battle() {
        RulesConfig.Preset preset = one(RulesConfig.Preset.values());
        List<Regiment> regiments = new ArrayList<>();
        for (int i = 0; i < 1 + random.nextInt(9); i++) {
            terrain.add(piece(i));
        }
        for (int i = 0; i < random.nextInt(12); i++) {
            regiments.add(regiment(i));
        }
        List<ArmySide> sides = List.of(side(Side.A), side(Side.B));
        return new Battle(
                config(preset.config()),
                preset,
                new Extent(Length.inches(400), Length.inches(400)),
                one("none", "bottleneck", "maelstrom", "grind-them-down"),
                new Battle.Clock(1 + random.nextInt(12), one(Phase.values()), one(Side.values())),
                Map.of(Side.A, random.nextInt(3), Side.B, random.nextInt(3)),
                sides,
                regiments,
                terrain,
                IntStream.range(0, random.nextInt(3)).mapToObj(this::marker).toList(),
                IntStream.range(0, random.nextInt(3)).mapToObj(this::spell).toList(),
                stacks(regiments),
                active(regiments),
                proceedings());
    }

    private Proceedings proceedings() {
        Proceedings now = Proceedings.NONE;
        Side side = one(Side.values());
        return switch (random.nextInt(7)) {
            case 0 -> now.turnedTo(side).withReady(side);
            case 1 -> now.withRolled(Map.of(Side.A, random.nextInt(8), Side.B, random.nextInt(8)));
            case 2 -> now.withOwed(side, Map.of(one(UnitClass.values()), 1 + random.nextInt(4)));
            case 3 ->
                    now.with(side, one(Proceedings.Policy.values()))
                            .withAbility(side, "the # \"last\"");
            case 4 -> now.concededBy(side);
            case 5 -> now.withLines(Map.of(side, Map.of(one(UnitClass.values()), line())));
            default -> now;
        };
    }

    private FixedLine line() {
        return new FixedLine(
                Length.micrometres(random.nextInt(1_000_000)),
                List.of("a1", "b-2"),
                random.nextBoolean()
                        ? Optional.of(Length.micrometres(random.nextInt(1_000_000)))
                        : Optional.empty());
    }

    private RulesConfig config(RulesConfig config) {
        return config.with("volleyCountsModels", Boolean.toString(random.nextBoolean()))
                        instanceof RulesConfig.Change.Changed(RulesConfig changed)
                ? changed
                : config;
    }

    private ArmySide side(Side side) {
        return new ArmySide(
                side,
                one(side.name(), "My \\ army", "faction", ""),
                Optional.empty(),
                random.nextBoolean()
                        ? Optional.of(one(ArmySide.TableEdge.values()))
                        : Optional.empty());
    }

    private Map<Side, CardStack> stacks(List<Regiment> regiments) {
        Map<Side, CardStack> stacks = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            switch (random.nextInt(3)) {
                case 0 -> stacks.put(side, new CardStack.Hidden(random.nextInt(9)));
                case 1 -> stacks.put(side, new CardStack.Known(cards(regiments, side)));
                default -> {}
            }
        }
        return stacks;
    }

    private static List<String> cards(List<Regiment> regiments, Side side) {
        List<String> cards = new ArrayList<>();
        for (Regiment regiment : regiments) {
            if (regiment.side() == side) {
                cards.add(regiment.id());
                regiment.heroes().forEach(hero -> cards.add(hero.id()));
            }
        }
        return cards;
    }

    private Optional<Activation> active(List<Regiment> regiments) {
        if (regiments.isEmpty() || random.nextBoolean()) {
            return Optional.empty();
        }
        Regiment regiment = regiments.get(random.nextInt(regiments.size()));
        String id = regiment.heroes().stream().findFirst().map(Hero::id).orElse(regiment.id());
        List<ActionKind> done =
                IntStream.range(0, random.nextInt(3))
                        .mapToObj(_ -> one(ActionKind.values()))
                        .toList();
        return Optional.of(new Activation(id, done));
    }

    private Terrain piece(int number) {
        boolean garrison = random.nextBoolean();
        Terrain.Ground ground =
                random.nextBoolean()
                        ? new Terrain.Ground.Rectangle(
                                point(0), new Extent(length(), length()), angle())
                        : new Terrain.Ground.Polygon(
                                List.of(new Point(10, 10), new Point(990_001, 7), point(200)));
        return new Terrain(
                "t" + number,
                one("forest", "big hill", "at", "house\u00a0"),
                random.nextInt(4),
                ground,
                garrison ? List.of("garrison", "obstructing") : List.of("hindering"),
                garrison ? OptionalInt.of(40) : OptionalInt.empty(),
                garrison ? OptionalInt.of(2) : OptionalInt.empty());
    }

    private Marker marker(int number) {
        Optional<Side> owner =
                random.nextBoolean() ? Optional.empty() : Optional.of(one(Side.values()));
        return new Marker("m" + number, owner, point(0), 1 + random.nextInt(3));
    }

    private Spell spell(int number) {
        return new Spell(
                "Spell " + number,
                random.nextBoolean() ? Optional.empty() : Optional.of(length()),
                1 + random.nextInt(6),
                random.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(4),
                random.nextInt(3),
                one(Spell.Scaling.values()),
                random.nextInt(3),
                effects());
    }

    private Regiment regiment(int number) {
        String id = one("a", "Unit_", "x-", "at", "side") + number;
        Muster muster = musters.regiment(id);
        Extent cell =
                new Extent(
                        Length.micrometres(muster.profile().type().standWidth()),
                        Length.micrometres(muster.profile().type().standDepth()));
        boolean gone = random.nextInt(10) == 0;
        Pose pose =
                new Pose(
                        new Point(
                                1_400_000 + number % 4 * 2_400_000L + random.nextInt(9_999),
                                1_400_000 + number / 4 * 2_400_000L + random.nextInt(9_999)),
                        random.nextBoolean() ? angle() : Angle.QUARTER);
        Array array =
                gone
                        ? new Array(1 + random.nextInt(4), List.of(), pose)
                        : array(id, muster, pose).trimmed(cell);
        return new Regiment(
                id,
                one(Side.values()),
                muster,
                array.files(),
                array.stands(),
                gone ? new Whereabouts.Gone() : whereabouts(array.pose(), number),
                mettle(array.stands()),
                statuses(),
                effects(),
                new Regiment.Tokens(random.nextBoolean(), random.nextInt(3)));
    }

    private Mettle mettle(List<Stand> stands) {
        int now = stands.size();
        int own = (int) stands.stream().filter(stand -> !stand.isCharacter()).count();
        OptionalInt baseline =
                random.nextBoolean()
                        ? OptionalInt.empty()
                        : OptionalInt.of(now + random.nextInt(2));
        return new Mettle(now + random.nextInt(3), baseline, own + random.nextInt(3));
    }

    private Set<Status> statuses() {
        Set<Status> statuses = EnumSet.noneOf(Status.class);
        for (Status status : Status.values()) {
            if (random.nextInt(4) == 0) {
                statuses.add(status);
            }
        }
        return statuses;
    }

    private List<Effect> effects() {
        return IntStream.range(0, random.nextInt(4)).mapToObj(_ -> effect()).toList();
    }

    private Effect effect() {
        String name = RULES.get(random.nextInt(RULES.size())).name();
        SpecialRule rule =
                random.nextBoolean()
                        ? SpecialRule.of(name)
                        : SpecialRule.of(name, 1 + random.nextInt(3));
        return new Effect(
                rule,
                random.nextBoolean()
                        ? Optional.empty()
                        : Optional.of(one("clash", "attacks", "none")));
    }

    private Whereabouts whereabouts(Pose pose, int number) {
        boolean garrison = number < terrain.size() && terrain.get(number).has("garrison");
        return switch (random.nextInt(4)) {
            case 0 -> new Whereabouts.InReserve(one(Whereabouts.Call.values()));
            case 1 ->
                    garrison
                            ? new Whereabouts.InGarrison("t" + number)
                            : new Whereabouts.OnTable(pose);
            default -> new Whereabouts.OnTable(pose);
        };
    }

    private Array array(String id, Muster muster, Pose pose) {
        int files = 1 + random.nextInt(6);
        int ranks = 1 + random.nextInt(4);
        Map<Place, Stand.Role> roles = new TreeMap<>();
        for (int file = 0; file < files; file++) {
            for (int rank = 0; rank < ranks; rank++) {
                if (random.nextInt(5) > 0) {
                    roles.put(new Place(file, rank), Stand.ORDINARY);
                }
            }
        }
        roles.put(new Place(random.nextInt(files), ranks), Stand.ORDINARY);
        attach(id, roles);
        if (!muster.profile().command().isEmpty() && random.nextInt(4) > 0) {
            List<Place> ordinary =
                    roles.keySet().stream()
                            .filter(place -> Stand.ORDINARY.equals(roles.get(place)))
                            .toList();
            roles.put(ordinary.get(random.nextInt(ordinary.size())), Stand.COMMAND);
        }
        int wounds = muster.profile().characteristics().wounds().number().orElseThrow();
        int hurt = random.nextInt(4);
        return new Array(files, stands(roles, wounds, hurt), pose);
    }

    private void attach(String id, Map<Place, Stand.Role> roles) {
        int count = random.nextInt(3);
        for (Place place : List.copyOf(roles.keySet())) {
            if (place.rank() == 0 && count > 0) {
                Hero hero =
                        new Hero(
                                id + "-c" + count,
                                musters.character(id + "-c" + count),
                                one(Hand.values()),
                                one(Hero.Rank.values()),
                                random.nextBoolean()
                                        ? OptionalInt.empty()
                                        : OptionalInt.of(1 + random.nextInt(4)),
                                one(Hero.Honour.values()));
                roles.put(place, new Stand.Role.Attached(hero));
                count--;
            }
        }
    }

    private List<Stand> stands(Map<Place, Stand.Role> roles, int wounds, int hurt) {
        List<Stand> stands = new ArrayList<>();
        roles.forEach((place, role) -> {
            int most =
                    role instanceof Stand.Role.Attached(Hero hero)
                            ? hero.muster()
                                    .profile()
                                    .characteristics()
                                    .wounds()
                                    .number()
                                    .orElseThrow()
                            : wounds;
            boolean wounded = hurt > 0 && random.nextInt(5) < hurt;
            stands.add(new Stand(place, role, wounded ? random.nextInt(most) : 0));
        });
        return stands;
    }

    private Point point(int least) {
        return new Point(least + random.nextInt(10_000_000), least + random.nextInt(10_000_000));
    }

    private Length length() {
        return Length.micrometres(1 + random.nextInt(1_000_000));
    }

    private Angle angle() {
        return new Angle(random.nextInt(360_000_000));
    }

    @SafeVarargs
    private final <T> T one(T... choices) {
        return choices[random.nextInt(choices.length)];
    }
}
