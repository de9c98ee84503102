// @vitest-environment jsdom
import './dom';
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ruling } from '../src/api';
import Board from '../src/board/Board.svelte';
import { units } from '../src/lib/geometry';
import Log from '../src/panel/Log.svelte';
import Orders from '../src/panel/Orders.svelte';
import OwnDice from '../src/panel/OwnDice.svelte';
import TextBoard from '../src/panel/TextBoard.svelte';
import Replay from '../src/panel/Replay.svelte';
import Tabs from '../src/parts/Tabs.svelte';
import { Clauses } from '../src/state/clauses.svelte';
import { Desk, type Umpire } from '../src/state/desk.svelte';
import Frame from './Frame.svelte';
import { entry, odds, offer, offers, ruling, table } from './fixtures';

const refusal: Ruling = ruling('walk a1 ahead 6', {
    allowed: false,
    findings: [
        { clause: 'TOY-MOVE-01', holds: true, text: 'a1 walks', house: false },
        { clause: 'TOY-MOVE-02', holds: false, text: 'it is too far', house: true },
    ],
    facts: { length: 6 },
});

let desk: Desk;
let umpire: Record<keyof Umpire, ReturnType<typeof vi.fn>>;
let clauses: Clauses;

beforeEach(() => {
    umpire = {
        ruling: vi.fn((command: string) => Promise.resolve(ruling(command))),
        odds: vi.fn(() => Promise.resolve(odds)),
        aim: vi.fn(() => Promise.resolve(ruling('walk a1 ahead 2.5'))),
        zones: vi.fn(() => Promise.resolve([])),
        play: vi.fn(() => Promise.resolve({ kind: 'accepted' })),
    };
    desk = new Desk(() => umpire as unknown as Umpire);
    desk.show('1', table, offers);
    clauses = new Clauses(() => 'toy');
});

function framed<P extends Record<string, unknown>>(part: Component<P>, given: P) {
    return render(Frame, { part, with: given, clauses } as never);
}

function orders() {
    return framed(Orders as never, { desk, umpire, idle: '', mayCommand: true });
}

