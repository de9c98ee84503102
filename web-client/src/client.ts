import type { Act, Answer, OpenedMatch, Odds, Ruling, SeatName, Update, Zone } from './api';
import { readEvents } from './lib/events';
import { ApiError, json, request } from './lib/http';
import { newId } from './lib/ids';
import { type Known, merge, opensSecrets } from './lib/merge';
import { type Keeper, windowKeeper } from './lib/stores';

export type Link = 'opening' | 'live' | 'lost' | 'gone';

export interface Listener {
    known(known: Known): void;
    link(link: Link, why: string): void;
}

export interface Settings {
    wait(ms: number): Promise<void>;
    id(): string;
    keeper: Keeper;
    /** How long to wait for an answer before the same command is sent again. */
    patience: number;
    /** How long a stream may be silent, heartbeats counted, before it is opened anew. */
    silence: number;
}

interface Letter {
    path: string;
    body: { id: string; command?: string; act?: Act; value?: string };
}

const USUAL: Settings = {
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
    id: newId,
    keeper: windowKeeper,
    patience: 15_000,
    silence: 60_000,
};

/** One seat's line to the server: every command is sent until it is answered, and counts once. */
export class MatchClient {
    known: Known | null = null;
    private stopped = false;
    private tail: Promise<unknown> = Promise.resolve();
    private loading: Promise<void> | null = null;
    private stream: AbortController | null = null;
    private readonly settings: Settings;

    constructor(
        readonly match: string,
        readonly seat: SeatName | 'guest',
        private readonly token: string,
        private readonly listener: Listener,
        settings: Partial<Settings> = {},
    ) {
        this.settings = { ...USUAL, ...settings };
    }

    start(): void {
        for (const letter of this.kept()) void this.queue(letter).catch(() => undefined);
        void this.follow();
    }

    stop(): void {
        this.stopped = true;
        this.stream?.abort();
    }

    command(command: string): Promise<Answer> {
        return this.send({ path: '/commands', body: { id: this.settings.id(), command } });
    }

    act(act: Act, value?: string): Promise<Answer> {
        const body = { id: this.settings.id(), act, ...(value === undefined ? {} : { value }) };
        return this.send({ path: '/acts', body });
    }

    ruling(command: string): Promise<Ruling> {
        return this.ask('/rulings', { command });
    }

    odds(command: string): Promise<Odds> {
        return this.ask('/odds', { command });
    }

    aim(command: string, unit: string, at: [number, number]): Promise<Ruling> {
        return this.ask('/aims', { command, unit, at });
    }

    zones(unit: string): Promise<Zone[]> {
        return this.ask('/zones', { unit });
    }

    at(seq: number): Promise<Update> {
        return this.ask(`/at/${seq}`);
    }

    fork(seq: number): Promise<OpenedMatch> {
        return this.ask('/forks', { seq });
    }

    async record(): Promise<string> {
        return (await request(this.url('/record'), { token: this.token })).text();
    }

    /** Loads the whole of the match again; calls that come meanwhile share one load. */
    reload(): Promise<void> {
        this.loading ??= this.ask<Update>('?since=-1')
            .then((update) => {
                const whole = merge(null, update);
                if (whole.kind !== 'taken') throw new Error('The match came without its log.');
                if (!this.known || update.seq >= this.known.update.seq) this.tell(whole.known);
            })
            .finally(() => (this.loading = null));
        return this.loading;
    }

    private url(path: string): string {
        return `/api/matches/${encodeURIComponent(this.match)}${path}`;
    }

    private ask<T>(path: string, body?: unknown): Promise<T> {
        return json<T>(this.url(path), { token: this.token, body });
    }

    private tell(known: Known): void {
        this.known = known;
        if (!this.stopped) this.listener.known(known);
    }

