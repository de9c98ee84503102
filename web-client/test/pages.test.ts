// @vitest-environment jsdom
import './dom';
import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Board, SystemInfo, Update } from '../src/api';
import { keepSeats, seatsOf, takeToken } from '../src/lib/seats';
import ShelfPicker from '../src/panel/ShelfPicker.svelte';
import NewMatchForm from '../src/parts/NewMatchForm.svelte';
import { Analysis } from '../src/state/analysis.svelte';
import { MatchState } from '../src/state/match.svelte';
import { standing } from '../src/state/play.svelte';
import { entry, offers, table, update } from './fixtures';

interface Sent {
    path: string;
    token: string;
    body: Record<string, unknown>;
}

let sent: Sent[];
let answer: (sent: Sent) => unknown;

beforeEach(() => {
    sent = [];
    sessionStorage.clear();
    localStorage.clear();
    vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
        const headers = (init.headers ?? {}) as Record<string, string>;
        const one = {
            path,
            token: (headers['Authorization'] ?? '').replace('Bearer ', ''),
            body: JSON.parse(String(init.body ?? '{}')) as Record<string, unknown>,
        };
        sent.push(one);
        const given = answer(one);
        if (given instanceof Response) return Promise.resolve(given);
        return Promise.resolve(new Response(JSON.stringify(given)));
    });
});

afterEach(() => vi.unstubAllGlobals());

function refuse(status: number, body: object): Response {
    return new Response(JSON.stringify(body), { status });
}

describe('a link', () => {
    it('is taken out of the address and kept in the window', () => {
        history.replaceState(null, '', '/m/m7#secret');
        expect(takeToken('m7')).toEqual({ guest: 'secret' });
        expect(location.href).not.toContain('secret');
        expect(takeToken('m7')).toEqual({ guest: 'secret' });
    });

    it('that the window holds already changes nothing', () => {
        keepSeats('m7', { A: 'one', B: 'two' });
        history.replaceState(null, '', '/m/m7#two');
        expect(takeToken('m7')).toEqual({ A: 'one', B: 'two' });
        expect(seatsOf('m8')).toEqual({});
    });
});

describe('two seats in one window', () => {
    it('turn to the side that acts, once it has heard so', async () => {
        const at: Record<string, Update> = {
            one: update(0, { seat: 'A', acting: ['A'], entries: [entry(0)] }),
            two: update(0, { seat: 'B', acting: ['A'], entries: [entry(0)] }),
        };
        const feeds: ReadableStreamDefaultController<Uint8Array>[] = [];
        answer = ({ path, token }) => {
            if (!path.includes('/stream')) return at[token];
            return new Response(
                new ReadableStream({ start: (controller) => void feeds.push(controller) }),
            );
        };
        const match = new MatchState('m1', { A: 'one', B: 'two' });
        match.start();
        await vi.waitFor(() => expect(feeds).toHaveLength(2));
        expect(match.update?.seat).toBe('A');
        const tell = (seat: 'A' | 'B') => {
            const next = update(1, { seat, acting: ['B'], entries: [entry(1)] });
            const text = `event: update\nid: 1\ndata: ${JSON.stringify(next)}\n\n`;
            feeds[seat === 'A' ? 0 : 1]!.enqueue(new TextEncoder().encode(text));
        };
        tell('A');
        await vi.waitFor(() => expect(match.update?.seq).toBe(1));
        expect(match.update?.seat).toBe('A');
        tell('B');
        await vi.waitFor(() => expect(match.update?.seat).toBe('B'));
        expect(match.entries).toHaveLength(2);
        match.stop();
    });
});

describe('how it stands', () => {
    it('is said in one line', () => {
        expect(standing(update(0))).toBe('Your turn');
        expect(standing(update(0, { acting: ['B'] }))).toBe('Side B is to act');
        const wanted = { side: 'B' as const, for: 'hit', label: '', on: 2, count: 1 };
        expect(standing(update(0, { wanted }))).toBe('Dice of side B are wanted');
        const seats = update(0).seats;
        const alone = { ...seats, B: { kind: 'person' as const, joined: false } };
        const joining = update(0, { phase: 'joining', seats: alone });
        expect(standing(joining)).toContain('other seat');
        expect(standing(joining, ['A', 'B'])).not.toContain('other seat');
        const won = { kind: 'won' as const, side: 'A' as const, how: 'by points' };
        expect(standing(update(0, { standing: won }))).toBe('Side A has won: by points');
    });
});

