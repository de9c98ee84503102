import type { Figure, Offer, Range } from '../api';

/** A number within a range, on one of its steps, written as short as may be. */
export function written(value: number, range: Range): string {
    const step = range.step > 0 ? range.step : 0.001;
    const clamped = Math.min(Math.max(value, range.least), range.most);
    const steps = Math.round(clamped / step);
    let snapped = steps * step;
    if (snapped > range.most + 1e-9) snapped = Math.floor(range.most / step + 1e-9) * step;
    if (snapped < range.least - 1e-9) snapped = Math.ceil(range.least / step - 1e-9) * step;
    return String(Number(snapped.toFixed(3)));
}

/** The command of an offer with a number for each of its parts. */
export function filled(offer: Offer, values: number[]): string {
    return offer.command.replace(/\$(\d+)/g, (whole, digits: string) => {
        const i = Number(digits) - 1;
        const range = offer.ranges[i];
        return range ? written(values[i] ?? range.least, range) : whole;
    });
}

/** What tells an offer from all others; two of one command have ranges that lie apart. */
export function key(offer: Offer): string {
    return [offer.command, ...offer.ranges.map((range) => range.least)].join(' ');
}

export function fits(offer: Offer, values: number[]): boolean {
    return offer.ranges.every(
        ({ least, most }, i) => (values[i] ?? least) >= least && (values[i] ?? least) <= most,
    );
}

/** The numbers that a command has where its offer leaves a choice; null where it is another. */
export function extracted(offer: Offer, command: string): number[] | null {
    const places: number[] = [];
    const pattern = offer.command
        .split(/(\$\d+)/)
        .map((part) => {
            if (!/^\$\d+$/.test(part)) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
            places.push(Number(part.slice(1)) - 1);
            return '(-?\\d+(?:\\.\\d+)?)[a-z]*';
        })
        .join('');
    const match = new RegExp(`^${pattern}$`).exec(command);
    if (!match) return null;
    const values = offer.ranges.map((range) => range.least);
    places.forEach((place, i) => (values[place] = Number(match[i + 1])));
    return values;
}

export function start(offer: Offer): number[] {
    return offer.ranges.map((range) => Math.min(Math.max(0, range.least), range.most));
}

/** The list at the end of an `order` offer. */
export function listed(offer: Offer): string[] {
    return offer.command.slice(offer.command.lastIndexOf(' ') + 1).split(',');
}

export function reordered(offer: Offer, list: string[]): string {
    return offer.command.slice(0, offer.command.lastIndexOf(' ') + 1) + list.join(',');
}

export function moved<T>(list: T[], from: number, to: number): T[] {
    if (from === to || from < 0 || to < 0 || from >= list.length || to >= list.length) return list;
    const copy = [...list];
    copy.splice(to, 0, ...copy.splice(from, 1));
    return copy;
}

export interface Group {
    verb: string;
    offers: Offer[];
}

export function byVerb(offers: Offer[]): Group[] {
    const groups = new Map<string, Offer[]>();
    for (const offer of offers) groups.set(offer.verb, [...(groups.get(offer.verb) ?? []), offer]);
    return [...groups].map(([verb, all]) => ({ verb, offers: all }));
}

export function ofUnit(offers: Offer[], unit: string | null): Offer[] {
    return offers.filter((offer) => (offer.units[0] ?? null) === unit);
}

/** Units that may do something, in the order of their offers. */
export function ready(offers: Offer[]): string[] {
    return [...new Set(offers.flatMap((offer) => offer.units.slice(0, 1)))];
}

/** Whether it names somebody of another side than who does it. */
export function isAgainst(offer: Offer, figures: Figure[]): boolean {
    const sides = new Map(figures.map((figure) => [figure.unit, figure.side]));
    const own = sides.get(offer.units[0] ?? '') ?? null;
    return (
        own !== null &&
        offer.units.slice(1).some((unit) => {
            const side = sides.get(unit) ?? null;
            return side !== null && side !== own;
        })
    );
}

export function isOrder(offer: Offer): boolean {
    return offer.shape === 'order' && offer.ranges.length === 0 && listed(offer).length > 1;
}

/** Few, without anything to choose or an enemy: they need no heading. */
export function isSimple(group: Group, figures: Figure[]): boolean {
    return (
        group.offers.length <= 2 &&
        group.offers.every(
            (offer) => offer.ranges.length === 0 && !isOrder(offer) && !isAgainst(offer, figures),
        )
    );
}
