import type { Zone } from '../api';
import { said } from '../lib/http';
import { Latest } from '../lib/latest';

/** The ground that matters to the chosen unit; of each unit of a situation asked once. */
export class Zones {
    shown = $state.raw<Zone[]>([]);
    trouble = $state('');

    private unit: string | null = null;
    private readonly known = new Map<string, Zone[]>();
    private readonly asks: Latest<string, Zone[]>;

    constructor(ask: (unit: string) => Promise<Zone[]>) {
        this.asks = new Latest(
            ask,
            (zones, unit) => {
                this.known.set(unit, zones);
                if (unit === this.unit) this.shown = zones;
            },
            (error) => (this.trouble = said(error)),
        );
    }

    /** Another situation: nothing is known of it yet. */
    forget(): void {
        this.known.clear();
        this.asks.forget();
        this.shown = [];
    }

    /** Shows the ground of a unit, or none. */
    seek(unit: string | null): void {
        this.unit = unit;
        this.trouble = '';
        const known = unit === null ? [] : this.known.get(unit);
        this.shown = known ?? [];
        if (unit !== null && !known) this.asks.run(unit);
    }
}
