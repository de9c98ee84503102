import type { Answer, Entry, Update } from '../src/api';
import { entry, update } from './fixtures';

/** A server of one match that can be told to misbehave. */
export class FakeServer {
    log: Entry[] = [entry(0, { kind: 'opened' })];
    received: string[] = [];
    loads = 0;
    streamsRefused = 0;
    /** How many of the next answers get lost after the command was done. */
    answersLost = 0;
    /** How many of the next requests never arrive. */
    requestsLost = 0;
    down = 0;
    private readonly done = new Set<string>();
    private streams: { since: number; controller: ReadableStreamDefaultController<Uint8Array> }[] =
        [];

    readonly fetch = async (path: string, init: RequestInit = {}): Promise<Response> => {
        await Promise.resolve();
        const headers = init.headers as Record<string, string>;
        if (headers['Authorization'] !== 'Bearer token') return this.json({ error: 'no' }, 401);
        if (path.includes('/stream')) return this.stream(path, init.signal ?? undefined);
        const { pathname, searchParams } = new URL(path, 'http://x');
        if (pathname.endsWith('/commands')) {
            return this.command(String(init.body), Number(searchParams.get('since')));
        }
        this.loads++;
        return this.json(this.update(-1));
    };

    update(since: number, more: Partial<Update> = {}): Update {
        const seq = this.log.length - 1;
        return update(seq, { entries: this.log.filter((e) => e.seq > since), ...more });
    }

    add(text: string): void {
        this.log.push(entry(this.log.length, { text, command: text }));
    }

    /** Sends to every stream what it has not had. */
    push(): void {
        for (const stream of this.streams) {
            this.send(this.update(stream.since));
            stream.since = this.log.length - 1;
        }
    }

    send(sent: Update): void {
        const text = `event: update\nid: ${sent.seq}\ndata: ${JSON.stringify(sent)}\n\n`;
        for (const { controller } of this.streams)
            controller.enqueue(new TextEncoder().encode(text));
    }

    cut(): void {
        for (const { controller } of this.streams) controller.error(new TypeError('cut'));
        this.streams = [];
    }

    get open(): number {
        return this.streams.length;
    }

    get since(): number[] {
        return this.streams.map((stream) => stream.since);
    }

    private command(body: string, since: number): Response {
        if (this.requestsLost-- > 0) throw new TypeError('lost');
        this.requestsLost = 0;
        if (this.down > 0) {
            this.down--;
            return this.json({ error: 'busy' }, 503);
        }
        const { id, command } = JSON.parse(body) as { id: string; command: string };
        this.received.push(id);
        if (command === 'bad') return this.json({ faults: [fault] }, 400);
        if (!this.done.has(id)) this.add(command);
        this.done.add(id);
        const answer: Answer = { kind: 'accepted', update: this.update(since) };
        if (this.answersLost-- > 0) throw new TypeError('lost');
        this.answersLost = 0;
        return this.json(answer);
    }

    private stream(path: string, signal?: AbortSignal): Response {
        if (this.streamsRefused > 0) {
            this.streamsRefused--;
            throw new TypeError('refused');
        }
        const since = Number(new URL(path, 'http://x').searchParams.get('since'));
        const body = new ReadableStream<Uint8Array>({
            start: (controller) => {
                const stream = { since, controller };
                this.streams.push(stream);
                signal?.addEventListener('abort', () => {
                    if (!this.streams.includes(stream)) return;
                    this.streams = this.streams.filter((one) => one !== stream);
                    controller.error(new DOMException('aborted', 'AbortError'));
                });
            },
        });
        return new Response(body);
    }

    private json(value: unknown, status = 200): Response {
        return new Response(JSON.stringify(value), { status });
    }
}

const fault = { line: 1, column: 1, found: 'bad', expected: 'good' };
