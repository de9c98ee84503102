/** What a browser keeps for a page; a private window may refuse to, and then memory must do. */
export interface Keeper {
    get(key: string): string | null;
    set(key: string, value: string): void;
    remove(key: string): void;
}

export function keeper(find: () => Storage): Keeper {
    const memory = new Map<string, string>();
    const attempt = <T>(action: (storage: Storage) => T, otherwise: T): T => {
        try {
            return action(find());
        } catch {
            return otherwise;
        }
    };
    return {
        get: (key) => attempt((s) => s.getItem(key), null) ?? memory.get(key) ?? null,
        set: (key, value) => {
            memory.set(key, value);
            attempt((s) => s.setItem(key, value), undefined);
        },
        remove: (key) => {
            memory.delete(key);
            attempt((s) => s.removeItem(key), undefined);
        },
    };
}

/** Lives as long as this window. */
export const windowKeeper = keeper(() => sessionStorage);

/** Lives as long as this browser. */
export const browserKeeper = keeper(() => localStorage);
