import type { Figure, Table } from '../api';

export type Spot = [number, number];

/** The middle of the table in the window, and how many pixels a millimetre takes. */
export interface View {
    x: number;
    y: number;
    scale: number;
}

export interface Size {
    width: number;
    height: number;
}

const MARGIN = 30;

export function fit(table: Pick<Table, 'width' | 'depth'>, size: Size): View {
    const scale = Math.min(
        size.width / (table.width + 2 * MARGIN),
        size.height / (table.depth + 2 * MARGIN),
    );
    return { x: table.width / 2, y: table.depth / 2, scale: Math.max(scale, 0.01) };
}

/** Zooms by a factor, so that what lies under the pixel stays there. */
export function zoomAt(view: View, factor: number, pixel: Spot, size: Size, home: View): View {
    const scale = Math.min(Math.max(view.scale * factor, home.scale * 0.7), 6);
    const [x, y] = toTable(view, pixel, size);
    return {
        x: x - (pixel[0] - size.width / 2) / scale,
        y: y - (pixel[1] - size.height / 2) / scale,
        scale,
    };
}

export function pan(view: View, dx: number, dy: number, table: Table): View {
    return {
        ...view,
        x: Math.min(Math.max(view.x - dx / view.scale, 0), table.width),
        y: Math.min(Math.max(view.y - dy / view.scale, 0), table.depth),
    };
}

export function toTable(view: View, pixel: Spot, size: Size): Spot {
    return [
        view.x + (pixel[0] - size.width / 2) / view.scale,
        view.y + (pixel[1] - size.height / 2) / view.scale,
    ];
}

export function viewBox(view: View, size: Size): string {
    const w = size.width / view.scale;
    const h = size.height / view.scale;
    return [view.x - w / 2, view.y - h / 2, w, h].map((n) => n.toFixed(2)).join(' ');
}

export function points(outline: Spot[]): string {
    return outline.map(([x, y]) => `${x},${y}`).join(' ');
}

export function middle(outline: Spot[]): Spot {
    const n = Math.max(1, outline.length);
    const sum = outline.reduce<Spot>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
    return [sum[0] / n, sum[1] / n];
}

export function frontMiddle(outline: Spot[]): Spot {
    return middle(outline.slice(0, 2));
}

/** Degrees clockwise from the top of the table that a piece faces. */
export function facing(outline: Spot[]): number {
    const [left, right] = outline;
    if (!left || !right) return 0;
    const angle = (Math.atan2(right[1] - left[1], right[0] - left[0]) * 180) / Math.PI;
    return Math.round((angle + 360) % 360);
}

/** A small triangle inside the front edge that points ahead. */
export function frontMark(outline: Spot[], size: number): Spot[] {
    const [left, right] = outline;
    if (!left || !right) return [];
    const [mx, my] = frontMiddle(outline);
    const length = Math.hypot(right[0] - left[0], right[1] - left[1]) || 1;
    const [ux, uy] = [(right[0] - left[0]) / length, (right[1] - left[1]) / length];
    const half = Math.min(size, length * 0.35);
    const tip: Spot = [mx + uy * half * 0.2, my - ux * half * 0.2];
    const base: Spot = [mx - uy * half * 0.9, my + ux * half * 0.9];
    return [
        tip,
        [base[0] + ux * half, base[1] + uy * half],
        [base[0] - ux * half, base[1] - uy * half],
    ];
}

/** A unit as the table shows it: its figures together. */
export interface Unit {
    id: string;
    label: string;
    side: Figure['side'];
    figures: Figure[];
    centre: Spot;
    /** The middle of the foremost edge of the whole unit. */
    front: Spot;
    facing: number;
    /** What lies on it, each once, with the number of figures that carry it. */
    tokens: string[];
}

export function units(figures: Figure[]): Unit[] {
    const groups = new Map<string, Figure[]>();
    for (const figure of figures) {
        groups.set(figure.unit, [...(groups.get(figure.unit) ?? []), figure]);
    }
    return [...groups].map(([id, members]) => unit(id, members));
}

function unit(id: string, figures: Figure[]): Unit {
    const first = figures[0];
    const turn = first ? facing(first.outline) : 0;
    const counts = new Map<string, number>();
    for (const token of figures.flatMap((f) => f.tokens)) {
        counts.set(token, (counts.get(token) ?? 0) + 1);
    }
    return {
        id,
        label: first?.label ?? id,
        side: first?.side ?? null,
        figures,
        centre: middle(figures.flatMap((f) => f.outline)),
        front: front(figures, turn),
        facing: turn,
        tokens: [...counts].map(([token, n]) => (n > 1 ? `${token} ×${n}` : token)),
    };
}

function front(figures: Figure[], turn: number): Spot {
    const [dx, dy] = [Math.sin((turn * Math.PI) / 180), -Math.cos((turn * Math.PI) / 180)];
    const fronts = figures.map((f) => frontMiddle(f.outline));
    const ahead = (spot: Spot) => spot[0] * dx + spot[1] * dy;
    const most = Math.max(...fronts.map(ahead));
    return middle(fronts.filter((spot) => most - ahead(spot) < 1));
}

/** A facing in words, for readers. */
export function compass(degrees: number): string {
    const names = ['up', 'up right', 'right', 'down right', 'down', 'down left', 'left', 'up left'];
    return names[Math.round(degrees / 45) % 8] ?? '';
}
