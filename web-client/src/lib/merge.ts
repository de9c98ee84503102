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
        return update.hash === known.update.hash
            ? { kind: 'taken', known: { update, entries: known.entries } }
            : { kind: 'reload' };
    }
    const fresh = update.entries.filter((entry) => entry.seq > last);
    const joins = fresh.every((entry, i) => entry.seq === last + 1 + i);
    if (!joins || fresh.length !== update.seq - last) return { kind: 'reload' };
    return { kind: 'taken', known: { update, entries: [...(known?.entries ?? []), ...fresh] } };
}
