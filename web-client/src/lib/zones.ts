import type { Zone } from '../api';
import type { Spot } from './geometry';

/** A zone with what tells it from others of its kind: how many of them come before it. */
export interface Drawn {
    zone: Zone;
    nth: number;
}

export function drawn(zones: Zone[]): Drawn[] {
    return zones.map((zone, i) => ({
        zone,
        nth: zones.slice(0, i).filter((other) => other.kind === zone.kind).length,
    }));
}

/** All pieces of a zone as one path. */
export function path(outlines: Spot[][]): string {
    return outlines
        .map((outline) => `M${outline.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`)
        .join('');
}

function round(millimetres: number): number {
    return Math.round(millimetres * 10) / 10;
}

export function said(zone: Zone): string {
    return zone.kind === 'keep-out' ? `Keep out: ${zone.label}` : zone.label;
}
