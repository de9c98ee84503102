import type { Board, DiceWanted, Fault, BoardMove, Roll, Side } from '../api';
import { thrown } from '../lib/faces';
import { ApiError, json, said } from '../lib/http';
import { Latest } from '../lib/latest';
import { Desk, type Umpire } from './desk.svelte';

interface Line {
    command: string;
    rolls: Roll[];
    events: string[];
}

interface Step {
    text: string;
    line: Line | null;
}

/** A situation that is nothing but its text: what is done makes another text. */
export class Analysis {
    text = $state('');
    view = $state.raw<Board | null>(null);
    faults = $state.raw<Fault[]>([]);
    trouble = $state('');
    side = $state<Side>('A');
    thrown = $state(true);
    waiting = $state.raw<{ command: string; faces: number[]; wanted: DiceWanted } | null>(null);
    done = $state.raw<Line[]>([]);
    steps = $state.raw<Step[]>([]);

    readonly umpire: Umpire = {
        ruling: (command) => this.ask('/rulings', { command }),
        odds: (command) => this.ask('/odds', { command }),
        aim: (command, unit, at) => this.ask('/aims', { command, unit, at }),
        zones: (unit) => this.ask('/zones', { unit }),
        play: (command) => this.move(command, []),
    };
    readonly desk = new Desk(() => this.umpire);

    /** The text that the table shows; what is being typed may be ahead of it. */
    private shown = '';
    private readonly reads = new Latest<string, Board>(
        (text) => json<Board>('/api/board', { body: { text } }),
        (view, text) => this.read(view, text),
        (error) => this.failed(error),
    );

    get system(): string {
        return /^\s*system\s+(\S+)/m.exec(this.text)?.[1] ?? '';
    }

    /** Takes a text as typed; the table follows. */
    type(text: string): void {
        this.text = text;
        this.waiting = null;
        if (text.trim() !== '') this.reads.run(text);
    }

    /** Takes another text as a step that can be undone. */
    replace(text: string): void {
        this.remember(null);
        this.type(text);
    }

    tidy(): void {
        if (this.view) this.replace(this.view.text);
    }

    undo(): void {
        const last = this.steps.at(-1);
        if (!last) return;
        this.steps = this.steps.slice(0, -1);
        if (last.line) this.done = this.done.slice(0, -1);
        this.type(last.text);
    }

    face(side: Side): void {
        this.side = side;
        this.show();
    }

    /** Goes on with a command for which dice were wanted. */
    async faces(faces: number[]): Promise<void> {
        const { waiting } = this;
        if (!waiting) return;
        try {
            await this.move(waiting.command, [...waiting.faces, ...faces]);
        } catch (error) {
            this.failed(error);
        }
    }

    async throwAll(): Promise<void> {
        if (this.waiting) await this.faces(thrown(this.waiting.wanted.count));
    }

    private async move(command: string, faces: number[]) {
        const dice = this.thrown && faces.length === 0 ? { throw: true } : { faces };
        const moved = await json<BoardMove>('/api/board/moves', {
            body: { text: this.shown, command, ...dice },
        });
        const { kind, findings, board, wanted } = moved;
        if (kind === 'waiting' && wanted) {
            this.waiting = { command, faces, wanted };
            return { kind: 'accepted' as const };
        }
        if (kind !== 'done' || !board) return { kind: 'refused' as const, findings };
        const line = { command, rolls: moved.rolls, events: moved.events };
        this.remember(line);
        this.done = [...this.done, line];
        this.text = board.text;
        this.waiting = null;
        this.read(board, board.text);
        return { kind: 'accepted' as const };
    }

    private remember(line: Line | null): void {
        if (this.text.trim() !== '') this.steps = [...this.steps, { text: this.text, line }];
    }

    private ask<T>(path: string, body: object): Promise<T> {
        return json<T>('/api/board' + path, { body: { text: this.shown, ...body } });
    }

    private read(view: Board, text: string): void {
        this.view = view;
        this.shown = text;
        this.faults = [];
        this.trouble = '';
        if (view.offers[this.side].length === 0) {
            const other = this.side === 'A' ? 'B' : 'A';
            if (view.offers[other].length > 0) this.side = other;
        }
        this.show();
    }

    private show(): void {
        if (!this.view) return;
        const key = `${this.side}\n${this.shown}`;
        this.desk.show(key, this.view.table, this.view.offers[this.side]);
    }

    private failed(error: unknown): void {
        this.faults = error instanceof ApiError ? error.faults : [];
        this.trouble = this.faults.length > 0 ? '' : said(error);
    }
}
