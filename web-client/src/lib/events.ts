export interface StreamEvent {
    event: string;
    id: string;
    data: string;
}

/** Reads server-sent events by fetch, since the browser's own reader cannot send a token. */
export async function readEvents(
    body: ReadableStream<Uint8Array>,
    heard: (event: StreamEvent) => void,
    alive: () => void = () => undefined,
): Promise<void> {
    const reader = body.getReader();
    const decoder = new TextDecoder();
    const parser = new EventParser(heard);
    for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        alive();
        parser.add(decoder.decode(value, { stream: true }));
    }
}

export class EventParser {
    private rest = '';
    private event = 'message';
    private id = '';
    private data: string[] = [];

    constructor(private readonly heard: (event: StreamEvent) => void) {}

    add(text: string): void {
        const lines = (this.rest + text).split(/\r\n|\n|\r(?!$)/);
        this.rest = lines.pop() ?? '';
        for (const line of lines) this.line(line);
    }

    private line(line: string): void {
        if (line === '') {
            this.finish();
            return;
        }
        const colon = line.indexOf(':');
        const field = colon < 0 ? line : line.slice(0, colon);
        const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
        if (field === 'event') this.event = value;
        if (field === 'id') this.id = value;
        if (field === 'data') this.data.push(value);
    }

    private finish(): void {
        if (this.data.length > 0) {
            this.heard({ event: this.event, id: this.id, data: this.data.join('\n') });
        }
        this.event = 'message';
        this.data = [];
    }
}
