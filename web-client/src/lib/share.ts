function toBase64Url(bytes: Uint8Array): string {
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
    const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
    return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** More than any situation has: a short link must not fill the memory. */
const MOST = 1_000_000;

async function through(
    bytes: Uint8Array<ArrayBuffer>,
    stream: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
    const piped = new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair);
    const reader = (piped as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
        parts.push(part.value);
        size += part.value.length;
        if (size > MOST) throw new Error('The text is too long.');
    }
    return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** A text for the fragment of an address: `z.` deflated, `t.` plain, both base64url. */
export async function packed(text: string): Promise<string> {
    const bytes = new TextEncoder().encode(text);
    if (typeof CompressionStream === 'undefined') return 't.' + toBase64Url(bytes);
    return 'z.' + toBase64Url(await through(bytes, new CompressionStream('deflate-raw')));
}

/** The text of a fragment; null where it holds none. */
export async function unpacked(fragment: string): Promise<string | null> {
    const body = fragment.replace(/^#/, '');
    try {
        const bytes = fromBase64Url(body.slice(2));
        if (body.startsWith('t.')) return new TextDecoder().decode(bytes);
        if (!body.startsWith('z.')) return null;
        const text = await through(bytes, new DecompressionStream('deflate-raw'));
        return new TextDecoder().decode(text);
    } catch {
        return null;
    }
}
