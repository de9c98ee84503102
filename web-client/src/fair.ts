import type { Dice, Entry, Roll, Side } from './api';
import { fromHex, hmacSha256, sha256, toHex } from './lib/sha256';

/** Where a die stands in a match: its Round, the command in it, and its place among its dice. */
export interface Place {
    round: number;
    command: number;
    die: number;
}

export interface Keys {
    match: string;
    revealA: string;
    revealB: string;
}

export interface Checked {
    seq: number;
    label: string;
    state: 'right' | 'wrong' | 'later';
    detail: string;
}

export interface Report {
    chain: { name: string; right: boolean | null }[];
    rolls: Checked[];
    sound: boolean;
}

/** A byte of this or more is skipped: 252 is the greatest multiple of six a byte can count to. */
const SKIPPED = 252;

export async function die(secret: Uint8Array, keys: Keys, place: Place): Promise<number> {
    const base = [keys.match, keys.revealA, keys.revealB, place.command, place.die].join('|');
    for (let round = 0; ; round++) {
        const message = round === 0 ? base : `${base}|${round}`;
        const bytes = await hmacSha256(secret, new TextEncoder().encode(message));
        const first = bytes.find((byte) => byte < SKIPPED);
        if (first !== undefined) return (first % 6) + 1;
    }
}

/** The secret of the Round before. */
export async function before(secret: string): Promise<string> {
    return toHex(await sha256(fromHex(secret)));
}

async function chainHolds(dice: Dice, round: number): Promise<boolean> {
    const opened = new Map(dice.opened.map((one) => [one.round, one.secret]));
    let hash = opened.get(round) ?? '';
    for (let n = round; n > 0; n--) {
        hash = await before(hash);
        const known = n === 1 ? dice.anchor : opened.get(n - 1);
        if (known !== undefined) return known === hash;
    }
    return false;
}

async function promiseHolds(dice: Dice, side: Side): Promise<boolean | null> {
    const { [side]: promise } = dice.commitments;
    const { [side]: value } = dice.reveals;
    if (promise === null || value === null) return null;
    return toHex(await sha256(fromHex(value))) === promise;
}

export interface Throw {
    entry: Entry;
    round: number;
    command: number;
}

/**
 * The throws of a log with their Rounds and command numbers: Rounds begin at 1 and end with each
 * `round-opened`; commands are counted through the match from 0, those taken back among them, since
 * a number is never used twice.
 */
export function throws(entries: Entry[]): Throw[] {
    const all: Throw[] = [];
    let round = 1;
    let command = 0;
    for (const entry of entries) {
        if (entry.kind === 'round-opened') round++;
        if (entry.command === null || entry.kind !== 'did') continue;
        if (entry.rolls.length > 0) all.push({ entry, round, command });
        command++;
    }
    return all;
}

function label(roll: Roll): string {
    return [roll.for, roll.label].filter((word) => word !== '').join(' ');
}

async function checkThrow(dice: Dice, match: string, one: Throw): Promise<Checked[]> {
    const secret = dice.opened.find((o) => o.round === one.round)?.secret;
    const { A: revealA, B: revealB } = dice.reveals;
    const checked: Checked[] = [];
    let place = 0;
    for (const roll of one.entry.rolls) {
        const common = { seq: one.entry.seq, label: label(roll) };
        if (secret === undefined || revealA === null || revealB === null) {
            checked.push({ ...common, state: 'later', detail: 'its Round is not opened yet' });
            continue;
        }
        const due: number[] = [];
        while (due.length < roll.faces.length) {
            const at = { round: one.round, command: one.command, die: place++ };
            due.push(await die(fromHex(secret), { match, revealA, revealB }, at));
        }
        const right = due.join(' ') === roll.faces.join(' ');
        const detail = right ? due.join(' ') : `${roll.faces.join(' ')}, due were ${due.join(' ')}`;
        checked.push({ ...common, state: right ? 'right' : 'wrong', detail });
    }
    return checked;
}

/** Checks the promises of both sides, the chain of secrets, and every die thrown so far. */
export async function check(match: string, dice: Dice, entries: Entry[]): Promise<Report> {
    const chain: Report['chain'] = [];
    for (const side of ['A', 'B'] as const) {
        chain.push({ name: `The number of side ${side}`, right: await promiseHolds(dice, side) });
    }
    for (const { round } of dice.opened) {
        chain.push({ name: `The secret of Round ${round}`, right: await chainHolds(dice, round) });
    }
    const rolls: Checked[] = [];
    for (const one of throws(entries)) rolls.push(...(await checkThrow(dice, match, one)));
    const sound =
        chain.every((link) => link.right !== false) &&
        rolls.every((roll) => roll.state !== 'wrong');
    return { chain, rolls, sound };
}
