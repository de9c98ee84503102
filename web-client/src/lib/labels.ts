import type { Unit } from './geometry';

export interface Label {
    unit: string;
    text: string;
    x: number;
    y: number;
}

interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
}

export function bounds(outline: [number, number][]): Box {
    const xs = outline.map(([x]) => x);
    const ys = outline.map(([, y]) => y);
    return {
        left: Math.min(...xs),
        right: Math.max(...xs),
        top: Math.min(...ys),
        bottom: Math.max(...ys),
    };
}

function overlap(a: Box, b: Box): boolean {
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** A letter is about this wide, by the size of the type. */
const WIDE = 0.56;

function boxOf(text: string, x: number, y: number, size: number): Box {
    const half = (text.length * size * WIDE) / 2;
    return { left: x - half, right: x + half, top: y - size * 0.8, bottom: y + size * 0.2 };
}

/**
 * Where units are named, within the width of the table: in full where that covers neither another name nor another unit, else by
 * their id. The chosen unit is always named in full.
 */
export function labels(
    units: Unit[],
    size: number,
    selected: string | null,
    width = Infinity,
): Label[] {
    const bodies = units.map((unit) => bounds(unit.figures.flatMap((f) => f.outline)));
    const places = units.map((unit, i) => ({
        x: unit.centre[0],
        y: (bodies[i]?.bottom ?? 0) + size * 1.05,
    }));
    const shortBoxes = units.map((unit, i) =>
        boxOf(unit.id, places[i]?.x ?? 0, places[i]?.y ?? 0, size),
    );
    const taken: Box[] = [];
    return units.map((unit, i) => {
        const { x: middle, y } = places[i] ?? { x: 0, y: 0 };
        const full = `${unit.label} ${unit.id}`.trim();
        const half = (full.length * size * WIDE) / 2;
        const inside = Math.max(Math.min(middle, width - half), Math.min(half, width / 2));
        const box = boxOf(full, inside, y, size);
        const free =
            !taken.some((other) => overlap(box, other)) &&
            !bodies.some((body, n) => n !== i && overlap(box, body)) &&
            !shortBoxes.some((other, n) => n > i && overlap(box, other));
        const long = unit.id === selected || free;
        taken.push(long ? box : (shortBoxes[i] ?? box));
        return { unit: unit.id, text: long ? full : unit.id, x: long ? inside : middle, y };
    });
}
