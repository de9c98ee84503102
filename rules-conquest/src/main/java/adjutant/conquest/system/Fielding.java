package adjutant.conquest.system;

import adjutant.battlefield.geometry.Point;
import adjutant.conquest.army.Characteristics;
import adjutant.conquest.army.Profile;
import adjutant.conquest.army.Profiles;
import adjutant.conquest.army.Stat;
import adjutant.conquest.battle.ArmySide.TableEdge;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.notation.BattleReader;
import adjutant.conquest.notation.BattleWriter;
import adjutant.conquest.roster.ArmyList;
import adjutant.conquest.roster.ArmyWriter;
import adjutant.conquest.scenario.Scenario;
import adjutant.conquest.scenario.Scenarios;
import adjutant.game.Roster;
import adjutant.game.Side;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Names;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Statements;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A battle between two armies, about to begin: everything in Reinforcements.
 *
 * @rule CQ-REINF-01
 * @rule CQ-FIELD-01
 */
final class Fielding {
    private static final Set<String> OPTIONS = Set.of("scenario", "edition", "table");

    private final List<Fault> faults = new ArrayList<>();
    private final List<String> lines = new ArrayList<>();

    private Fielding() {}

    static Parsed<String> of(List<Roster> armies, Map<String, String> options, Profiles profiles) {
        Fielding fielding = new Fielding();
        fielding.frame(options);
        if (armies.size() != 2) {
            fielding.faults.add(new Fault(0, 0, armies.size() + " armies", "two armies"));
        }
        for (int i = 0; i < Math.min(2, armies.size()); i++) {
            fielding.army(armies.get(i), Side.values()[i], profiles);
        }
        return fielding.text(profiles);
    }

    private void frame(Map<String, String> options) {
        options.keySet().stream()
                .filter(key -> !OPTIONS.contains(key))
                .forEach(key -> faults.add(new Fault(0, 0, key, "scenario, edition or table")));
        lines.add("edition " + options.getOrDefault("edition", "documents"));
        lines.add("table " + options.getOrDefault("table", "72 48"));
        String name = options.getOrDefault("scenario", "bottleneck");
        Optional<Scenario> scenario = Scenarios.find(name);
        if (scenario.isEmpty()) {
            String expected = Names.oneOf("the name of a scenario", name, Scenarios.names());
            faults.add(new Fault(0, 0, name, expected));
        }
        scenario.ifPresent(this::scenario);
        lines.add("round 1 phase setup");
    }

    private void scenario(Scenario scenario) {
        lines.add("scenario " + scenario.name());
        int number = 1;
        for (Scenario.Objective marker : scenario.markers()) {
            lines.add(
                    "marker m"
                            + number
                            + " side "
                            + owner(marker)
                            + " at "
                            + at(marker.at())
                            + " wounds "
                            + marker.wounds());
            number++;
        }
    }

    /** Markers are given by the axes of the layouts: side A has the bottom edge. */
    private static String owner(Scenario.Objective marker) {
        return marker.home().map(edge -> edge == TableEdge.BOTTOM ? "A" : "B").orElse("neutral");
    }

    private static String at(Point point) {
        return BattleWriter.point(point);
    }

    private void army(Roster roster, Side side, Profiles profiles) {
        String prefix = side.name().toLowerCase(java.util.Locale.ROOT);
        Parsed<List<String>> written =
                ArmyList.read(roster, profiles)
                        .then(list -> ArmyWriter.lines(list.army(), side, prefix));
        switch (written) {
            case Parsed.Good<List<String>>(List<String> own) -> lines.addAll(own);
            case Parsed.Bad<List<String>>(List<Fault> bad) ->
                    bad.forEach(fault ->
                            faults.add(
                                    new Fault(
                                            fault.line(),
                                            fault.column(),
                                            "side " + side + ": " + fault.found(),
                                            fault.expected())));
        }
    }

    private Parsed<String> text(Profiles profiles) {
        if (!faults.isEmpty()) {
            return new Parsed.Bad<>(faults);
        }
        String text = String.join("\n", lines) + "\n";
        Parsed<Battle> battle = Statements.read(text).then(all -> BattleReader.read(all, profiles));
        return battle.then(Fielding::whole);
    }

    /** The battle in canonical notation, where every value it needs is known. */
    private static Parsed<String> whole(Battle battle) {
        List<Fault> unknown = new ArrayList<>();
        for (Regiment regiment : battle.regiments()) {
            unknown(regiment.id(), regiment.profile(), unknown);
            if (regiment.profile().unitClass().isEmpty()) {
                String found = "the Class of " + regiment.id() + ", " + regiment.profile().name();
                unknown.add(new Fault(0, 0, found, "a known Class"));
            }
            regiment.heroes().forEach(hero -> unknown(hero.id(), hero.muster().profile(), unknown));
        }
        return Parsed.of(BattleWriter.write(battle), unknown);
    }

    private static void unknown(String id, Profile profile, List<Fault> unknown) {
        Characteristics values = profile.characteristics();
        Map<String, Stat> needed = new LinkedHashMap<>();
        needed.put("M", values.march());
        needed.put("C", values.clash());
        needed.put("A", values.attacks());
        needed.put("W", values.wounds());
        needed.put("R", values.resolve());
        needed.put("D", values.defense());
        needed.put("E", values.evasion());
        if (!profile.barrages().isEmpty()) {
            needed.put("V", values.volley());
        }
        needed.forEach((name, stat) -> {
            if (stat instanceof Stat.Unknown) {
                unknown.add(
                        new Fault(
                                0,
                                0,
                                name + " of " + id + ", " + profile.name() + ": unknown",
                                "a known value: every one that a battle needs"));
            }
        });
    }
}
