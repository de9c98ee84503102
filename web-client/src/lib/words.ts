import type { Facts, Offer, Table } from '../api';

export function percent(value: number): string {
    if (value > 0 && value < 0.0005) return '< 0.1 %';
    if (value < 1 && value > 0.9995) return '> 99.9 %';
    return (value * 100).toFixed(1) + ' %';
}

/** `standsLost` as `stands lost`, and `pBroken` as `broken`. */
export function spaced(name: string): string {
    return name
        .replace(/(?:^p|(?<=[a-z0-9])P|(?<=[.\s_-])p)(?=[A-Z])/, '')
        .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
        .replace(/[-_]/g, ' ')
        .toLowerCase();
}

export function capital(text: string): string {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

export function number(value: number): string {
    return String(Math.round(value * 1000) / 1000);
}

export type Names = ReadonlyMap<string, string>;

/** The labels of everything on a table and beside it by id. */
export function names(table: Table): Names {
    const all = new Map<string, string>();
    for (const region of table.regions) all.set(region.id, region.label);
    for (const away of table.away) all.set(away.id, away.label);
    for (const figure of table.figures) if (figure.unit) all.set(figure.unit, figure.label);
    return all;
}

function named(word: string, known: Names): string {
    return word
        .split(',')
        .map((part) => {
            const id = part.split(':')[0] ?? part;
            const label = known.get(id);
            return label === undefined ? part : `${label} ${part}`;
        })
        .join(', ');
}

/** A command for people: ids with their labels, parts to choose as an ellipsis. */
export function readable(command: string, known: Names): string {
    return (command.match(/"[^"]*"|\S+/g) ?? [])
        .map((word) => {
            if (word === '>') return '→';
            if (/^\$\d+$/.test(word)) return '…';
            if (word.startsWith('"')) return word.slice(1, -1);
            if (/^-?\d+\.\d+$/.test(word)) return String(Math.round(Number(word) * 10) / 10);
            if (/^[a-z]+(-[a-z]+)+$/.test(word) && !known.has(word)) return spaced(word);
            return named(word, known);
        })
        .join(' ');
}

function isSide(word: string): boolean {
    return word === 'A' || word === 'B';
}

function rest(offer: Offer, known: Names): string {
    const words = offer.command.split(' ').slice(1);
    // Whose order it is stands above it, be it a unit or a whole side.
    const [first] = words;
    if (first !== undefined && (first === offer.units[0] || isSide(first))) words.shift();
    return readable(words.join(' '), known);
}

/** The same without the verb and the acting unit, which stand above it already. */
export function brief(offer: Offer, known: Names): string {
    return rest(offer, known) || capital(spaced(offer.verb));
}

/** The same without the acting unit alone. */
export function withVerb(offer: Offer, known: Names): string {
    return `${capital(spaced(offer.verb))} ${rest(offer, known)}`.trim();
}

export interface Fact {
    name: string;
    value: string;
}

/** Facts as rows to read. */
export function rows(facts: Facts, name = ''): Fact[] {
    if (facts === null || (Array.isArray(facts) && facts.length === 0)) return [];
    if (Array.isArray(facts)) {
        if (facts.every((item) => item === null || typeof item !== 'object')) {
            return [{ name: spaced(name), value: facts.map(scalar).join(', ') }];
        }
        return facts.flatMap((item, i) => rows(item, `${name} ${i + 1}`));
    }
    if (typeof facts === 'object') {
        return Object.entries(facts).flatMap(([key, value]) =>
            rows(value, `${name} ${key}`.trim()),
        );
    }
    return [{ name: spaced(name), value: scalar(facts) }];
}

function scalar(value: Facts): string {
    if (typeof value === 'number') return number(value);
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    return value === null ? 'none' : String(value);
}

export function left(deadline: string, now: number): string {
    const seconds = Math.max(0, Math.round((Date.parse(deadline) - now) / 1000));
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function timeOf(at: string): string {
    const time = new Date(at);
    return Number.isNaN(time.getTime()) ? at : time.toLocaleTimeString([], { timeStyle: 'short' });
}

/** A token short enough for a stand: `damage 2` as `D2`. */
export function abbreviated(token: string): string {
    return token
        .split(/[\s-]+/)
        .map((word) => (/^\d/.test(word) ? word : word.charAt(0).toUpperCase()))
        .join('');
}

/** What dice are thrown for. */
export function purpose(dice: { for: string; label: string }): string {
    const label = dice.label === dice.for ? '' : dice.label;
    return [spaced(dice.for), label].filter((part) => part !== '').join(', ');
}
