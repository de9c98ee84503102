const START = [
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUNDS = roundWords();

function roundWords(): Uint32Array {
    const words = new Uint32Array(64);
    let found = 0;
    for (let n = 2; found < 64; n++) {
        let prime = true;
        for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
        if (prime) words[found++] = cubeRootFraction(BigInt(n));
    }
    return words;
}

/** Whole numbers only: a floating cube root is not the same on every machine. */
function cubeRootFraction(n: bigint): number {
    const target = n << 96n;
    let low = 0n;
    let high = 1n << 40n;
    while (high - low > 1n) {
        const middle = (low + high) >> 1n;
        if (middle ** 3n <= target) low = middle;
        else high = middle;
    }
    return Number(low & 0xffffffffn);
}

function turn(x: number, by: number): number {
    return (x >>> by) | (x << (32 - by));
}

function padded(bytes: Uint8Array): DataView {
    const size = ((bytes.length + 8) >> 6) * 64 + 64;
    const all = new Uint8Array(size);
    all.set(bytes);
    all[bytes.length] = 0x80;
    const view = new DataView(all.buffer);
    view.setUint32(size - 8, Math.floor(bytes.length / 0x20000000));
    view.setUint32(size - 4, (bytes.length << 3) >>> 0);
    return view;
}

function expand(view: DataView, offset: number): Int32Array {
    const w = new Int32Array(64);
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(offset + 4 * i);
    for (let i = 16; i < 64; i++) {
        const x = at(w, i - 15);
        const y = at(w, i - 2);
        const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
        const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
        w[i] = (at(w, i - 16) + s0 + at(w, i - 7) + s1) | 0;
    }
    return w;
}

function at(words: ArrayLike<number>, i: number): number {
    return words[i] ?? 0;
}

function compress(state: Int32Array, w: Int32Array): void {
    let [a, b, c, d, e, f, g, h] = [...state] as [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
    ];
    for (let i = 0; i < 64; i++) {
        const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
        const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(ROUNDS, i) + at(w, i)) | 0;
        const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
        const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
        [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (at(state, i) + word) | 0));
}

/** SHA-256 for pages that are served without encryption, where browsers keep theirs back. */
export function ownSha256(bytes: Uint8Array): Uint8Array {
    const state = Int32Array.from(START);
    const view = padded(bytes);
    for (let offset = 0; offset < view.byteLength; offset += 64) {
        compress(state, expand(view, offset));
    }
    const out = new DataView(new ArrayBuffer(32));
    state.forEach((word, i) => out.setInt32(4 * i, word));
    return new Uint8Array(out.buffer);
}

export async function sha256(bytes: Uint8Array): Promise<Uint8Array> {
    const subtle = globalThis.crypto?.subtle;
    if (!subtle) return ownSha256(bytes);
    return new Uint8Array(await subtle.digest('SHA-256', new Uint8Array(bytes)));
}

export async function hmacSha256(key: Uint8Array, message: Uint8Array): Promise<Uint8Array> {
    const block = new Uint8Array(64);
    block.set(key.length > 64 ? await sha256(key) : key);
    const inner = await sha256(
        joined(
            block.map((b) => b ^ 0x36),
            message,
        ),
    );
    return sha256(
        joined(
            block.map((b) => b ^ 0x5c),
            inner,
        ),
    );
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
    const all = new Uint8Array(a.length + b.length);
    all.set(a);
    all.set(b, a.length);
    return all;
}

export function toHex(bytes: Uint8Array): string {
    return [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');
}

export function fromHex(hex: string): Uint8Array {
    if (!/^([0-9a-f]{2})*$/.test(hex)) throw new Error('not lower-case hex: ' + hex);
    return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
