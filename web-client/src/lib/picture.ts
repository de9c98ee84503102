import type { Figure, Side, Table } from '../api';

function stands(unit: string, side: Side, x: number, y: number, files: number, ranks: number) {
    const down = side === 'B';
    const figures: Figure[] = [];
    for (let i = 0; i < files * ranks; i++) {
        const [l, t] = [x + (i % files) * 54, y + Math.floor(i / files) * 54];
        const corners: [number, number][] = [
            [l, t],
            [l + 54, t],
            [l + 54, t + 54],
            [l, t + 54],
        ];
        const outline = down ? [...corners.slice(2), ...corners.slice(0, 2)] : corners;
        figures.push({ id: `${unit}:${i}`, unit, side, outline, label: '', tokens: [] });
    }
    return figures;
}

/** What the first page shows; it is nobody's battle. */
export const table: Table = {
    width: 900,
    depth: 500,
    away: [],
    notes: [],
    figures: [
        ...stands('1st', 'A', 150, 370, 3, 2),
        ...stands('2nd', 'A', 500, 370, 4, 1),
        ...stands('3rd', 'B', 180, 50, 4, 1),
        ...stands('4th', 'B', 520, 50, 3, 2),
    ],
    regions: [
        {
            id: 'w',
            label: 'wood',
            keywords: [],
            outline: [
                [640, 215],
                [790, 190],
                [830, 290],
                [700, 330],
            ],
        },
        {
            id: 'h',
            label: 'hill',
            keywords: [],
            outline: [
                [40, 200],
                [130, 175],
                [150, 250],
                [60, 290],
            ],
        },
    ],
};

export const ghost: Figure[] = stands('1st', 'A', 150, 225, 3, 2);
