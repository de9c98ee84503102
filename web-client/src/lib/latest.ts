/** Asks one question at a time; of those that come meanwhile only the newest is asked. */
export class Latest<Q, R> {
    private busy = false;
    private next: { question: Q } | null = null;
    private generation = 0;

    constructor(
        private readonly ask: (question: Q) => Promise<R>,
        private readonly answered: (answer: R, question: Q) => void,
        private readonly failed: (error: unknown, question: Q) => void = () => undefined,
    ) {}

    run(question: Q): void {
        if (this.busy) this.next = { question };
        else void this.go(question);
    }

    /** Answers to what was asked before are dropped. */
    forget(): void {
        this.generation++;
        this.next = null;
    }

    private async go(question: Q): Promise<void> {
        this.busy = true;
        const generation = this.generation;
        try {
            const answer = await this.ask(question);
            if (generation === this.generation) this.answered(answer, question);
        } catch (error) {
            if (generation === this.generation) this.failed(error, question);
        }
        this.busy = false;
        const { next } = this;
        this.next = null;
        if (next) void this.go(next.question);
    }
}
