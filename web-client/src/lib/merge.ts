import type { Entry, Update } from '../api';

/** What a window knows of a match: the newest update, and every entry of the log. */
export interface Known {
    update: Update;
    entries: Entry[];
}

export type Merged = { kind: 'taken'; known: Known } | { kind: 'old' } | { kind: 'reload' };

/**
 * Adds an update to what is known. Updates may come twice, late, or not at all; only one that joins
 * without a gap is taken, and one that tells another story of the same moment asks for a reload.
 */
export function merge(known: Known | null, update: Update): Merged {
    const last = known?.update.seq ?? -1;
    if (update.seq < last) return { kind: 'old' };
    if (known && update.seq === last) {
        if (update.hash !== known.update.hash) return { kind: 'reload' };
        const entries = isWhole(update) ? update.entries : known.entries;
        return { kind: 'taken', known: { update, entries } };
    }
    if (isWhole(update)) return { kind: 'taken', known: { update, entries: update.entries } };
    const fresh = update.entries.filter((entry) => entry.seq > last);
    const joins = fresh.every((entry, i) => entry.seq === last + 1 + i);
    if (!joins || fresh.length !== update.seq - last) return { kind: 'reload' };
    return { kind: 'taken', known: { update, entries: [...(known?.entries ?? []), ...fresh] } };
}

/** Whether what was secret in the log is open with it: its Round, or the battle, is over. */
export function opensSecrets(known: Known | null, update: Update): boolean {
    const last = known?.update.seq ?? -1;
    const ended = update.phase === 'over' && known?.update.phase !== 'over';
    return ended || update.entries.some((e) => e.seq > last && e.kind === 'round-opened');
}

/** Whether it brings the log from its beginning: then older entries may have been opened since. */
function isWhole(update: Update): boolean {
    return update.entries.length === update.seq + 1 && update.entries.every((e, i) => e.seq === i);
}
