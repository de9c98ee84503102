import type { Law, Odds } from '../api';

export interface AtLeast {
    value: number;
    chance: number;
}

/** The chances of at least 1, 2, …, as far as they are more than one in ten thousand. */
export function atLeast(law: Law): AtLeast[] {
    const rows: AtLeast[] = [];
    let sum = 0;
    for (let value = law.probabilities.length - 1; value >= 1; value--) {
        sum += law.probabilities[value] ?? 0;
        if (sum >= 0.0001) rows.unshift({ value, chance: Math.min(1, sum) });
    }
    return rows;
}

export function mean(law: Law): number {
    return law.probabilities.reduce((sum, p, value) => sum + p * value, 0);
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
