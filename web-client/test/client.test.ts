import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backOff, type Link, MatchClient } from '../src/client';
import { newId } from '../src/lib/ids';
import { type Known, opensSecrets } from '../src/lib/merge';
import { keeper } from '../src/lib/stores';
import { entry, update } from './fixtures';
import { FakeServer } from './server';

let server: FakeServer;
let client: MatchClient;
let known: Known | null;
let links: Link[];

function make(token = 'token', keep = keeper(() => undefined as never)): MatchClient {
    return new MatchClient(
        'm1',
        'A',
        token,
        {
            known: (now) => (known = now),
            link: (link) => links.push(link),
        },
        { wait: () => new Promise((done) => setTimeout(done, 1)), keeper: keep },
    );
}

const texts = () => known?.entries.map((entry) => entry.text);
const seqs = () => known?.entries.map((entry) => entry.seq);

beforeEach(() => {
    server = new FakeServer();
    vi.stubGlobal('fetch', server.fetch);
    known = null;
    links = [];
    client = make();
});

afterEach(() => {
    client.stop();
    vi.unstubAllGlobals();
});

async function live(): Promise<void> {
    client.start();
    await vi.waitFor(() => expect(server.open).toBe(1));
}

describe('a client', () => {
    it('loads the match and follows it', async () => {
        await live();
        expect(seqs()).toEqual([0]);
        server.add('one');
        server.push();
        await vi.waitFor(() => expect(texts()).toEqual(['entry 0', 'one']));
        expect(server.loads).toBe(1);
        expect(links).toEqual(['live']);
    });

    it('has a command answered that was sent before the stream is open', async () => {
        server.streamsRefused = 3;
        client.start();
        const answer = await client.command('march');
        expect(answer.kind).toBe('accepted');
        await vi.waitFor(() => expect(server.open).toBe(1));
        expect(texts()).toEqual(['entry 0', 'march']);
        expect(server.log).toHaveLength(2);
    });

    it('has a command answered that was sent before anything was loaded', async () => {
        const answer = client.command('march');
        client.start();
        expect((await answer).kind).toBe('accepted');
        await vi.waitFor(() => expect(seqs()).toEqual([0, 1]));
    });

    it('sends a command again, under the same id, when its answer was dropped', async () => {
        await live();
        server.answersLost = 2;
        const answer = await client.command('march');
        expect(answer.kind).toBe('accepted');
        expect(server.received).toHaveLength(3);
        expect(new Set(server.received).size).toBe(1);
        expect(server.log).toHaveLength(2);
    });

    it('sends a command again that never arrived, or that a busy server put off', async () => {
        await live();
        server.requestsLost = 2;
        server.down = 2;
        expect((await client.command('march')).kind).toBe('accepted');
        expect(server.log).toHaveLength(2);
    });

    it('sends two commands in the order they were given', async () => {
        await live();
        server.requestsLost = 1;
        await Promise.all([client.command('first'), client.command('second')]);
        expect(server.log.map((e) => e.text)).toEqual(['entry 0', 'first', 'second']);
        expect(texts()).toEqual(['entry 0', 'first', 'second']);
    });

    it('takes a duplicated update once', async () => {
        await live();
        server.add('one');
        const same = server.update(0);
        server.send(same);
        server.send(same);
        server.send(same);
        await vi.waitFor(() => expect(seqs()).toEqual([0, 1]));
        expect(server.loads).toBe(1);
    });

    it('loads the match again when updates come in another order', async () => {
        await live();
        server.add('one');
        const first = server.update(0);
        server.add('two');
        const second = server.update(1);
        server.send(second);
        server.send(first);
        await vi.waitFor(() => expect(texts()).toEqual(['entry 0', 'one', 'two']));
        expect(server.loads).toBe(2);
        expect(known?.update.seq).toBe(2);
    });

    it('loads the match again when an update has another hash for the same moment', async () => {
        await live();
        server.send(update(0, { hash: 'other', entries: [] }));
        await vi.waitFor(() => expect(server.loads).toBe(2));
        expect(known?.update.hash).toBe('hash 0');
    });

    it('misses nothing that comes while it loads again', async () => {
        await live();
        server.add('one');
        server.add('two');
        server.send(server.update(1));
        await Promise.resolve();
        server.add('three');
        server.send(server.update(2));
        await vi.waitFor(() => expect(texts()).toEqual(['entry 0', 'one', 'two', 'three']));
    });

    it('loads the match again when it is over, for what was secret in it', async () => {
        await live();
        server.add('last');
        server.send(server.update(0, { phase: 'over' }));
        await vi.waitFor(() => expect(server.loads).toBe(2));
    });

    it('goes on from the last entry when the stream breaks', async () => {
        await live();
        server.add('one');
        server.push();
        await vi.waitFor(() => expect(seqs()).toEqual([0, 1]));
        server.cut();
        server.add('while away');
        await vi.waitFor(() => expect(server.since).toEqual([1]));
        server.push();
        await vi.waitFor(() => expect(texts()).toEqual(['entry 0', 'one', 'while away']));
        expect(links).toEqual(['live', 'lost', 'live']);
    });

    it('opens a silent stream anew', async () => {
        client.stop();
        client = new MatchClient(
            'm1',
            'A',
            'token',
            { known: (now) => (known = now), link: (link) => links.push(link) },
            {
                wait: () => Promise.resolve(),
                silence: 20,
                keeper: keeper(() => undefined as never),
            },
        );
        client.start();
        await vi.waitFor(() =>
            expect(links.filter((link) => link === 'live').length).toBeGreaterThan(1),
        );
    });

    it('gives up on a link that opens nothing', async () => {
        client = make('wrong');
        client.start();
        await vi.waitFor(() => expect(links).toEqual(['gone']));
        await expect(client.command('march')).rejects.toThrow('no');
    });

    it('hands back the faults of a command that cannot be read', async () => {
        await live();
        const answer = await client.command('bad');
        expect(answer).toMatchObject({ kind: 'faulty', faults: [{ found: 'bad' }] });
        expect(server.received).toHaveLength(1);
    });

    it('sends a command again after a reload of the page cut it off', async () => {
        const keep = keeper(() => undefined as never);
        client = make('token', keep);
        server.requestsLost = 1e9;
        const lost = client.command('march');
        lost.catch(() => undefined);
        await new Promise((done) => setTimeout(done, 10));
        client.stop();
        await expect(lost).rejects.toThrow();
        server.requestsLost = 0;
        client = make('token', keep);
        await live();
        await vi.waitFor(() => expect(texts()).toEqual(['entry 0', 'march']));
        await vi.waitFor(() => expect(keep.get('adjutant.unanswered:m1:A')).toBeNull());
    });
});

describe('small things', () => {
    it('waits longer each time, up to a bound', () => {
        expect([0, 1, 2, 9].map(backOff)).toEqual([300, 600, 1200, 8000]);
    });

    it('makes ids without the help of an encrypted page', () => {
        const { getRandomValues } = crypto;
        vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
        expect(newId()).toMatch(
            /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
        );
    });
});

describe('secrets that are opened', () => {
    it('are loaded when a Round or the battle is over, once', () => {
        const known = { update: update(3, { entries: [] }), entries: [] };
        const did = update(4, { entries: [entry(4)] });
        const opened = update(4, { entries: [entry(4, { kind: 'round-opened' })] });
        expect(opensSecrets(known, did)).toBe(false);
        expect(opensSecrets(known, opened)).toBe(true);
        expect(opensSecrets({ ...known, update: opened }, opened)).toBe(false);
        expect(opensSecrets(known, { ...did, phase: 'over' })).toBe(true);
    });
});
