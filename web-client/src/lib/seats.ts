import type { OpenedMatch, SeatName } from '../api';
import { type Keeper, windowKeeper } from './stores';

/** The seats this window holds in a match; `guest` until the server has said which it is. */
export type Tokens = Partial<Record<SeatName | 'guest', string>>;

function slot(match: string): string {
    return `adjutant.seats:${match}`;
}

export function seatsOf(match: string, keeper: Keeper = windowKeeper): Tokens {
    return JSON.parse(keeper.get(slot(match)) ?? '{}') as Tokens;
}

export function keepSeats(match: string, tokens: Tokens, keeper: Keeper = windowKeeper): void {
    keeper.set(slot(match), JSON.stringify(tokens));
}

/** Takes the token out of the address, so that nobody reads it over a shoulder or in a history. */
export function takeToken(match: string, keeper: Keeper = windowKeeper): Tokens {
    const token = location.hash.replace(/^#/, '');
    if (token === '') return seatsOf(match, keeper);
    history.replaceState(null, '', location.pathname);
    const known = seatsOf(match, keeper);
    if (Object.values(known).includes(token)) return known;
    const tokens: Tokens = { guest: token };
    keepSeats(match, tokens, keeper);
    return tokens;
}

/** Links for others, kept in the window that made the match. */
export function keepLinks(created: OpenedMatch, keeper: Keeper = windowKeeper): void {
    keeper.set(`adjutant.links:${created.match}`, JSON.stringify(created.links));
}

export function linksOf(
    match: string,
    keeper: Keeper = windowKeeper,
): Partial<OpenedMatch['links']> {
    return JSON.parse(keeper.get(`adjutant.links:${match}`) ?? '{}') as Partial<
        OpenedMatch['links']
    >;
}
