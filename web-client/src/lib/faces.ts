export interface Reading {
    faces: number[];
    /** What is wrong; empty where it is exactly what is wanted. */
    problem: string;
}

/** Reads typed dice: digits 1 to 6, with or without anything between them. */
export function readFaces(text: string, count: number): Reading {
    const faces: number[] = [];
    for (const word of text.split(/[\s,;]+/).filter((part) => part !== '')) {
        if (!/^[1-6]+$/.test(word)) {
            return { faces, problem: `“${word}” is not a face of a die: 1 to 6` };
        }
        faces.push(...[...word].map(Number));
    }
    if (faces.length < count) return { faces, problem: `${count - faces.length} more wanted` };
    if (faces.length > count) return { faces, problem: `${faces.length - count} too many` };
    return { faces, problem: '' };
}

/** Dice thrown in this browser, where nobody plays against anybody. */
export function thrown(count: number): number[] {
    const faces: number[] = [];
    while (faces.length < count) {
        for (const byte of crypto.getRandomValues(new Uint8Array(count))) {
            if (byte < 252 && faces.length < count) faces.push((byte % 6) + 1);
        }
    }
    return faces;
}
