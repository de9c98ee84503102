import { describe, expect, it, vi } from 'vitest';
import * as geometry from '../src/lib/geometry';
import { pattern } from '../src/lib/ground';
import { ApiError, patiently } from '../src/lib/http';
import { labels } from '../src/lib/labels';
import { Latest } from '../src/lib/latest';
import { merge } from '../src/lib/merge';
import * as lib from '../src/lib/offers';
import { packed, unpacked } from '../src/lib/share';
import { entry, figure, offer, offers, table, update } from './fixtures';

describe('decisions', () => {
    const walk = offer('walk a1 ahead $1 turn $2', {
        ranges: [
            { least: 0, most: 6, step: 0.5 },
            { least: -90, most: 90, step: 1 },
        ],
    });

    it('are filled with numbers on their steps, within their bounds', () => {
        expect(lib.filled(walk, [3.3, -12.4])).toBe('walk a1 ahead 3.5 turn -12');
        expect(lib.filled(walk, [99, -99])).toBe('walk a1 ahead 6 turn -90');
        expect(lib.filled(walk, [])).toBe('walk a1 ahead 0 turn -90');
        expect(lib.written(5.09, { least: 0.01, most: 5.09, step: 0.25 })).toBe('5');
        expect(lib.written(0, { least: 0.01, most: 5.09, step: 0.25 })).toBe('0.25');
        expect(lib.written(0.1 + 0.2, { least: 0, most: 1, step: 0.001 })).toBe('0.3');
    });

    it('give their numbers back, with units or without', () => {
        expect(lib.extracted(walk, 'walk a1 ahead 3.5 turn -12')).toEqual([3.5, -12]);
        expect(lib.extracted(walk, 'walk a1 ahead 3.5cm turn -12')).toEqual([3.5, -12]);
        expect(lib.extracted(walk, 'walk a2 ahead 3.5 turn -12')).toBeNull();
        expect(lib.extracted(offer('hit a1 > b1 (x)'), 'hit a1 > b1 (x)')).toEqual([]);
    });

    it('start as near to nothing as they may', () => {
        expect(lib.start(walk)).toEqual([0, 0]);
        expect(lib.start(offer('x', { ranges: [{ least: 2, most: 4, step: 1 }] }))).toEqual([2]);
    });

    it('put lists in order', () => {
        const pile = offers.find(lib.isOrder)!;
        expect(lib.listed(pile)).toEqual(['a2', 'a1', 'x9']);
        expect(lib.reordered(pile, lib.moved(lib.listed(pile), 2, 0))).toBe('pile A x9,a2,a1');
        expect(lib.moved([1, 2, 3], 0, 3)).toEqual([1, 2, 3]);
        expect(lib.moved([1, 2, 3], 0, 2)).toEqual([2, 3, 1]);
    });

    it('are grouped by verb, and belong to who does them', () => {
        expect(lib.byVerb(offers).map((group) => [group.verb, group.offers.length])).toEqual([
            ['wait', 2],
            ['hit', 1],
            ['walk', 1],
            ['pile', 1],
        ]);
        expect(lib.ready(offers)).toEqual(['a1', 'a2']);
        expect(lib.ofUnit(offers, null).map((one) => one.verb)).toEqual(['pile']);
    });

    it('are against somebody where they name another side than who acts', () => {
        const against = offers.filter((one) => lib.isAgainst(one, table.figures));
        expect(against.map((one) => one.command)).toEqual(['hit a1 > b1']);
        expect(lib.isAgainst(offer('help a1 > a2'), table.figures)).toBe(false);
    });
});

describe('the table', () => {
    const size = { width: 600, height: 400 };
    const home = geometry.fit(table, size);

    it('fits into its window', () => {
        const [x0, y0] = geometry.toTable(home, [0, 0], size);
        const [x1, y1] = geometry.toTable(home, [600, 400], size);
        expect(x0).toBeLessThan(0);
        expect(y0).toBeLessThan(0);
        expect(x1).toBeGreaterThan(table.width);
        expect(y1).toBeGreaterThan(table.depth);
    });

    it('is zoomed around what lies under the pointer', () => {
        const pixel: geometry.Spot = [100, 300];
        const under = geometry.toTable(home, pixel, size);
        const closer = geometry.zoomAt(home, 2, pixel, size, home);
        const still = geometry.toTable(closer, pixel, size);
        expect(still[0]).toBeCloseTo(under[0]);
        expect(still[1]).toBeCloseTo(under[1]);
        expect(geometry.zoomAt(home, 1e-6, pixel, size, home).scale).toBeCloseTo(home.scale * 0.7);
    });

    it('is not lost by dragging', () => {
        const far = geometry.pan(home, 1e6, -1e6, table);
        expect([far.x, far.y]).toEqual([0, table.depth]);
    });

    it('knows the facing and the front of a unit', () => {
        const [a1] = geometry.units(table.figures);
        expect(a1).toMatchObject({ id: 'a1', label: 'A1 Men', side: 'A', facing: 0 });
        expect(a1?.front).toEqual([150, 600]);
        const right = figure('x', 'x', 'A').outline;
        expect(geometry.facing([right[1]!, right[2]!, right[3]!, right[0]!])).toBe(90);
        expect([0, 44, 180, 350].map(geometry.compass)).toEqual(['up', 'up right', 'down', 'up']);
    });

    it('counts what lies on a unit', () => {
        const figures = [
            { ...figure('a:0', 'a', 'A'), tokens: ['tired', 'damage 1'] },
            { ...figure('a:1', 'a', 'A', 50), tokens: ['tired'] },
        ];
        expect(geometry.units(figures)[0]?.tokens).toEqual(['tired ×2', 'damage 1']);
    });

    it('names units in full where there is room', () => {
        const close = geometry.units([
            figure('a', 'a', 'A', 0, 0),
            figure('b', 'b', 'A', 60, 0),
            figure('c', 'c', 'A', 600, 0),
        ]);
        expect(labels(close, 20, null).map((label) => label.text)).toEqual([
            'A Men a',
            'b',
            'C Men c',
        ]);
        expect(labels(close, 20, 'b')[1]?.text).toBe('B Men b');
    });

    it('draws landscape by its words, and what it does not know plainly', () => {
        const region = (label: string, keywords: string[] = []) =>
            pattern({ id: 't', outline: [], label, keywords });
        expect(region('oak forest')).toBe('trees');
        expect(region('thing', ['stream'])).toBe('waves');
        expect(region('bridge', ['stream'])).toBe('road');
        expect(region('zone')).toBe('plain');
    });
});

