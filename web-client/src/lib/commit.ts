import type { Update } from '../api';
import type { MatchClient } from '../client';
import { fromHex, sha256, toHex } from './sha256';
import { browserKeeper, type Keeper } from './stores';

/**
 * Commits this seat to a number of its own and opens it once both are committed, so that the server
 * cannot have chosen the dice. The number outlives a reload, or it could never be opened.
 */
export class DiceCommitter {
    private busy = false;
    /** What came while something was being done, and may make something else due. */
    private next: Update | null = null;

    constructor(
        private readonly client: Pick<MatchClient, 'act'>,
        private readonly keeper: Keeper = browserKeeper,
    ) {}

    /** Does what is due after an update, and after those that come meanwhile. */
    async consider(update: Update): Promise<void> {
        this.next = update;
        if (this.busy) return;
        this.busy = true;
        try {
            while (this.next) {
                const due: Update = this.next;
                this.next = null;
                await this.settle(due);
            }
        } finally {
            this.busy = false;
        }
    }

    private async settle(update: Update): Promise<void> {
        const seat = update.seat;
        if (seat === 'spectator') return;
        if (update.phase === 'over' || update.dice.reveals[seat] !== null) return;
        if (update.seats[seat].kind !== 'person') return;
        const { commitments } = update.dice;
        if (commitments[seat] === null) await this.commit(this.slot(update));
        else if (commitments.A !== null && commitments.B !== null) await this.reveal(update);
    }

    private slot(update: Update): string {
        return `adjutant.secret:${update.match}:${update.seat}`;
    }

    private async commit(slot: string): Promise<void> {
        let secret = this.keeper.get(slot);
        if (secret === null) {
            secret = toHex(globalThis.crypto.getRandomValues(new Uint8Array(32)));
            this.keeper.set(slot, secret);
        }
        await this.client.act('commit', toHex(await sha256(fromHex(secret))));
    }

    private async reveal(update: Update): Promise<void> {
        const slot = this.slot(update);
        const secret = this.keeper.get(slot);
        if (secret === null) throw new Error('This browser has lost the number it promised.');
        const answer = await this.client.act('reveal', secret);
        if (answer.kind === 'accepted') this.keeper.remove(slot);
    }
}
