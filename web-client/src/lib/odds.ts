import type { Law, Odds } from '../api';

export interface AtLeast {
    value: number;
    chance: number;
}

/** The chances of at least each value but the lowest, as far as they are more than 1 in 10,000. */
export function atLeast(law: Law): AtLeast[] {
    const rows: AtLeast[] = [];
    let sum = 0;
    for (let i = law.probabilities.length - 1; i >= 1; i--) {
        sum += law.probabilities[i] ?? 0;
        if (sum >= 0.0001) rows.unshift({ value: law.first + i, chance: Math.min(1, sum) });
    }
    return rows;
}

export function mean(law: Law): number {
    return law.probabilities.reduce((sum, p, i) => sum + p * (law.first + i), 0);
}

/** The laws a system puts first, in its order; all of them where it names none. */
export function headlines(odds: Odds): Law[] {
    const first = odds.headlines.flatMap((name) => odds.laws.filter((law) => law.name === name));
    return first.length > 0 ? first : odds.laws;
}

export function others(odds: Odds): Law[] {
    const first = headlines(odds);
    return odds.laws.filter((law) => !first.includes(law));
}
