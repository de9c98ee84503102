package adjutant.conquest.system;

import adjutant.battlefield.formation.Block;
import adjutant.battlefield.formation.Formation;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Edge;
import adjutant.battlefield.geometry.Pose;
import adjutant.battlefield.terrain.Rectangle;
import adjutant.conquest.Each;
import adjutant.conquest.army.SpecialRule;
import adjutant.conquest.army.UnitType;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Hero;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Spell;
import adjutant.conquest.battle.Terrain;
import adjutant.conquest.battle.Whereabouts;
import adjutant.conquest.contact.Contacts;
import adjutant.conquest.contact.Meeting;
import adjutant.conquest.magic.Caster;
import adjutant.conquest.magic.SpellBook;
import adjutant.conquest.movement.Ground;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What Characters, casters and garrisons may do, and the choices of an enemy or an effect, as
 * candidates: the rules say which of them are allowed.
 */
final class CharacterOffers {
    private CharacterOffers() {}

    /** The candidates of a Regiment and its Characters. */
    static List<Command> candidates(Battle battle, Regiment regiment) {
        List<Command> commands = new ArrayList<>();
        Contacts contacts = Contacts.of(battle, regiment);
        for (Hero hero : regiment.heroes()) {
            duels(contacts, hero, commands);
            casts(battle, hero.id(), commands);
            hero.muster().profile().drawEvents().forEach(each -> event(hero.id(), each, commands));
        }
        casts(battle, regiment.id(), commands);
        regiment.profile().drawEvents().forEach(each -> event(regiment.id(), each, commands));
        boolean tramples =
                Each.any(
                        regiment.stands(),
                        stand -> RulesInForce.of(regiment, stand).has(Special.TRAMPLE));
        if (tramples) {
            contacts.enemies()
                    .forEach(enemy ->
                            commands.add(new Command.End(regiment.id(), Optional.of(enemy))));
        }
        garrisons(battle, regiment, contacts, commands);
        return commands;
    }

    private static void duels(Contacts contacts, Hero hero, List<Command> commands) {
        for (Meeting meeting : contacts.meetings()) {
            meeting.enemy()
                    .regiment()
                    .heroes()
                    .forEach(enemy -> commands.add(new Command.Duel(hero.id(), enemy.id())));
        }
    }

    /** A Draw Event, with each of its choices where it has some. */
    private static void event(String card, SpecialRule event, List<Command> commands) {
        List<Optional<String>> choices =
                event.name().equals(Special.FLUX_POWERED.label())
                        ? List.of(Optional.of("clash"), Optional.of("attacks"))
                        : List.of(Optional.empty());
        choices.forEach(choice -> commands.add(new Command.DrawEvent(card, event.name(), choice)));
    }

    /** The spells of the battle; where it has none, the examples. */
    private static void casts(Battle battle, String card, List<Command> commands) {
        Caster caster = Caster.of(battle, card);
        if (!caster.can()) {
            return;
        }
        List<Spell> spells = battle.spells().isEmpty() ? SpellBook.examples() : battle.spells();
        for (Spell spell : spells) {
            if (spell.range().isEmpty()) {
                commands.add(new Command.Cast(card, spell.name(), Optional.empty()));
            } else {
                targets(battle, caster.regiment(), spell)
                        .forEach(target ->
                                commands.add(
                                        new Command.Cast(
                                                card, spell.name(), Optional.of(target.id()))));
            }
        }
    }

    private static Stream<Regiment> targets(Battle battle, Regiment own, Spell spell) {
        return battle.regiments().stream()
                .filter(each -> !each.isGone())
                .filter(each -> (each.side() != own.side()) == spell.hits().isPresent());
    }

    private static void garrisons(
            Battle battle, Regiment regiment, Contacts contacts, List<Command> commands) {
        boolean infantry = regiment.profile().type() == UnitType.INFANTRY;
        if (regiment.whereabouts() instanceof Whereabouts.InGarrison(String id)) {
            battle.terrain().stream()
                    .filter(piece -> piece.id().equals(id))
                    .forEach(piece -> leave(regiment, piece, commands));
        } else if (infantry && regiment.pose().isPresent() && !contacts.any()) {
            battle.terrain().stream()
                    .filter(piece -> piece.has("garrison"))
                    .forEach(piece -> commands.add(new Command.Occupy(regiment.id(), piece.id())));
        }
    }

    /** With the rear on the middle of each edge of a piece, facing away from it. */
    private static void leave(Regiment regiment, Terrain piece, List<Command> commands) {
        if (!(Ground.shape(piece) instanceof Rectangle rectangle)) {
            return;
        }
        int files = Math.min(4, regiment.ordinaryStands().size());
        int columns = Math.min(files + regiment.heroes().size(), regiment.stands().size());
        Block block = new Block(Formation.of(columns, regiment.stands().size()), regiment.cell());
        for (Edge edge : Edge.values()) {
            Angle outward = edge.outward(rectangle.turn());
            Pose pose =
                    new Pose(rectangle.footprint().edge(edge).middle(), outward)
                            .ahead(block.depth());
            commands.add(new Command.Leave(regiment.id(), files, pose.front(), outward));
        }
    }
}
