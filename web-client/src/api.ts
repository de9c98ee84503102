import type { DiceMode, SeatKind } from './wire';

export * from './wire';
export type { AnswerUnion as Answer } from './wire';

export type Act =
    | 'commit'
    | 'reveal'
    | 'take-back'
    | 'concede'
    | 'offer-draw'
    | 'accept-draw'
    | 'decline-draw'
    | 'hand-over'
    | 'claim'
    | 'faces'
    | 'throw';

export interface NewMatch {
    system: string;
    battle?: string;
    text?: string;
    armies?: string[];
    options?: { [name: string]: string };
    dice: DiceMode;
    seats: { A: SeatKind; B: SeatKind };
    limitSeconds?: number;
}
