import type { Act, Answer, Entry, SeatName, Side, Update } from '../api';
import { type Link, MatchClient } from '../client';
import { DiceCommitter } from '../lib/commit';
import { said } from '../lib/http';
import type { Known } from '../lib/merge';
import type { Tokens } from '../lib/seats';

interface Seat {
    client: MatchClient;
    committer: DiceCommitter;
    known: Known | null;
}

/** A match as this window sees it, from one seat or, side by side, from both. */
export class MatchState {
    update = $state.raw<Update | null>(null);
    entries = $state.raw<Entry[]>([]);
    link = $state<Link>('opening');
    why = $state('');
    trouble = $state('');
    /** Whether an act is on its way. */
    sending = $state(false);
    /** Which of several seats is shown. */
    shown = $state<SeatName | 'guest'>('guest');
    readonly held: (SeatName | 'guest')[];

    private readonly seats = new Map<SeatName | 'guest', Seat>();

    constructor(
        readonly match: string,
        tokens: Tokens,
    ) {
        this.held = Object.keys(tokens) as (SeatName | 'guest')[];
        this.shown = this.held[0] ?? 'guest';
        for (const name of this.held) this.sit(name, tokens[name] ?? '');
    }

    get client(): MatchClient {
        const seat = this.seats.get(this.shown);
        if (!seat) throw new Error('This window holds no seat of the match.');
        return seat.client;
    }

    start(): void {
        for (const seat of this.seats.values()) seat.client.start();
    }

    stop(): void {
        for (const seat of this.seats.values()) seat.client.stop();
    }

    show(name: SeatName | 'guest'): void {
        this.shown = name;
        this.refresh();
    }

    async act(act: Act, value?: string): Promise<Answer | null> {
        this.trouble = '';
        this.sending = true;
        try {
            const answer = await this.client.act(act, value);
            if (answer.kind === 'refused') this.trouble = answer.reasons.join('; ');
            if (answer.kind === 'faulty') {
                this.trouble = answer.faults
                    .map((f) => `${f.found}: expected ${f.expected}`)
                    .join();
            }
            return answer;
        } catch (error) {
            this.trouble = said(error);
            return null;
        } finally {
            this.sending = false;
        }
    }

    private sit(name: SeatName | 'guest', token: string): void {
        const client = new MatchClient(this.match, name, token, {
            known: (known) => this.heard(name, known),
            link: (link, why) => {
                if (name !== this.shown) return;
                this.link = link;
                this.why = why;
            },
        });
        this.seats.set(name, { client, committer: new DiceCommitter(client), known: null });
    }

    private heard(name: SeatName | 'guest', known: Known): void {
        const seat = this.seats.get(name);
        if (!seat) return;
        seat.known = known;
        seat.committer.consider(known.update).catch((error) => (this.trouble = said(error)));
        if (name === this.shown) this.refresh();
        this.handOver();
    }

    /**
     * Where one window plays both sides, it turns to the one whose turn it is, as soon as that
     * seat has heard of it: what it knew before offers what is past.
     */
    private handOver(): void {
        if (this.shown !== 'A' && this.shown !== 'B') return;
        const update = this.seats.get(this.shown)?.known?.update;
        if (!update) return;
        const [only, ...others]: Side[] = update.wanted ? [update.wanted.side] : update.acting;
        if (!only || others.length > 0 || only === this.shown) return;
        const heard = this.seats.get(only)?.known?.update.seq ?? -1;
        if (heard >= update.seq) this.show(only);
    }

    private refresh(): void {
        const known = this.seats.get(this.shown)?.known ?? null;
        if (!known) return;
        this.update = known.update;
        this.entries = known.entries;
    }
}
