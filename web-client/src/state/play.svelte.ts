import type { DiceWanted, Side, Update } from '../api';
import { isOrder, ready } from '../lib/offers';
import { capital } from '../lib/words';
import type { Desk } from './desk.svelte';

export function isMine(update: Update, wanted: DiceWanted | null): boolean {
    return wanted !== null && wanted.side === update.seat;
}

function name(side: Side, update: Update): string {
    return update.seats[side].kind === 'computer' ? 'the computer' : `side ${side}`;
}

/** Whether another person, in a window of his own, has not come yet. */
export function awaited(update: Update, held: readonly string[] = []): boolean {
    return (['A', 'B'] as const).some((side) => {
        const seat = update.seats[side];
        return (
            side !== update.seat && !held.includes(side) && seat.kind === 'person' && !seat.joined
        );
    });
}

/** How the match stands, in one line. */
export function standing(update: Update, held: readonly string[] = []): string {
    const { standing: how } = update;
    if (how.kind === 'won') return `Side ${how.side} has won${how.how ? `: ${how.how}` : ''}`;
    if (how.kind === 'drawn') return `Drawn${how.how ? `: ${how.how}` : ''}`;
    if (update.phase === 'joining') {
        return awaited(update, held) ? 'Waiting for the other seat' : 'Getting the dice ready';
    }
    if (update.wanted) {
        return isMine(update, update.wanted)
            ? 'Your dice are wanted'
            : `Dice of ${name(update.wanted.side, update)} are wanted`;
    }
    const { acting, seat } = update;
    if (seat !== 'spectator' && acting.includes(seat)) {
        return acting.length > 1 ? 'Both sides may act' : 'Your turn';
    }
    const [side] = acting;
    return side ? `${capital(name(side, update))} is to act` : 'Nobody is to act';
}

/** What to do next, for who has never been here. */
export function hint(update: Update, desk: Desk, held: readonly string[] = []): string {
    if (update.phase === 'over')
        return 'The battle is over. The Match tab replays it, entry by entry.';
    if (update.phase === 'joining') {
        return awaited(update, held) ? 'Send your opponent the link on the Match tab.' : '';
    }
    if (update.wanted) {
        return isMine(update, update.wanted)
            ? 'Throw the dice asked for and type them in, or let them be thrown for you.'
            : 'The other player throws dice; watch the log.';
    }
    if (update.seat === 'spectator') return 'You watch. Choose any unit to read about it.';
    if (desk.offers.length === 0) return 'Wait for the other side; its moves appear by themselves.';
    if (desk.offer && desk.offer.ranges.length > 0) {
        return 'Drag the round handle on the table: the reasons follow. Then press “Do it”.';
    }
    const own = ready(desk.offers);
    if (desk.unit && own.includes(desk.unit.id)) {
        return 'Choose one of its orders. Where an enemy is meant, the exact odds stand beside it.';
    }
    if (own.length > 0) return 'Choose one of your units: its name is underlined on the table.';
    return desk.offers.some(isOrder)
        ? 'Put the list on the Orders tab in the order you wish, first on top, and set it.'
        : 'Choose an order of your side on the Orders tab.';
}