describe('the analysis board', () => {
    const view = (text: string): Board => ({
        system: 'toy',
        table,
        offers: { A: offers, B: [] },
        standing: { kind: 'running', side: null, how: '' },
        text,
    });

    it('begins with a ready battle of any system', async () => {
        const battle = { id: 'b1', title: 'First', text: 'system toy' };
        answer = () => [{ id: 'toy', title: 'Toy', battles: [battle] }];
        const ontext = vi.fn();
        render(ShelfPicker, { ontext });
        await screen.findByRole('option', { name: 'First' });
        await fireEvent.change(screen.getByRole('combobox'), { target: { value: '0 0' } });
        expect(ontext).toHaveBeenCalledWith('system toy');
    });

    it('does commands, asks for dice, and undoes', async () => {
        const board = new Analysis();
        board.thrown = false;
        const wanted = { side: 'A', for: 'hit', label: '', on: 2, count: 2 };
        answer = ({ path, body }) => {
            if (!path.endsWith('/moves')) return view(String(body['text']));
            const faces = body['faces'] as number[];
            const none = {
                board: null,
                rolls: [],
                events: [],
                wanted: null,
                findings: [],
                facts: {},
            };
            if (faces.length < 2) return { ...none, kind: 'waiting', wanted };
            return { ...none, kind: 'done', events: ['hit'], board: view('after') };
        };
        board.type('before');
        await vi.waitFor(() => expect(board.view).not.toBeNull());
        expect(await board.desk.play('hit a1 > b1')).toBe(true);
        expect(board.waiting?.wanted).toEqual(wanted);
        await board.faces([3]);
        await board.faces([4]);
        expect(sent.at(-1)?.body).toEqual({
            text: 'before',
            command: 'hit a1 > b1',
            faces: [3, 4],
        });
        expect(board.text).toBe('after');
        expect(board.done.map((line) => line.command)).toEqual(['hit a1 > b1']);
        board.undo();
        await vi.waitFor(() => expect(board.view?.text).toBe('before'));
        expect(board.text).toBe('before');
        expect(board.done).toEqual([]);
    });

    it('keeps the table and lists the faults of a text in between', async () => {
        const board = new Analysis();
        const fault = { line: 2, column: 1, found: 'x', expected: 'y' };
        answer = ({ body }) =>
            body['text'] === 'bad' ? refuse(400, { faults: [fault] }) : view('good');
        board.type('good');
        await vi.waitFor(() => expect(board.view).not.toBeNull());
        board.type('bad');
        await vi.waitFor(() => expect(board.faults).toEqual([fault]));
        expect(board.view?.text).toBe('good');
        await board.umpire.ruling('wait a1');
        expect(sent.at(-1)?.body['text']).toBe('good');
    });
});

describe('a new match', () => {
    const systems: SystemInfo[] = [
        {
            id: 'toy',
            title: 'Toy',
            version: '1',
            battles: [{ id: 'b1', title: 'First', text: 'system toy' }],
            armies: [{ title: 'Reds', text: 'three reds' }],
            options: [{ name: 'scenario', values: ['open', 'gap'], usual: 'open' }],
            canMuster: true,
        },
    ];

    it('is asked for from two lists, and its faults are shown by line', async () => {
        const fault = { line: 3, column: 2, found: 'rads', expected: 'reds' };
        answer = () => refuse(400, { faults: [fault] });
        render(NewMatchForm, { systems });
        await fireEvent.click(screen.getByRole('radio', { name: 'Two army lists' }));
        const example = screen.getByRole('combobox', { name: 'Example for side A' });
        await fireEvent.change(example, { target: { value: '0' } });
        const lists = screen.getAllByRole('textbox');
        await fireEvent.input(lists[1]!, { target: { value: 'two rads' } });
        await fireEvent.click(screen.getByRole('radio', { name: 'A friend, by link' }));
        await fireEvent.click(screen.getByRole('radio', { name: 'Our own, typed in' }));
        await fireEvent.change(screen.getByRole('combobox', { name: 'Scenario' }), {
            target: { value: 'gap' },
        });
        await fireEvent.click(screen.getByRole('button', { name: 'Start' }));
        expect(sent[0]?.body).toEqual({
            system: 'toy',
            armies: ['three reds', 'two rads'],
            options: { scenario: 'gap' },
            dice: 'own',
            seats: { A: 'person', B: 'person' },
        });
        expect((await screen.findByText(/found rads/)).textContent).toContain('line 3');
    });
});
