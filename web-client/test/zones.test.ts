// @vitest-environment jsdom
import './dom';
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Zone } from '../src/api';
import DeskBoard from '../src/board/DeskBoard.svelte';
import { drawn, path, said } from '../src/lib/zones';
import ZoneLegend from '../src/panel/ZoneLegend.svelte';
import { Clauses } from '../src/state/clauses.svelte';
import { Desk, type Umpire } from '../src/state/desk.svelte';
import { settings } from '../src/state/settings.svelte';
import Frame from './Frame.svelte';
import { offers, table } from './fixtures';

const square: Zone['outlines'][number] = [
    [0, 0],
    [10, 0],
    [10.04, 10],
];
const walk: Zone = { kind: 'reach', label: 'Walk 6', clause: 'TOY-1', outlines: [square] };
const run: Zone = { kind: 'reach', label: 'Run 12', clause: 'TOY-2', outlines: [square] };
const ring: Zone = {
    kind: 'keep-out',
    label: '1 off',
    clause: 'TOY-3',
    outlines: [square, square],
};

let zones: ReturnType<typeof vi.fn>;
let desk: Desk;
let clauses: Clauses;

beforeEach(() => {
    settings.setZones(true);
    zones = vi.fn(() => Promise.resolve([walk, run, ring]));
    desk = new Desk(() => ({ zones }) as unknown as Umpire);
    desk.show('1', table, offers);
    clauses = new Clauses(() => 'toy');
});

function board() {
    return render(DeskBoard, {
        desk,
        onselect: (unit: string | null) => desk.select(unit),
    });
}

function shapes(container: HTMLElement): (string | null)[] {
    return [...container.querySelectorAll('[data-zone]')].map((g) => g.getAttribute('data-zone'));
}

describe('zones', () => {
    it('are one path of all their pieces', () => {
        expect(path(ring.outlines)).toBe('M0 0L10 0L10 10ZM0 0L10 0L10 10Z');
    });

    it('of one kind are told apart, and a place to keep out of is named so', () => {
        expect(drawn([walk, run, ring]).map(({ nth }) => nth)).toEqual([0, 1, 0]);
        expect([walk, ring].map(said)).toEqual(['Walk 6', 'Keep out: 1 off']);
    });

    it('of the chosen unit are drawn beneath the pieces', async () => {
        const { container } = board();
        expect(zones).not.toHaveBeenCalled();
        desk.select('a1');
        await vi.waitFor(() => expect(shapes(container)).toEqual(['Walk 6', 'Run 12', '1 off']));
        const layer = container.querySelector('.zones');
        const piece = container.querySelector('[data-unit]');
        expect(layer!.compareDocumentPosition(piece!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
        desk.select(null);
        await vi.waitFor(() => expect(shapes(container)).toEqual([]));
    });

    it('are asked once for each unit of a situation', async () => {
        board();
        for (const unit of ['a1', 'a2', 'a1', 'a2']) {
            desk.select(unit);
            await vi.waitFor(() => expect(desk.zones.shown).toHaveLength(3));
        }
        expect(zones.mock.calls).toEqual([['a1'], ['a2']]);
        desk.show('2', table, offers);
        await vi.waitFor(() => expect(zones).toHaveBeenCalledTimes(3));
        expect(zones).toHaveBeenLastCalledWith('a2');
        await vi.waitFor(() => expect(desk.zones.shown).toHaveLength(3));
    });

    it('of a situation that is over are not shown', async () => {
        const late: ((zones: Zone[]) => void)[] = [];
        zones.mockImplementation(() => new Promise((done) => late.push(done)));
        board();
        desk.select('a1');
        await vi.waitFor(() => expect(late).toHaveLength(1));
        desk.show('2', table, offers);
        late[0]!([walk]);
        await vi.waitFor(() => expect(late).toHaveLength(2));
        expect(desk.zones.shown).toEqual([]);
        late[1]!([run]);
        await vi.waitFor(() => expect(desk.zones.shown).toEqual([run]));
    });

    it('are hidden and shown by a key of the table, and not asked while hidden', async () => {
        const { container } = board();
        const field = container.querySelector('svg')!;
        await fireEvent.keyDown(field, { key: 'z' });
        expect(localStorage.getItem('adjutant.zones')).toBe('off');
        desk.select('a1');
        await Promise.resolve();
        expect(zones).not.toHaveBeenCalled();
        await fireEvent.keyDown(field, { key: 'z' });
        await vi.waitFor(() => expect(shapes(container)).toHaveLength(3));
    });
});

describe('the legend', () => {
    function legend() {
        return render(Frame, { part: ZoneLegend, with: { zones: desk.zones }, clauses } as never);
    }

    it('says every zone in words and opens its clause', async () => {
        desk.zones.seek('a1');
        legend();
        const items = await screen.findAllByRole('listitem');
        expect(items.map((item) => item.textContent?.replace(/\s+/g, ' ').trim())).toEqual([
            'Walk 6 TOY-1',
            'Run 12 TOY-2',
            'Keep out: 1 off TOY-3',
        ]);
        const show = vi.spyOn(clauses, 'show').mockResolvedValue();
        await fireEvent.click(within(items[2]!).getByRole('button', { name: 'TOY-3' }));
        expect(show).toHaveBeenCalledWith('TOY-3');
    });

    it('is put away by its switch, which stays', async () => {
        desk.zones.seek('a1');
        legend();
        await screen.findAllByRole('listitem');
        await fireEvent.click(screen.getByRole('checkbox', { name: 'Show reach and arcs' }));
        expect(screen.queryAllByRole('listitem')).toEqual([]);
        expect(settings.zones).toBe(false);
        expect(screen.getByRole('checkbox')).toBeTruthy();
    });

    it('says that the server gave no answer', async () => {
        zones.mockRejectedValue(new TypeError('fetch failed'));
        desk.zones.seek('a1');
        legend();
        expect((await screen.findByRole('alert')).textContent).not.toBe('');
    });
});
