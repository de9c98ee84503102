import type { ClauseText } from '../api';
import { json } from '../lib/http';

/** The clauses of a rule system, fetched when the first of them is asked for. */
export class Clauses {
    open = $state<string | null>(null);
    shown = $state.raw<ClauseText | null>(null);
    trouble = $state('');
    private all: Promise<Map<string, ClauseText>> | null = null;

    constructor(private readonly system: () => string) {}

    async show(id: string): Promise<void> {
        this.open = id;
        this.shown = null;
        this.trouble = '';
        try {
            this.all ??= this.load();
            this.shown = (await this.all).get(id) ?? {
                id,
                text: 'It has no text here.',
                status: '',
            };
        } catch {
            this.all = null;
            this.trouble = 'The text could not be loaded.';
        }
    }

    close(): void {
        this.open = null;
    }

    private async load(): Promise<Map<string, ClauseText>> {
        const path = `/api/systems/${encodeURIComponent(this.system())}/clauses`;
        const list = await json<ClauseText[]>(path);
        return new Map(list.map((clause) => [clause.id, clause]));
    }
}