describe('updates', () => {
    const first = merge(null, update(1, { entries: [entry(0), entry(1)] }));
    const known = first.kind === 'taken' ? first.known : null;

    it('are taken where they join', () => {
        expect(merge(known, update(2, { entries: [entry(2)] })).kind).toBe('taken');
        expect(merge(known, update(2, { entries: [entry(0), entry(1), entry(2)] })).kind).toBe(
            'taken',
        );
    });

    it('that bring the whole log open what was hidden in it', () => {
        const opened = [entry(0, { text: 'open' }), entry(1), entry(2)];
        const merged = merge(known, update(2, { entries: opened }));
        expect(merged.kind === 'taken' && merged.known.entries[0]?.text).toBe('open');
    });

    it('are passed over when old, and loaded anew across a gap', () => {
        expect(merge(known, update(0)).kind).toBe('old');
        expect(merge(known, update(3, { entries: [entry(3)] })).kind).toBe('reload');
        expect(merge(known, update(3, { entries: [entry(2)] })).kind).toBe('reload');
        expect(merge(known, update(1, { hash: 'other' })).kind).toBe('reload');
        expect(merge(null, update(1, { entries: [entry(1)] })).kind).toBe('reload');
    });
});

describe('questions while dragging', () => {
    it('are asked one at a time, the newest next', async () => {
        const asked: number[] = [];
        const answered: number[] = [];
        let open: ((value: number) => void) | null = null;
        const latest = new Latest<number, number>(
            (question) => {
                asked.push(question);
                return new Promise((done) => (open = done));
            },
            (answer) => answered.push(answer),
        );
        for (const question of [1, 2, 3, 4]) latest.run(question);
        expect(asked).toEqual([1]);
        open!(10);
        await vi.waitFor(() => expect(asked).toEqual([1, 4]));
        latest.forget();
        open!(40);
        await new Promise((done) => setTimeout(done));
        expect(answered).toEqual([10]);
    });
});

describe('a busy server', () => {
    it('is asked again, but not for ever, and not when it has said no', async () => {
        const busy = vi.fn(() => Promise.reject(new ApiError(429, 'busy')));
        await expect(patiently(busy, 1)).rejects.toThrow('busy');
        expect(busy).toHaveBeenCalledTimes(4);
        const no = vi.fn(() => Promise.reject(new ApiError(400, 'no')));
        await expect(patiently(no, 1)).rejects.toThrow('no');
        expect(no).toHaveBeenCalledTimes(1);
        const later = vi.fn().mockRejectedValueOnce(new ApiError(503, 'wait')).mockResolvedValue(1);
        expect(await patiently(later, 1)).toBe(1);
    });
});

describe('a shared text', () => {
    it('comes back as it was, deflated or plain', async () => {
        const text = 'system toy\nunit ä1 "Ünit" → 60cm\n'.repeat(50);
        const short = await packed(text);
        expect(short.startsWith('z.')).toBe(true);
        expect(short.length).toBeLessThan(200);
        expect(short).toMatch(/^[\w.-]+$/);
        expect(await unpacked('#' + short)).toBe(text);
        vi.stubGlobal('CompressionStream', undefined);
        const plain = await packed(text);
        vi.unstubAllGlobals();
        expect(plain.startsWith('t.')).toBe(true);
        expect(await unpacked(plain)).toBe(text);
    });

    it('is nothing where the link is broken', async () => {
        expect(await unpacked('#z.%%%')).toBeNull();
        expect(await unpacked('#z.AAAA')).toBeNull();
        expect(await unpacked('#hello')).toBeNull();
        expect(await unpacked('#' + (await packed('unit '.repeat(300_000))))).toBeNull();
    });
});
