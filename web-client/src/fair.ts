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
    /** The Rounds it may belong to. */
    rounds: number[];
    /** The numbers its command may bear. */
    commands: number[];
}

/** Whether dice of the server stand in an entry. */
function isThrown(entry: Entry, mode: Dice['mode']): boolean {
    if (entry.rolls.length === 0) return false;
    if (mode === 'server') return entry.kind === 'did';
    return entry.kind === 'thrown' && entry.rolls.some((roll) => roll.for.includes('server'));
}

/**
 * The throws of the server with their Rounds and numbers. The number of a command is that of its
 * entry, or of the entry before where the clock gave it. A Round ends with its `round-opened`; only
 * the first command of a battle that begins in a later Round opens several at once.
 */
export function throws(entries: Entry[], mode: Dice['mode']): Throw[] {
    const all: Throw[] = [];
    let round = 1;
    let first = true;
    entries.forEach((entry, i) => {
        if (entry.kind === 'round-opened') round++;
        if (isThrown(entry, mode)) {
            const after = entries.slice(i + 1);
            const run = after.findIndex((later) => later.kind !== 'round-opened');
            const opened = run < 0 ? after.length : run;
            const rounds = first && opened > 1 ? [round, opened, opened + 1] : [round];
            const commands = [entry.seq];
            if (entries[i - 1]?.kind === 'expired') commands.push(entry.seq - 1);
            all.push({ entry, rounds, commands });
        }
        if (entry.kind === 'did') first = false;
    });
    return all;
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
    for (const { round, secret } of dice.opened) {
        if (!one.rounds.includes(round)) continue;
        for (const command of one.commands) found.push(await due(keys, secret, command, count));
    }
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
    for (const one of throws(entries, dice.mode)) rolls.push(await checkThrow(dice, match, one));
    const sound =
        chain.every((link) => link.right !== false) &&
        rolls.every((roll) => roll.state !== 'wrong');
    return { chain, rolls, sound };
}
