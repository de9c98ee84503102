import type { Answer, Fault, Odds, Offer, Ruling, Table, Zone } from '../api';
import { type Spot, type Unit, units } from '../lib/geometry';
import { ApiError, patiently, said } from '../lib/http';
import { Latest } from '../lib/latest';
import {
    extracted,
    filled,
    fits,
    isOrder,
    listed,
    ofUnit,
    ready,
    reordered,
    start,
} from '../lib/offers';
import { names } from '../lib/words';
import { Zones } from './zones.svelte';

const EMPTY: Table = { width: 1800, depth: 1200, figures: [], regions: [], away: [], notes: [] };

/** Who answers questions about a situation: a match, or the analysis board. */
export interface Umpire {
    ruling(command: string): Promise<Ruling>;
    odds(command: string): Promise<Odds>;
    aim(command: string, unit: string, at: Spot): Promise<Ruling>;
    /** The ground that matters to a unit. */
    zones(unit: string): Promise<Zone[]>;
    /** Does a command; a refusal comes back as an answer. */
    play(command: string): Promise<Pick<Answer, 'kind'> & Partial<Verdict>>;
}

export interface Verdict {
    reasons: string[];
    findings: Ruling['findings'];
    faults: Fault[];
}

/** What a player has in hand: the unit and the offer chosen, and what the umpire says of it. */
export class Desk {
    table = $state.raw<Table>(EMPTY);
    offers = $state.raw<Offer[]>([]);
    selected = $state<string | null>(null);
    offer = $state.raw<Offer | null>(null);
    values = $state.raw<number[]>([]);
    list = $state.raw<string[]>([]);
    ruling = $state.raw<Ruling | null>(null);
    verdict = $state.raw<(Partial<Verdict> & { command: string }) | null>(null);
    trouble = $state('');
    sending = $state(false);

    readonly units = $derived<Unit[]>(units(this.table.figures));
    readonly names = $derived(names(this.table));
    readonly unit = $derived(this.units.find((unit) => unit.id === this.selected) ?? null);
    readonly command = $derived(this.offer ? this.said(this.offer) : '');

    /** What tells the situation shown from any other. */
    situation = $state('');
    readonly zones = new Zones((unit) => this.umpire().zones(unit));

    private odds = new Map<string, Promise<Odds>>();
    private queue: Promise<unknown> = Promise.resolve();
    private readonly rulings: Latest<string, Ruling>;
    private readonly aims: Latest<{ offer: Offer; unit: string; at: Spot }, Ruling>;

    constructor(private readonly umpire: () => Umpire) {
        const failed = (error: unknown) => (this.trouble = said(error));
        this.rulings = new Latest(
            (command) => this.umpire().ruling(command),
            (ruling) => this.ruled(ruling),
            failed,
        );
        this.aims = new Latest(
            ({ offer, unit, at }) => this.umpire().aim(offer.command, unit, at),
            (ruling, { offer }) => {
                if (offer !== this.offer) return;
                const values = extracted(offer, ruling.command) ?? this.values;
                const same = this.offers.filter((one) => one.command === offer.command);
                this.offer = same.find((one) => fits(one, values)) ?? offer;
                this.values = values;
                this.ruled(ruling);
            },
            failed,
        );
    }

    /** Shows a situation. Whatever was worked out for another one is dropped. */
    show(key: string, table: Table, offers: Offer[]): void {
        const same = key === this.situation;
        this.situation = key;
        this.table = table;
        this.offers = offers;
        if (same) return;
        this.odds = new Map();
        this.zones.forget();
        if (!table.figures.some((figure) => figure.unit === this.selected)) this.selected = null;
        const { offer, values, list } = this;
        this.drop();
        this.pickOnly();
        const again = offer && offers.find((one) => one.command === offer.command);
        if (again) {
            this.choose(again);
            this.values = values;
            this.list = list;
            this.judge();
        }
    }

    /** Where a single unit may act and nothing else, it is the one meant. */
    private pickOnly(): void {
        const able = ready(this.offers);
        const [only] = able;
        if (only === undefined || able.includes(this.selected ?? '')) return;
        if (able.length === 1 && ofUnit(this.offers, null).length === 0) this.selected = only;
    }

    select(unit: string | null): void {
        if (unit === this.selected) return;
        this.selected = unit;
        this.drop();
    }

    choose(offer: Offer | null): void {
        this.drop();
        if (!offer) return;
        this.offer = offer;
        this.values = start(offer);
        this.list = isOrder(offer) ? listed(offer) : [];
        this.judge();
    }

    set(index: number, value: number): void {
        this.values = this.values.map((old, i) => (i === index ? value : old));
        this.judge();
    }

    arrange(list: string[]): void {
        this.list = list;
        this.judge();
    }

    aim(at: Spot): void {
        const { offer } = this;
        const unit = offer?.units[0];
        if (offer && unit && offer.ranges.length > 0) this.aims.run({ offer, unit, at });
    }

    oddsOf(command: string): Promise<Odds> {
        const known = this.odds.get(command);
        if (known) return known;
        // One at a time: a player looks at one button after the other as well.
        const asked = this.queue.then(() => patiently(() => this.umpire().odds(command)));
        this.queue = asked.catch(() => undefined);
        this.odds.set(command, asked);
        return asked;
    }

    async play(command: string): Promise<boolean> {
        if (this.sending) return false;
        this.sending = true;
        this.trouble = '';
        this.verdict = null;
        try {
            const answer = await this.umpire().play(command);
            if (answer.kind === 'accepted') {
                this.drop();
                return true;
            }
            this.verdict = { ...answer, command };
        } catch (error) {
            const faults = error instanceof ApiError ? error.faults : [];
            if (faults.length > 0) this.verdict = { faults, command };
            else this.trouble = said(error);
        } finally {
            this.sending = false;
        }
        return false;
    }

    private drop(): void {
        this.rulings.forget();
        this.aims.forget();
        this.offer = null;
        this.ruling = null;
        this.verdict = null;
        this.trouble = '';
    }

    private said(offer: Offer): string {
        if (this.list.length > 0) return reordered(offer, this.list);
        return filled(offer, this.values);
    }

    private judge(): void {
        this.verdict = null;
        if (this.offer) this.rulings.run(this.command);
    }

    private ruled(ruling: Ruling): void {
        this.ruling = ruling;
        this.trouble = '';
    }
}
