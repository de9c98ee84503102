package adjutant.conquest.roster;

import adjutant.conquest.ConquestClause;
import adjutant.conquest.army.Option;
import adjutant.conquest.army.Profile;
import adjutant.conquest.army.ProfileKind;
import adjutant.conquest.army.Stat;
import adjutant.conquest.army.UnitType;
import adjutant.conquest.battle.Hero;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What is wrong with an army, all of it.
 *
 * @rule CQ-ARMY-06
 */
final class ArmyFaults {
    /**
     * Regiments of a Warband, at most.
     *
     * @rule CQ-ARMY-03
     */
    private static final int MOST_REGIMENTS = 4;

    private final Army army;
    private final List<Remark> faults = new ArrayList<>();

    private ArmyFaults(Army army) {
        this.army = army;
    }

    static List<Remark> of(Army army) {
        ArmyFaults faults = new ArmyFaults(army);
        faults.limit();
        faults.warlord();
        for (Warband warband : army.warbands()) {
            faults.warband(warband);
            faults.faults.addAll(WarbandTable.faults(warband));
        }
        faults.oncePerArmy();
        return faults.faults;
    }

    private void fault(ConquestClause clause, int line, String text) {
        faults.add(new Remark(clause, line, text));
    }

    private void limit() {
        long points = army.entries().stream().mapToLong(Entry::counted).sum();
        if (army.limit().isPresent() && points > army.limit().getAsInt()) {
            int limit = army.limit().getAsInt();
            String text = points + " points, " + (points - limit) + " over the limit of " + limit;
            fault(ConquestClause.ARMY_06, army.totalLine(), text);
        }
    }

    private void warlord() {
        List<Warband> warlords =
                army.warbands().stream().filter(each -> each.rank() == Hero.Rank.WARLORD).toList();
        if (warlords.isEmpty()) {
            fault(ConquestClause.ARMY_02, 0, "no Character is the Warlord; one must be");
        }
        for (Warband other : warlords.stream().skip(1).toList()) {
            String text = name(other) + " is a second Warlord beside " + name(warlords.getFirst());
            fault(ConquestClause.ARMY_02, line(other), text);
        }
        for (Warband warband : warlords) {
            boolean never = note(warband.character().orElseThrow(), "cannotBeWarlord").isPresent();
            if (never) {
                fault(
                        ConquestClause.ARMY_02,
                        line(warband),
                        name(warband) + " cannot be the Warlord");
            }
        }
    }

    private void warband(Warband warband) {
        warband.character()
                .ifPresentOrElse(this::character, () -> leaderless(warband.regiments().getFirst()));
        size(warband);
        company(warband);
        warband.regiments().forEach(this::regiment);
    }

    private void leaderless(Entry first) {
        String text = first.name() + " stands in no Warband: no Character stands before it";
        fault(ConquestClause.ARMY_02, first.line(), text);
    }

    private void character(Entry character) {
        if (character.profile().filter(each -> each.kind() == ProfileKind.REGIMENT).isPresent()) {
            String text = character.name() + " is a Regiment and leads no Warband";
            fault(ConquestClause.ARMY_02, character.line(), text);
        }
    }

    private void size(Warband warband) {
        List<Entry> regiments = warband.regiments();
        if (regiments.size() > MOST_REGIMENTS) {
            String text = regiments.size() + " Regiments in " + whose(warband) + ", at most ";
            fault(
                    ConquestClause.ARMY_03,
                    regiments.get(MOST_REGIMENTS).line(),
                    text + MOST_REGIMENTS);
        }
        if (regiments.isEmpty() && !warband.isItsOwnRegiment()) {
            String text = "no Regiment in " + whose(warband) + ", at least 1";
            fault(ConquestClause.ARMY_03, line(warband), text);
        }
    }