describe('orders', () => {
    it('are those of the chosen unit, and those of nobody', async () => {
        orders();
        expect(screen.queryByRole('button', { name: 'Wait' })).toBeNull();
        await fireEvent.click(screen.getByRole('button', { name: 'A1 Men a1' }));
        expect(screen.getByRole('button', { name: 'Wait' })).toBeTruthy();
        expect(screen.getByRole('button', { name: 'Walk ahead …' })).toBeTruthy();
        expect(screen.getByRole('heading', { name: 'Pile' })).toBeTruthy();
    });

    it('are those of the only unit that may act, unless the side may as well', () => {
        desk.show('one', table, [offer('wait a2')]);
        expect(desk.selected).toBe('a2');
        desk.show('both', table, [offer('wait a1'), offer('all', { units: [] })]);
        expect(desk.selected).toBe('a2');
    });

    it('without a choice are done by their button', async () => {
        desk.select('a1');
        orders();
        await fireEvent.click(screen.getByRole('button', { name: 'Wait' }));
        expect(umpire.play).toHaveBeenCalledWith('wait a1');
    });

    it('against an enemy show their odds beside the button', async () => {
        desk.select('a1');
        const { container } = orders();
        await screen.findByText('12.5 %');
        const beside = container.querySelector('[data-odds]') as HTMLElement;
        expect(within(beside).getByText('≥ 1')).toBeTruthy();
        expect(within(beside).getByText('40.0 %')).toBeTruthy();
        const asked = vi.mocked(umpire.odds).mock.calls.map(([command]) => command);
        expect(asked.filter((command) => command === 'hit a1 > b1')).toHaveLength(1);
    });

    it('with ranges follow the numbers typed, and are done as typed', async () => {
        desk.select('a1');
        orders();
        await fireEvent.click(screen.getByRole('button', { name: 'Walk ahead …' }));
        const input = screen.getByRole('spinbutton', { name: /^Ahead/ });
        await fireEvent.change(input, { target: { value: '4' } });
        await screen.findByText('walk a1 ahead 4');
        await vi.waitFor(() => expect(umpire.ruling).toHaveBeenLastCalledWith('walk a1 ahead 4'));
        await fireEvent.click(screen.getAllByRole('button', { name: 'Do it' })[0]!);
        expect(umpire.play).toHaveBeenCalledWith('walk a1 ahead 4');
    });

    it('with ranges follow the drag', async () => {
        desk.select('a1');
        orders();
        await fireEvent.click(screen.getByRole('button', { name: 'Walk ahead …' }));
        desk.aim([100, 500]);
        await screen.findByText('walk a1 ahead 2.5');
        expect(umpire.aim).toHaveBeenCalledWith('walk a1 ahead $1', 'a1', [100, 500]);
        expect(desk.values).toEqual([2.5]);
    });

    it('show every reason with its clause, whose text opens', async () => {
        umpire.ruling.mockImplementation(() => Promise.resolve(refusal));
        vi.stubGlobal('fetch', (path: string) => {
            expect(path).toBe('/api/systems/toy/clauses');
            const list = [{ id: 'TOY-MOVE-02', text: 'Nobody walks far.', status: 'house' }];
            return Promise.resolve(new Response(JSON.stringify(list)));
        });
        desk.select('a1');
        orders();
        await fireEvent.click(screen.getByRole('button', { name: 'Walk ahead …' }));
        await screen.findByText(/May not be done/);
        const items = [...document.querySelectorAll('.findings li')].map((li) => li.textContent);
        expect(items[0]).toContain('it is too far');
        expect(items[0]).toContain('our reading');
        expect(items[1]).toContain('a1 walks');
        await fireEvent.click(screen.getByRole('button', { name: 'TOY-MOVE-02' }));
        await screen.findByText('Nobody walks far.');
        vi.unstubAllGlobals();
    });

    it('refused by the server are told with their reasons', async () => {
        umpire.play.mockResolvedValue({ kind: 'refused', reasons: ['no'], findings: [] });
        desk.select('a1');
        orders();
        await fireEvent.click(screen.getByRole('button', { name: 'Wait' }));
        const alert = await screen.findByRole('alert');
        await within(alert).findByText('no');
        expect(alert.textContent).toContain('wait A1 Men a1');
    });

    it('in great number become a list', async () => {
        const many = Array.from({ length: 9 }, (_, i) => offer(`turn a1 to ${i}`));
        desk.show('2', table, many);
        desk.select('a1');
        orders();
        const list = screen.getByRole('combobox', { name: /turn/ });
        await fireEvent.change(list, { target: { value: 'turn a1 to 3' } });
        await vi.waitFor(() => expect(umpire.ruling).toHaveBeenCalledWith('turn a1 to 3'));
        await fireEvent.click(screen.getAllByRole('button', { name: 'Do it' })[0]!);
        expect(umpire.play).toHaveBeenCalledWith('turn a1 to 3');
    });

    it('that are a list are sorted by keys', async () => {
        const { container } = orders();
        const list = container.querySelector('[data-order] ol')!;
        const first = list.children[0] as HTMLElement;
        await fireEvent.keyDown(first, { key: 'ArrowDown', altKey: true });
        expect([...list.children].map((li) => li.getAttribute('aria-label'))).toEqual([
            '1 of 3: A1 Men a1',
            '2 of 3: A2 Men a2',
            '3 of 3: x9',
        ]);
        await vi.waitFor(() => expect(document.activeElement).toBe(list.children[1]));
        await fireEvent.click(screen.getByRole('button', { name: 'Set this order' }));
        expect(umpire.play).toHaveBeenCalledWith('pile A a1,a2,x9');
    });

    it('may be written by who knows the notation', async () => {
        orders();
        const input = screen.getByLabelText(/battle notation/);
        await fireEvent.input(input, { target: { value: 'wait a2' } });
        await vi.waitFor(() => expect(umpire.ruling).toHaveBeenCalledWith('wait a2'));
        await fireEvent.submit(input.closest('form')!);
        expect(umpire.play).toHaveBeenCalledWith('wait a2');
        await vi.waitFor(() => expect((input as HTMLInputElement).value).toBe(''));
    });
});

