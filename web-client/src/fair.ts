import type { Dice, Entry, Roll, Side } from './api';
import { fromHex, hmacSha256, sha256, toHex } from './lib/sha256';

/** Where a die stands in its Round: the number of its command, and its place among its dice. */
export interface Place {
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
    /** The numbers its command may bear. */
    commands: number[];
}

/** The throws of the server. A command is numbered as its entry, or as that of the clock before. */
export function throws(entries: Entry[]): Throw[] {
    return entries.flatMap((entry, i) => {
        if (!entry.byServer || entry.rolls.length === 0) return [];
        const late = entries[i - 1]?.kind === 'expired';
        return [{ entry, commands: late ? [entry.seq, entry.seq - 1] : [entry.seq] }];
    });
}

function label(roll: Roll): string {
    return [roll.for, roll.label].filter((word) => word !== '').join(' ');
}

/** The faces that the secrets say, in the order thrown. */
async function due(keys: Keys, secret: string, command: number, count: number): Promise<number[]> {
    const faces: number[] = [];
    while (faces.length < count) {
        faces.push(await die(fromHex(secret), keys, { command, die: faces.length }));
    }
    return faces;
}

async function candidates(dice: Dice, match: string, one: Throw): Promise<number[][]> {
    const { A: revealA, B: revealB } = dice.reveals;
    if (revealA === null || revealB === null) return [];
    const count = one.entry.rolls.reduce((sum, roll) => sum + roll.faces.length, 0);
    const keys = { match, revealA, revealB };
    const found: number[][] = [];
    const secret = dice.opened.find(({ round }) => round === one.entry.round)?.secret;
    if (secret === undefined) return [];
    for (const command of one.commands) found.push(await due(keys, secret, command, count));
    return found;
}

async function checkThrow(dice: Dice, match: string, one: Throw): Promise<Checked> {
    const { entry } = one;
    const common = { seq: entry.seq, label: entry.rolls.map(label).join(', ') };
    const all = await candidates(dice, match, one);
    const [usual] = all;
    if (!usual) return { ...common, state: 'later', detail: 'its Round is not opened yet' };
    const fell = entry.rolls.flatMap((roll) => roll.faces).join(' ');
    if (all.some((faces) => faces.join(' ') === fell)) {
        return { ...common, state: 'right', detail: fell };
    }
    return { ...common, state: 'wrong', detail: `${fell}, due were ${usual.join(' ')}` };
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
    for (const one of throws(entries)) rolls.push(await checkThrow(dice, match, one));
    const sound =
        chain.every((link) => link.right !== false) &&
        rolls.every((roll) => roll.state !== 'wrong');
    return { chain, rolls, sound };
}
