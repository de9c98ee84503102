import { describe, expect, it } from 'vitest';
import { readFaces, thrown } from '../src/lib/faces';
import { atLeast, headlines, mean, others } from '../src/lib/odds';
import { headed } from '../src/lib/groups';
import * as words from '../src/lib/words';
import { odds, offer, table } from './fixtures';

const known = words.names(table);

describe('words', () => {
    it('writes chances with one decimal, and never a false 0 or 100', () => {
        expect([0, 0.0004, 0.1234, 0.99971, 1].map(words.percent)).toEqual([
            '0.0 %',
            '< 0.1 %',
            '12.3 %',
            '> 99.9 %',
            '100.0 %',
        ]);
    });

    it('spells names of facts out', () => {
        const spelled = [
            'standsLost',
            'pBroken',
            'self pBroken',
            'stepX',
            'impact-hit',
            'take_aim',
        ];
        expect(spelled.map(words.spaced)).toEqual([
            'stands lost',
            'broken',
            'self broken',
            'step x',
            'impact hit',
            'take aim',
        ]);
    });

    it('puts labels beside ids, in lists and addresses too', () => {
        expect(words.readable('hit a1 > b1', known)).toBe('hit A1 Men a1 → B1 Men b1');
        expect(words.readable('pile A a2,x9', known)).toBe('pile A A2 Men a2, x9');
        expect(words.readable('go a1:0.0 $1 in t1 "1st Line"', known)).toBe(
            'go A1 Men a1:0.0 … in wood t1 1st Line',
        );
    });

    it('leaves out of a button what stands above it', () => {
        expect(words.brief(offer('task A "1st Line" two-words', { units: [] }), known)).toBe(
            '1st Line two words',
        );
        expect(words.readable('turn at 40.3909 -1', known)).toBe('turn at 40.4 -1');
        expect(words.brief(offer('hit a1 > b1'), known)).toBe('→ B1 Men b1');
        expect(words.brief(offer('wait a1'), known)).toBe('Wait');
        expect(words.withVerb(offer('wait a1 all'), known)).toBe('Wait all');
        expect(words.brief(offer('call "1st Line"'), known)).toBe('1st Line');
    });

    it('flattens facts to rows', () => {
        const facts = { march: { length: [6.71240157], most: 7 }, none: [], free: true, who: null };
        expect(words.rows(facts)).toEqual([
            { name: 'march length', value: '6.712' },
            { name: 'march most', value: '7' },
            { name: 'free', value: 'yes' },
        ]);
        expect(words.rows({ way: [{ x: 1 }, { x: 2 }] })).toEqual([
            { name: 'way 1 x', value: '1' },
            { name: 'way 2 x', value: '2' },
        ]);
    });

    it('counts down to a deadline', () => {
        const now = Date.parse('2026-11-30T12:00:00Z');
        expect(words.left('2026-11-30T12:01:05Z', now)).toBe('1:05');
        expect(words.left('2026-11-30T11:00:00Z', now)).toBe('0:00');
    });

    it('shortens tokens', () => {
        expect(['damage 2', 'command', 'well-drilled 12'].map(words.abbreviated)).toEqual([
            'D2',
            'C',
            'WD12',
        ]);
    });

    it('says what dice are for', () => {
        expect(words.purpose({ for: 'impact-hit', label: 'b1' })).toBe('impact hit, b1');
        expect(words.purpose({ for: 'charge', label: '' })).toBe('charge');
    });
});

describe('odds', () => {
    it('sums from above', () => {
        expect(atLeast(odds.laws[0]!)).toEqual([
            { value: 1, chance: 0.75 },
            { value: 2, chance: 0.25 },
        ]);
        expect(atLeast({ name: 'x', first: 0, probabilities: [1, 0, 1e-9] })).toEqual([]);
        expect(atLeast({ name: 'x', first: -1, probabilities: [0.5, 0.5] })).toEqual([
            { value: 0, chance: 0.5 },
        ]);
        expect(mean(odds.laws[0]!)).toBe(1);
    });

    it('puts first what the system does, or all', () => {
        expect(headlines(odds).map((law) => law.name)).toEqual(['standsLost']);
        expect(others(odds).map((law) => law.name)).toEqual(['hits']);
        expect(headlines({ ...odds, headlines: [] })).toHaveLength(2);
    });
});

describe('typed dice', () => {
    it('are read in any spelling, exactly as many as wanted', () => {
        expect(readFaces('3 4 1', 3)).toEqual({ faces: [3, 4, 1], problem: '' });
        expect(readFaces('34,1;', 3)).toEqual({ faces: [3, 4, 1], problem: '' });
        expect(readFaces('3', 3).problem).toBe('2 more wanted');
        expect(readFaces('1111', 3).problem).toBe('1 too many');
        expect(readFaces('7', 1).problem).toContain('“7”');
        expect(readFaces('-1', 1).problem).not.toBe('');
        expect(readFaces('', 1)).toEqual({ faces: [], problem: '1 more wanted' });
    });

    it('may be thrown here', () => {
        const faces = thrown(600);
        expect(faces).toHaveLength(600);
        expect(new Set(faces)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    });
});

describe('long lists', () => {
    const same = (name: string) => name;
    it('are grouped by all but the last word', () => {
        const groups = headed(['x 1 a', 'x 1 b', 'x 2 a', 'x 2 b'], same);
        expect(groups.map((g) => [g.head, g.members.length])).toEqual([
            ['x 1', 2],
            ['x 2', 2],
        ]);
    });

    it('are left as they are where that helps nobody', () => {
        expect(headed(['a 1', 'b 1', 'c 1'], same)).toEqual([
            { head: '', members: ['a 1', 'b 1', 'c 1'] },
        ]);
    });
});
