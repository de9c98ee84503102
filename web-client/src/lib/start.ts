import type { OpenedMatch, NewMatch } from '../api';
import { json } from './http';
import { keepLinks, keepSeats, type Tokens } from './seats';

export type Way = 'link' | 'computer' | 'hot-seat' | 'computers';

/** Goes to a match just made, with the seats this window is to hold. */
export function enter(made: OpenedMatch, way: Way): void {
    const { A, B, spectator } = made.tokens;
    const tokens: Tokens =
        way === 'hot-seat' ? { A, B } : way === 'computers' ? { spectator } : { A };
    keepSeats(made.match, tokens);
    keepLinks(made);
    location.assign(`/m/${encodeURIComponent(made.match)}`);
}

export async function demo(): Promise<void> {
    enter(await json<OpenedMatch>('/api/demo', { body: {} }), 'computer');
}

export function create(wanted: NewMatch): Promise<OpenedMatch> {
    return json<OpenedMatch>('/api/matches', { body: wanted });
}

export function seats(way: Way): NewMatch['seats'] {
    return {
        A: way === 'computers' ? 'computer' : 'person',
        B: way === 'computers' || way === 'computer' ? 'computer' : 'person',
    };
}
