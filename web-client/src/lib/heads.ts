import type { Update } from '../api';

/** A mark at the Match tab where something there wants an answer. */
export function headOf(update: Update | null): string {
    if (!update || update.phase === 'over') return '';
    const offered = update.draw !== null && update.draw !== update.seat;
    return offered || update.claimable || update.phase === 'joining' ? '•' : '';
}
