export interface Headed<T> {
    /** What the names of all its members begin with; empty where they share nothing. */
    head: string;
    members: T[];
}

/** Things grouped by all of their names but the last word, where that makes groups of several. */
export function headed<T>(things: T[], name: (thing: T) => string): Headed<T>[] {
    const groups = new Map<string, T[]>();
    for (const thing of things) {
        const head = name(thing).split(' ').slice(0, -1).join(' ');
        groups.set(head, [...(groups.get(head) ?? []), thing]);
    }
    const worth = groups.size > 1 && groups.size <= things.length / 2;
    if (!worth) return [{ head: '', members: things }];
    return [...groups].map(([head, members]) => ({ head, members }));
}
