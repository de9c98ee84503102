import type { Table } from '../api';
import {
    fit,
    pan,
    type Size,
    type Spot,
    toTable,
    type View,
    viewBox,
    zoomAt,
} from '../lib/geometry';

/** What part of the table a window shows: by wheel, pinch, drag and keys. */
export class Camera {
    size = $state.raw<Size>({ width: 800, height: 600 });
    private moved = $state.raw<View | null>(null);
    private readonly home = $derived.by(() => fit(this.table(), this.size));
    readonly view = $derived(this.moved ?? this.home);
    readonly box = $derived(viewBox(this.view, this.size));
    private readonly fingers = new Map<number, Spot>();

    constructor(private readonly table: () => Table) {}

    reset(): void {
        this.moved = null;
    }

    zoom(factor: number, pixel: Spot = [this.size.width / 2, this.size.height / 2]): void {
        this.moved = zoomAt(this.view, factor, pixel, this.size, this.home);
    }

    shift(dx: number, dy: number): void {
        this.moved = pan(this.view, dx, dy, this.table());
    }

    spot(pixel: Spot): Spot {
        return toTable(this.view, pixel, this.size);
    }

    press(pointer: number, pixel: Spot): void {
        this.fingers.set(pointer, pixel);
    }

    /** Drags by one finger and pinches by two; says whether the picture was moved. */
    drag(pointer: number, pixel: Spot): boolean {
        const old = this.fingers.get(pointer);
        if (!old) return false;
        const others = [...this.fingers].filter(([id]) => id !== pointer).map(([, spot]) => spot);
        this.fingers.set(pointer, pixel);
        const [other] = others;
        if (!other) {
            this.shift(pixel[0] - old[0], pixel[1] - old[1]);
            return true;
        }
        const before = Math.hypot(old[0] - other[0], old[1] - other[1]);
        const after = Math.hypot(pixel[0] - other[0], pixel[1] - other[1]);
        const centre: Spot = [(pixel[0] + other[0]) / 2, (pixel[1] + other[1]) / 2];
        if (before > 4) this.zoom(after / before, centre);
        this.shift((pixel[0] - old[0]) / 2, (pixel[1] - old[1]) / 2);
        return true;
    }

    release(pointer: number): void {
        this.fingers.delete(pointer);
    }

    /** Does what a key means on the board; says whether it meant anything. */
    key(key: string): boolean {
        const step = 60;
        const actions: Record<string, () => void> = {
            '+': () => this.zoom(1.25),
            '=': () => this.zoom(1.25),
            '-': () => this.zoom(0.8),
            '0': () => this.reset(),
            ArrowLeft: () => this.shift(step, 0),
            ArrowRight: () => this.shift(-step, 0),
            ArrowUp: () => this.shift(0, step),
            ArrowDown: () => this.shift(0, -step),
        };
        const action = actions[key];
        action?.();
        return action !== undefined;
    }
}
