import type { Update } from '../api';
import { Latest } from '../lib/latest';

/** A moment of the match that has been, while somebody looks at it. */
export class Past {
    seq = $state<number | null>(null);
    update = $state.raw<Update | null>(null);
    private readonly loads: Latest<number, Update>;

    constructor(load: (seq: number) => Promise<Update>) {
        this.loads = new Latest(load, (update, seq) => {
            if (this.seq === seq) this.update = update;
        });
    }

    show(seq: number | null): void {
        this.seq = seq;
        if (seq === null) {
            this.loads.forget();
            this.update = null;
        } else {
            this.loads.run(seq);
        }
    }
}
