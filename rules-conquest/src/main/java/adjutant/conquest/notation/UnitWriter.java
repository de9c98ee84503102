package adjutant.conquest.notation;

import adjutant.battlefield.formation.Formation;
import adjutant.battlefield.formation.Place;
import adjutant.battlefield.geometry.Pose;
import adjutant.battlefield.manoeuvre.Hand;
import adjutant.conquest.battle.Effect;
import adjutant.conquest.battle.Hero;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Stand;
import adjutant.conquest.battle.Status;
import adjutant.conquest.battle.Whereabouts;
import adjutant.conquest.battle.Whereabouts.Call;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Writes a Regiment and then its Characters. */
final class UnitWriter {
    private final Regiment regiment;
    private final List<Stand> characters;
    private final Seats usual;

    private UnitWriter(Regiment regiment) {
        this.regiment = regiment;
        this.characters = regiment.stands().stream().filter(Stand::isCharacter).toList();
        this.usual = seats(Optional.empty());
    }

    static List<String> lines(Regiment regiment) {
        UnitWriter writer = new UnitWriter(regiment);
        List<String> lines = new ArrayList<>();
        lines.add(writer.unit().toString());
        Seats seats = writer.seats(writer.toldCommand());
        for (int i = 0; i < writer.characters.size(); i++) {
            lines.add(
                    writer.character(writer.characters.get(i), seats.characters().get(i))
                            .toString());
        }
        return lines;
    }

    private Seats seats(Optional<Place> told) {
        return Seats.of(
                regiment.files(), regiment.heroes().stream().map(Hero::place).toList(), told);
    }

    private Line unit() {
        Line line = new Line("unit").word(regiment.id()).word("side").word(regiment.side().name());
        MusterWriter.write(line, regiment.muster());
        grid(line);
        whereabouts(line);
        state(line);
        return line;
    }

    private void grid(Line line) {
        int own = regiment.ordinaryStands().size();
        int files = regiment.files() - characters.size();
        if (regiment.isGone()) {
            line.unless(1, "files", files);
            return;
        }
        line.word("stands").word(Integer.toString(own)).unless(Math.min(own, 4), "files", files);
        Formation formation = regiment.formation();
        if (!formation.isRegular()) {
            line.list("empty", gaps(formation).stream().map(Place::toString).toList());
        }
        commandStand(line);
        damage(line);
    }

    private static List<Place> gaps(Formation formation) {
        return Formation.of(formation.files(), formation.files() * formation.ranks())
                .places()
                .stream()
                .filter(place -> !formation.isOccupied(place))
                .toList();
    }

    /** Where the Command Stand is, if that must be told. */
    private Optional<Place> toldCommand() {
        return regiment.commandStand()
                .map(Stand::place)
                .filter(place -> !place.equals(usual.command()));
    }

    private void commandStand(Line line) {
        boolean lost = regiment.commandStand().isEmpty() && !regiment.profile().command().isEmpty();
        line.optional(
                "command-stand", lost ? Optional.of("none") : toldCommand().map(Place::toString));
    }

    private void damage(Line line) {
        List<Stand> hurt =
                regiment.ordinaryStands().stream().filter(stand -> stand.damage() > 0).toList();
        if (hurt.size() == 1 && hurt.getFirst().equals(LostFirst.of(regiment))) {
            line.word("damage").word(Integer.toString(hurt.getFirst().damage()));
        } else {
            line.list(
                    "hurt",
                    hurt.stream().map(stand -> stand.place() + ":" + stand.damage()).toList());
        }
    }

    private void whereabouts(Line line) {
        switch (regiment.whereabouts()) {
            case Whereabouts.OnTable(Pose pose) -> line.word("at").word(pose(pose));
            case Whereabouts.InReserve(Call call) ->
                    line.word("reserve")
                            .when(call == Call.DUE, "due")
                            .when(call == Call.FAILED, "failed");
            case Whereabouts.InGarrison(String terrain) -> line.word("in").word(terrain);
            case Whereabouts.Gone _ -> line.word("gone");
        }
    }

    /** A pose as it follows {@code at}. */
    static String pose(Pose pose) {
        return BattleWriter.point(pose.front()) + " facing " + pose.facing().toDegrees();
    }

    private void state(Line line) {
        int now = regiment.stands().size();
        line.unless(now, "started", regiment.mettle().started());
        int usual =
                UnitState.usualStrength(
                        regiment.mettle().started(), now, regiment.ordinaryStands().size());
        line.unless(usual, "strength", regiment.mettle().strength());
        List<String> states = new ArrayList<>();
        if (regiment.isBroken()) {
            states.add(UnitState.BROKEN);
        }
        regiment.statuses().stream()
                .sorted(Comparator.naturalOrder())
                .map(Status::word)
                .forEach(states::add);
        line.list("status", states);
        line.unless(now, "broken-at", regiment.mettle().baseline().orElse(now));
        line.names("effects", regiment.effects().stream().map(Effect::written).toList());
        line.when(regiment.tokens().blessed(), "used blessed");
        line.unless(0, "marks overcharge", regiment.tokens().overcharge());
    }

    private Line character(Stand stand, Optional<Place> seat) {
        Hero hero = stand.hero().orElseThrow();
        Line line = new Line("character").word(hero.id()).word("side").word(regiment.side().name());
        MusterWriter.write(line, hero.muster());
        line.word("with").word(regiment.id()).when(hero.place() == Hand.LEFT, "place left");
        if (!seat.equals(Optional.of(stand.place()))) {
            line.word("stand").word(stand.place().toString());
        }
        return line.unless(0, "damage", stand.damage())
                .when(hero.warlord() == Hero.Rank.WARLORD, "warlord")
                .when(hero.honour() == Hero.Honour.REFUSED, "refused")
                .optional("warband", hero.warband());
    }
}