describe('a desk', () => {
    it('drops what was worked out for another situation', async () => {
        desk.select('a1');
        desk.choose(offers[2]!);
        await vi.waitFor(() => expect(desk.ruling).not.toBeNull());
        await desk.oddsOf('hit a1 > b1');
        desk.show('2', table, [offers[0]!]);
        expect(desk.ruling).toBeNull();
        expect(desk.offer).toBeNull();
        expect(desk.selected).toBe('a1');
        await desk.oddsOf('hit a1 > b1');
        expect(umpire.odds).toHaveBeenCalledTimes(2);
    });

    it('keeps a choice that is offered again, and judges it anew', async () => {
        desk.select('a1');
        desk.choose(offers[2]!);
        desk.set(0, 3);
        desk.show('2', table, [...offers]);
        expect(desk.command).toBe('walk a1 ahead 3');
        await vi.waitFor(() => expect(desk.ruling?.command).toBe('walk a1 ahead 3'));
    });

    it('does not send twice what is pressed twice', async () => {
        await Promise.all([desk.play('wait a1'), desk.play('wait a1')]);
        expect(umpire.play).toHaveBeenCalledTimes(1);
    });
});

describe('own dice', () => {
    const wanted = { side: 'A' as const, for: 'hit', label: 'b1', on: 3, count: 3 };

    it('are entered when there are exactly as many as wanted', async () => {
        const onfaces = vi.fn();
        render(OwnDice, { wanted, mine: true, onfaces, onthrow: vi.fn() });
        const enter = screen.getByRole('button', { name: 'Enter' }) as HTMLButtonElement;
        await fireEvent.input(screen.getByLabelText('What they show'), {
            target: { value: '3 4' },
        });
        expect(enter.disabled).toBe(true);
        await fireEvent.click(screen.getByRole('button', { name: 'Add a 6' }));
        expect(enter.disabled).toBe(false);
        await fireEvent.click(enter);
        expect(onfaces).toHaveBeenCalledWith([3, 4, 6]);
    });

    it('may be thrown by the server, and are none of the other side', async () => {
        const onthrow = vi.fn();
        const { unmount } = render(OwnDice, { wanted, mine: true, onfaces: vi.fn(), onthrow });
        await fireEvent.click(screen.getByRole('button', { name: 'Throw them for me' }));
        expect(onthrow).toHaveBeenCalled();
        unmount();
        render(OwnDice, { wanted, mine: false, onfaces: vi.fn(), onthrow });
        expect(screen.queryByRole('button')).toBeNull();
        expect(screen.getByText(/Waiting for 3 dice of side A/)).toBeTruthy();
    });
});

