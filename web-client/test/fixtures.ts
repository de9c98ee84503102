import type { Entry, Figure, Odds, Offer, Ruling, Table, Update } from '../src/api';

export function entry(seq: number, more: Partial<Entry> = {}): Entry {
    return {
        seq,
        at: '2026-11-30T12:00:00Z',
        kind: 'did',
        side: 'A',
        text: `entry ${seq}`,
        command: `step a1 ${seq}`,
        events: [],
        rolls: [],
        round: 1,
        byServer: false,
        findings: [],
        ...more,
    };
}

export function figure(id: string, unit: string, side: Figure['side'], x = 0, y = 0): Figure {
    const outline: Figure['outline'] = [
        [x, y],
        [x + 50, y],
        [x + 50, y + 50],
        [x, y + 50],
    ];
    return { id, unit, side, outline, label: unit.toUpperCase() + ' Men', tokens: [] };
}

export const table: Table = {
    width: 1200,
    depth: 800,
    figures: [
        figure('a1:0', 'a1', 'A', 100, 600),
        figure('a1:1', 'a1', 'A', 150, 600),
        figure('a2', 'a2', 'A', 400, 600),
        figure('b1', 'b1', 'B', 100, 100),
    ],
    regions: [
        {
            id: 't1',
            label: 'wood',
            keywords: ['slow'],
            outline: [
                [300, 300],
                [400, 300],
                [400, 400],
            ],
        },
    ],
    away: [{ id: 'a9', side: 'A', label: 'A9 Men', where: 'still to come' }],
    notes: ['round 1'],
};

export function offer(command: string, more: Partial<Offer> = {}): Offer {
    const ids = table.figures.map((f) => f.unit);
    const words = command.split(/[\s,]+/);
    return {
        command,
        verb: words[0] ?? '',
        units: [...new Set(words.filter((word) => ids.includes(word)))],
        ranges: [],
        shape: 'yesno',
        ...more,
    };
}

export const offers: Offer[] = [
    offer('wait a1'),
    offer('hit a1 > b1'),
    offer('walk a1 ahead $1', { ranges: [{ least: 0, most: 6, step: 0.5 }], shape: 'path' }),
    offer('wait a2'),
    offer('pile A a2,a1,x9', { units: [], shape: 'order' }),
];

export function update(seq: number, more: Partial<Update> = {}): Update {
    return {
        match: 'm1',
        system: 'toy',
        title: 'A battle',
        seat: 'A',
        seq,
        hash: `hash ${seq}`,
        phase: 'playing',
        standing: { kind: 'running', side: null, how: '' },
        table,
        offers,
        acting: ['A'],
        wanted: null,
        entries: [],
        dice: {
            mode: 'own',
            anchor: '',
            commitments: { A: null, B: null },
            reveals: { A: null, B: null },
            opened: [],
        },
        takeBack: { allowed: false, reasons: ['nothing was done'] },
        draw: null,
        seats: { A: { kind: 'person', joined: true }, B: { kind: 'person', joined: true } },
        clock: null,
        claimable: false,
        forkable: seq,
        text: 'system toy',
        ...more,
    };
}

export function ruling(command: string, more: Partial<Ruling> = {}): Ruling {
    return { command, allowed: true, findings: [], facts: {}, dice: null, ghost: [], ...more };
}

export const odds: Odds = {
    command: 'hit a1 > b1',
    allowed: true,
    findings: [],
    laws: [
        { name: 'hits', first: 0, probabilities: [0.25, 0.5, 0.25] },
        { name: 'standsLost', first: 0, probabilities: [0.6, 0.4] },
    ],
    chances: [{ name: 'pBroken', value: 0.125 }],
    headlines: ['standsLost'],
    facts: {},
};