    /** Whether the Character has a Regiment that he may join, as far as all are known. */
    private void company(Warband warband) {
        Optional<Profile> he =
                warband.character()
                        .flatMap(Entry::profile)
                        .filter(each -> each.kind() == ProfileKind.CHARACTER);
        boolean allKnown =
                warband.regiments().stream().allMatch(each -> each.profile().isPresent());
        if (he.isEmpty() || !allKnown || warband.joined().isPresent()) {
            return;
        }
        List<Entry> ofType = warband.regiments().stream().filter(warband::isOfHisType).toList();
        if (ofType.isEmpty() && !warband.regiments().isEmpty()) {
            UnitType type = he.get().type();
            String text = "no Regiment of Type " + type + " that " + name(warband) + " could join";
            fault(ConquestClause.ARMY_03, line(warband), text);
        }
        ofType.stream().findFirst().ifPresent(first -> notTaken(warband, first));
    }

    private void notTaken(Warband warband, Entry regiment) {
        boolean irregular =
                regiment.profile().flatMap(each -> each.rule(Warband.IRREGULAR)).isPresent()
                        && note(regiment, "noCharacter").isEmpty();
        String text =
                irregular
                        ? regiment.name() + " is Irregular and " + name(warband) + " is not"
                        : regiment.name() + " takes no Character";
        fault(
                irregular ? ConquestClause.SR_IRREGULAR : ConquestClause.ARMY_03,
                line(warband),
                text + ", and he has no other Regiment of his Type to join");
    }

    private void regiment(Entry regiment) {
        if (regiment.profile().isEmpty()) {
            return;
        }
        Profile profile = regiment.profile().get();
        if (profile.kind() == ProfileKind.CHARACTER) {
            String text = regiment.name() + " is a Character and no Regiment of a Warband";
            fault(ConquestClause.ARMY_02, regiment.line(), text);
            return;
        }
        stands(regiment, profile);
        officers(regiment, profile);
    }

    /**
     * As many Stands as its points buy at first, and more only where more can be bought.
     *
     * @rule CQ-STAND-09
     */
    private void stands(Entry regiment, Profile profile) {
        String has = regiment.name() + " has " + regiment.stands() + " Stands, ";
        if (regiment.stands() < profile.baseStands()) {
            fault(
                    ConquestClause.STAND_09,
                    regiment.line(),
                    has + "at least " + profile.baseStands());
        }
        boolean fixed = profile.pointsPerStand() instanceof Stat.None;
        if (fixed && regiment.stands() > profile.baseStands()) {
            fault(
                    ConquestClause.STAND_09,
                    regiment.line(),
                    has + "at most " + profile.baseStands());
        }
    }

    private void officers(Entry regiment, Profile profile) {
        Set<Option> seen = new HashSet<>();
        for (Option option : regiment.options()) {
            if (!seen.add(option)) {
                String text = option.name() + " is bought twice for " + regiment.name();
                fault(ConquestClause.ARMY_06, regiment.line(), text);
            }
        }
        long officers =
                regiment.options().stream()
                        .filter(each -> each.kind() == Option.Kind.OFFICER)
                        .count();
        profile.note("maxOfficers")
                .filter(most -> most.matches("[0-9]{1,2}") && officers > Integer.parseInt(most))
                .ifPresent(most -> {
                    String text = regiment.name() + " has " + officers + " officers, at most ";
                    fault(ConquestClause.ARMY_06, regiment.line(), text + most);
                });
    }

    private void oncePerArmy() {
        Set<Profile> seen = new HashSet<>();
        for (Entry entry : army.entries()) {
            if (note(entry, "oncePerArmy").isPresent()
                    && !seen.add(entry.profile().orElseThrow())) {
                String text = entry.name() + " may be in an army once";
                fault(ConquestClause.ARMY_06, entry.line(), text);
            }
        }
    }

    private static Optional<String> note(Entry entry, String key) {
        return entry.profile().flatMap(profile -> profile.note(key));
    }

    private static int line(Warband warband) {
        return warband.entries().getFirst().line();
    }

    private static String name(Warband warband) {
        return warband.character().map(Entry::name).orElse("nobody");
    }

    private static String whose(Warband warband) {
        return "the Warband of " + name(warband);
    }
}