describe('the table', () => {
    const props = () => ({
        table,
        units: units(table.figures),
        selected: null,
        ready: ['a1', 'a2'],
        ghost: [],
        zones: [],
        allowed: true,
        aiming: null,
        onselect: vi.fn(),
        onaim: vi.fn(),
        onenter: vi.fn(),
        onzones: vi.fn(),
    });

    it('has its units as buttons that say all about them', async () => {
        const given = props();
        render(Board, given);
        const unit = screen.getByRole('button', {
            name: /^A1 Men a1, side A, facing up, 0°, may act/,
        });
        await fireEvent.click(unit);
        expect(given.onselect).toHaveBeenCalledWith('a1');
        await fireEvent.keyDown(unit, { key: 'Enter' });
        expect(given.onselect).toHaveBeenCalledTimes(2);
    });

    it('is walked, zoomed and moved by keys', async () => {
        const given = props();
        const { container, rerender } = render(Board, given);
        const svg = container.querySelector('svg')!;
        const box = svg.getAttribute('viewBox');
        await fireEvent.keyDown(svg, { key: 'n' });
        expect(given.onselect).toHaveBeenLastCalledWith('a1');
        await rerender({ ...given, selected: 'a1' });
        await fireEvent.keyDown(svg, { key: 'n' });
        expect(given.onselect).toHaveBeenLastCalledWith('a2');
        await fireEvent.keyDown(svg, { key: '+' });
        await fireEvent.keyDown(svg, { key: 'ArrowLeft' });
        expect(svg.getAttribute('viewBox')).not.toBe(box);
        await fireEvent.keyDown(svg, { key: '0' });
        expect(svg.getAttribute('viewBox')).toBe(box);
        await fireEvent.keyDown(svg, { key: 'Enter' });
        expect(given.onenter).toHaveBeenCalled();
        await fireEvent.keyDown(svg, { key: 'Escape' });
        expect(given.onselect).toHaveBeenLastCalledWith(null);
    });

    it('has a handle that is dragged where something may be moved', async () => {
        const given = { ...props(), aiming: 'a1' };
        const { container } = render(Board, given);
        const handle = container.querySelector('[data-handle]')!;
        await fireEvent.pointerDown(handle, { pointerId: 1 });
        await fireEvent.pointerMove(handle, { pointerId: 1, clientX: 10, clientY: 10 });
        expect(given.onaim).toHaveBeenCalledTimes(1);
        await fireEvent.pointerUp(handle, { pointerId: 1 });
        await fireEvent.pointerMove(handle, { pointerId: 1 });
        expect(given.onaim).toHaveBeenCalledTimes(1);
    });

    it('is there as a text too', async () => {
        const onselect = vi.fn();
        const given = {
            ...props(),
            regions: table.regions,
            away: table.away,
            notes: table.notes,
            onselect,
        };
        render(TextBoard, given);
        const unit = screen.getByRole('button', { name: /A1 Men a1/ });
        expect(unit.textContent).toContain('15 cm from the left, 60 cm from the top');
        await fireEvent.click(unit);
        expect(onselect).toHaveBeenCalledWith('a1');
        expect(screen.getByText('A9 Men a9').closest('li')?.textContent).toContain('still to come');
    });
});

describe('what was', () => {
    it('is logged with its dice, newest first', () => {
        const roll = { for: 'impact-hit', label: 'b1', on: 2, faces: [2, 6] };
        const entries = [entry(0), entry(1, { text: 'hits', rolls: [roll] })];
        const { container } = framed(Log as never, { entries, names: desk.names });
        const first = container.querySelector('[data-log] > li')!;
        expect(first.textContent).toContain('impact hit, b1');
        expect(first.textContent).toContain('on 2');
        expect(screen.getByRole('img', { name: '2, 6' })).toBeTruthy();
    });

    it('is replayed by a slider, the last place being now', async () => {
        const onshow = vi.fn();
        const onfork = vi.fn();
        render(Replay, { last: 5, shown: 3, forkable: 4, onshow, onfork });
        await fireEvent.input(screen.getByRole('slider'), { target: { value: '2' } });
        await fireEvent.input(screen.getByRole('slider'), { target: { value: '5' } });
        await fireEvent.click(screen.getByRole('button', { name: 'Back' }));
        expect(onshow.mock.calls).toEqual([[2], [null], [2]]);
        await fireEvent.click(screen.getByRole('button', { name: 'Fork from here' }));
        expect(onfork).toHaveBeenCalledWith(3);
    });
});

describe('tabs', () => {
    it('are changed by arrows', async () => {
        const onchoose = vi.fn();
        const tabs = [
            { id: 'a', name: 'One' },
            { id: 'b', name: 'Two' },
        ];
        render(Tabs, { tabs, chosen: 'a', onchoose, children: (() => undefined) as never });
        await fireEvent.keyDown(screen.getByRole('tab', { name: 'One' }), { key: 'ArrowLeft' });
        expect(onchoose).toHaveBeenCalledWith('b');
    });
});
