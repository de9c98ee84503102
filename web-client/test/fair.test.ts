import { createHash, createHmac } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Dice, Entry } from '../src/api';
import { before, check, die, throws } from '../src/fair';
import { DiceCommitter } from '../src/lib/commit';
import { fromHex, hmacSha256, ownSha256, sha256, toHex } from '../src/lib/sha256';
import { keeper } from '../src/lib/stores';
import { entry, update } from './fixtures';

const hash = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
const roll = (faces: number[]) => ({ for: 'hit', label: 'a1', on: 3, faces });
const memory = () => keeper(() => undefined as never);

afterEach(() => vi.unstubAllGlobals());

describe('SHA-256 of our own', () => {
    it('knows the published examples', () => {
        const of = (text: string) => toHex(ownSha256(new TextEncoder().encode(text)));
        expect(of('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
        expect(of('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
        expect(of('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
            '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
        );
    });

    it('agrees with another one at every length around a block', () => {
        for (let length = 0; length < 140; length++) {
            const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
            expect(toHex(ownSha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
        }
    });

    it('is used where the browser keeps its own back', async () => {
        vi.stubGlobal('crypto', {});
        const bytes = new Uint8Array(70).fill(9);
        expect(await sha256(bytes)).toEqual(ownSha256(bytes));
    });

    it('makes the same HMAC as another one, with short and long keys', async () => {
        for (const size of [0, 32, 64, 65, 200]) {
            const key = new Uint8Array(size).fill(7);
            const message = new TextEncoder().encode('m|a|b|3|4');
            const due = createHmac('sha256', key).update(message).digest('hex');
            expect(toHex(await hmacSha256(key, message))).toBe(due);
        }
    });

    it('reads lower-case hex only', () => {
        expect(() => fromHex('AB')).toThrow();
        expect(() => fromHex('abc')).toThrow();
        expect(toHex(fromHex('00ff10'))).toBe('00ff10');
    });
});

const s2 = '22'.repeat(32);
const s1 = hash(s2);
const s0 = hash(s1);
const rA = 'aa'.repeat(32);
const rB = 'bb'.repeat(32);

function due(secret: string, command: number, count: number): number[] {
    return Array.from({ length: count }, (_, i) => {
        const mac = createHmac('sha256', Buffer.from(secret, 'hex'));
        const bytes = mac.update(`m1|${rA}|${rB}|${command}|${i}`).digest();
        return (bytes.find((byte) => byte < 252)! % 6) + 1;
    });
}

function dice(opened: Dice['opened']): Dice {
    return {
        mode: 'server',
        anchor: s0,
        commitments: { A: hash(rA), B: hash(rB) },
        reveals: { A: rA, B: rB },
        opened,
    };
}

function byServer(seq: number, round: number, rolls: Entry['rolls']): Entry {
    return entry(seq, { rolls, round, byServer: true });
}

const log = [
    entry(0, { kind: 'opened', command: null }),
    entry(1),
    byServer(2, 1, [roll(due(s1, 2, 3)), { ...roll([]), faces: due(s1, 2, 5).slice(3) }]),
    entry(3, { kind: 'took-back', command: null }),
    byServer(4, 1, [roll(due(s1, 4, 4))]),
    entry(5, { kind: 'round-opened', command: null }),
    byServer(6, 2, [roll(due(s2, 6, 6))]),
];

describe('fair dice', () => {
    it('gives each secret as the hash of the next', async () => {
        expect(await before(s2)).toBe(s1);
    });

    it('takes the first byte under 252', async () => {
        const place = { command: 1, die: 0 };
        const keys = { match: 'm1', revealA: rA, revealB: rB };
        expect(await die(fromHex(s1), keys, place)).toBe(due(s1, 1, 1)[0]);
    });

    it('is even over many dice', async () => {
        const counts = [0, 0, 0, 0, 0, 0];
        const keys = { match: 'm1', revealA: rA, revealB: rB };
        for (let i = 0; i < 1200; i++) {
            const face = await die(fromHex(s1), keys, { command: 0, die: i });
            counts[face - 1]!++;
        }
        for (const count of counts) expect(Math.abs(count - 200)).toBeLessThan(60);
    });

    it('takes the throws of the server, by the number of the entry', () => {
        const typed = entry(7, { rolls: [roll([1])] });
        expect(throws([...log, typed]).map((t) => [t.entry.seq, t.commands])).toEqual([
            [2, [2]],
            [4, [4]],
            [6, [6]],
        ]);
    });

    it('takes the number of the clock where the clock gave the command', async () => {
        const late = [
            entry(0, { kind: 'opened', command: null }),
            entry(1, { kind: 'expired', command: null }),
            byServer(2, 1, [roll(due(s1, 1, 4))]),
        ];
        const report = await check('m1', dice([{ round: 1, secret: s1 }]), late);
        expect(report.rolls.map((r) => r.state)).toEqual(['right']);
    });

    it('finds the Round of a battle that begins later than the first', async () => {
        const begun = [
            entry(0, { kind: 'opened', command: null }),
            byServer(1, 2, [roll(due(s2, 1, 5))]),
            entry(2, { kind: 'round-opened', command: null }),
            entry(3, { kind: 'round-opened', command: null }),
        ];
        const opened = [
            { round: 1, secret: s1 },
            { round: 2, secret: s2 },
        ];
        expect((await check('m1', dice(opened), begun)).rolls[0]?.state).toBe('right');
    });

    it('checks what the server threw for players with dice of their own', async () => {
        const asked = { for: 'thrown by the server', label: '', on: 0, faces: due(s1, 1, 2) };
        const own = [
            entry(0, { kind: 'opened', command: null }),
            entry(1, { kind: 'thrown', command: null, rolls: [asked], byServer: true }),
            entry(2, { rolls: [roll([1, 1])] }),
        ];
        const given = { ...dice([{ round: 1, secret: s1 }]), mode: 'own' as const };
        const report = await check('m1', given, own);
        expect(report.rolls.map((r) => [r.seq, r.state])).toEqual([[1, 'right']]);
    });

    it('finds an honest log sound, as far as it is opened', async () => {
        const report = await check('m1', dice([{ round: 1, secret: s1 }]), log);
        expect(report.sound).toBe(true);
        expect(report.rolls.map((r) => r.state)).toEqual(['right', 'right', 'later']);
        expect(report.chain.map((c) => c.right)).toEqual([true, true, true]);
    });

    it('finds a changed die', async () => {
        const faces = due(s1, 4, 4);
        faces[2] = (faces[2]! % 6) + 1;
        const false_ = log.with(4, byServer(4, 1, [roll(faces)]));
        const report = await check('m1', dice([{ round: 1, secret: s1 }]), false_);
        expect(report.sound).toBe(false);
        expect(report.rolls.filter((r) => r.state === 'wrong').map((r) => r.seq)).toEqual([4]);
    });

    it('finds a secret that is not of the chain', async () => {
        const opened = [
            { round: 1, secret: s1 },
            { round: 2, secret: '33'.repeat(32) },
        ];
        const report = await check('m1', dice(opened), log);
        expect(report.chain.at(-1)).toEqual({ name: 'The secret of Round 2', right: false });
        expect(report.sound).toBe(false);
    });

    it('finds a number that was not the one promised', async () => {
        const other = { ...dice([]), reveals: { A: rA, B: rA } };
        expect((await check('m1', other, [])).sound).toBe(false);
    });
});

describe('the promise of a seat', () => {
    const joining = (more: Partial<Dice>) =>
        update(0, { phase: 'joining', dice: { ...dice([]), ...more } });
    const none = { A: null, B: null };

    it('is made once, and opened when both are made', async () => {
        const sent: [string, string][] = [];
        const act = (name: string, value = '') => {
            sent.push([name, value]);
            return Promise.resolve({ kind: 'accepted' as const, update: update(1) });
        };
        const keep = memory();
        const committer = new DiceCommitter({ act }, keep);
        await committer.consider(joining({ commitments: none, reveals: none }));
        const promise = sent[0]?.[1] ?? '';
        await committer.consider(joining({ commitments: { A: promise, B: null }, reveals: none }));
        expect(sent).toHaveLength(1);
        const reloaded = new DiceCommitter({ act }, keep);
        await reloaded.consider(joining({ commitments: { A: promise, B: 'x' }, reveals: none }));
        expect(sent.map(([name]) => name)).toEqual(['commit', 'reveal']);
        expect(hash(sent[1]?.[1] ?? '')).toBe(promise);
    });

    it('is opened where the other one comes with the answer to it', async () => {
        const sent: string[] = [];
        const act = async (name: string, value = '') => {
            sent.push(name);
            const commitments = { A: value, B: 'x' };
            const reveals = name === 'reveal' ? { A: value, B: null } : none;
            await committer.consider(joining({ commitments, reveals }));
            return { kind: 'accepted' as const, update: update(1) };
        };
        const committer: DiceCommitter = new DiceCommitter({ act }, memory());
        await committer.consider(joining({ commitments: none, reveals: none }));
        expect(sent).toEqual(['commit', 'reveal']);
    });

    it('says so when the number is lost', async () => {
        const committer = new DiceCommitter({ act: () => Promise.reject(new Error()) }, memory());
        const lost = joining({ commitments: { A: 'x', B: 'y' }, reveals: none });
        await expect(committer.consider(lost)).rejects.toThrow('lost the number');
    });

    it('is none of a spectator or of a computer', async () => {
        const act = vi.fn();
        const committer = new DiceCommitter({ act }, memory());
        const open = { commitments: none, reveals: none };
        await committer.consider({ ...joining(open), seat: 'spectator' });
        const seats = {
            A: { kind: 'computer', joined: true },
            B: { kind: 'person', joined: true },
        };
        await committer.consider({ ...joining(open), seats } as never);
        expect(act).not.toHaveBeenCalled();
    });
});
