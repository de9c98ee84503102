import type { Region } from '../api';

export type Pattern =
    'trees' | 'contour' | 'waves' | 'reeds' | 'bricks' | 'stones' | 'road' | 'plain';

/** Words of landscape, so that a wood looks like a wood; what is not known is drawn plain. */
const WORDS: [Pattern, RegExp][] = [
    ['road', /road|bridge|ford|path/],
    ['trees', /wood|forest|tree|copse|orchard|jungle/],
    ['contour', /hill|ridge|crest|slope|height|elevated|mound/],
    ['waves', /water|river|stream|lake|sea|pond/],
    ['reeds', /bog|marsh|swamp|mud|dangerous|field|crop/],
    ['bricks', /build|house|village|town|farm|castle|ruin|bua|garrison|wall|fort/],
    ['stones', /rock|stone|rough|cliff|impassable|rubble|hindering/],
];

export function pattern(region: Region): Pattern {
    for (const text of [region.label, region.keywords.join(' ')]) {
        const found = WORDS.find(([, words]) => words.test(text.toLowerCase()));
        if (found) return found[0];
    }
    return 'plain';
}