    /** A load that was under way already may be older than what asked for it: then once more. */
    private async take(update: Update): Promise<void> {
        for (let attempt = 0; attempt < 3; attempt++) {
            const merged = merge(this.known, update);
            const opens = opensSecrets(this.known, update);
            if (merged.kind === 'taken') this.tell(merged.known);
            if (merged.kind === 'taken' && opens) return this.reload();
            if (merged.kind !== 'reload') return;
            await this.reload();
            if ((this.known?.update.seq ?? -1) >= update.seq) return;
        }
    }

    private send(letter: Letter): Promise<Answer> {
        this.keep([...this.kept(), letter]);
        return this.queue(letter);
    }

    /** One letter after the other, so that two commands arrive in the order they were given. */
    private queue(letter: Letter): Promise<Answer> {
        const answer = this.tail.then(() => this.deliver(letter));
        this.tail = answer.catch(() => undefined);
        return answer;
    }

    private async deliver(letter: Letter): Promise<Answer> {
        try {
            const answer = await this.untilAnswered(letter);
            if (answer.kind === 'accepted') await this.take(answer.update);
            return answer;
        } finally {
            if (!this.stopped) this.keep(this.kept().filter((l) => l.body.id !== letter.body.id));
        }
    }

    private async untilAnswered(letter: Letter): Promise<Answer> {
        for (let attempt = 0; ; attempt++) {
            const signal = AbortSignal.timeout(this.settings.patience);
            try {
                const call = { token: this.token, body: letter.body, signal };
                const since = this.known?.update.seq ?? -1;
                return await json<Answer>(this.url(`${letter.path}?since=${since}`), call);
            } catch (error) {
                if (error instanceof ApiError && error.status === 400 && error.faults.length > 0) {
                    return { kind: 'faulty', faults: error.faults };
                }
                if (this.stopped || (error instanceof ApiError && !error.passing)) throw error;
                const asked = error instanceof ApiError ? error.retryAfter : 0;
                await this.settings.wait(Math.max(asked, backOff(attempt)));
            }
        }
    }

    private async follow(): Promise<void> {
        for (let attempt = 0; !this.stopped; attempt++) {
            try {
                if (!this.known) await this.reload();
                await this.listen(() => (attempt = 0));
                if (!this.stopped) this.listener.link('lost', '');
            } catch (error) {
                if (this.stopped) return;
                if (error instanceof ApiError && !error.passing) {
                    this.listener.link('gone', error.message);
                    return;
                }
                this.listener.link('lost', '');
            }
            await this.settings.wait(backOff(attempt));
        }
    }

    private async listen(opened: () => void): Promise<void> {
        const abort = (this.stream = new AbortController());
        let timer = setTimeout(() => abort.abort(), this.settings.silence);
        const alive = () => {
            clearTimeout(timer);
            timer = setTimeout(() => abort.abort(), this.settings.silence);
        };
        try {
            const since = this.known?.update.seq ?? -1;
            const path = this.url(`/stream?since=${since}`);
            const response = await request(path, { token: this.token, signal: abort.signal });
            if (!response.body) throw new TypeError('no stream');
            opened();
            this.listener.link('live', '');
            const hear = (data: string) => this.take(JSON.parse(data) as Update);
            await readEvents(
                response.body,
                (event) => {
                    if (event.event !== 'update') return;
                    // A reload that fails is tried again with the next connection.
                    hear(event.data).catch(() => abort.abort());
                },
                alive,
            );
        } finally {
            clearTimeout(timer);
        }
    }

    private get slot(): string {
        return `adjutant.unanswered:${this.match}:${this.seat}`;
    }

    private kept(): Letter[] {
        return JSON.parse(this.settings.keeper.get(this.slot) ?? '[]') as Letter[];
    }

    private keep(letters: Letter[]): void {
        if (letters.length === 0) this.settings.keeper.remove(this.slot);
        else this.settings.keeper.set(this.slot, JSON.stringify(letters));
    }
}

export function backOff(attempt: number): number {
    return Math.min(8000, 300 * 2 ** attempt);
}
