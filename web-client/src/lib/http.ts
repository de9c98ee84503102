import type { Fault } from '../api';

/** The server answered, but not with what was asked for. */
export class ApiError extends Error {
    constructor(
        readonly status: number,
        message: string,
        readonly faults: Fault[] = [],
        readonly retryAfter = 0,
    ) {
        super(message);
    }

    /** Whether the same request may be answered later. */
    get passing(): boolean {
        return this.status === 429 || this.status >= 500;
    }
}

export interface Call {
    token?: string | undefined;
    body?: unknown;
    signal?: AbortSignal | undefined;
}

export async function request(path: string, call: Call = {}): Promise<Response> {
    const headers: Record<string, string> = {};
    if (call.token) headers['Authorization'] = 'Bearer ' + call.token;
    if (call.body !== undefined) headers['Content-Type'] = 'application/json';
    const response = await fetch(path, {
        method: call.body === undefined ? 'GET' : 'POST',
        headers,
        cache: 'no-store',
        credentials: 'omit',
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
        ...(call.signal ? { signal: call.signal } : {}),
    });
    if (!response.ok) throw await failure(response);
    return response;
}

export async function json<T>(path: string, call: Call = {}): Promise<T> {
    return (await (await request(path, call)).json()) as T;
}

/** Asks again, a few times, what the server is too busy to answer now. */
export async function patiently<T>(ask: () => Promise<T>, pause = 700): Promise<T> {
    for (let attempt = 1; ; attempt++) {
        try {
            return await ask();
        } catch (error) {
            if (attempt > 3 || !(error instanceof ApiError && error.passing)) throw error;
            const wait = Math.max(error.retryAfter, pause * attempt);
            await new Promise((done) => setTimeout(done, wait));
        }
    }
}

async function failure(response: Response): Promise<ApiError> {
    const body = (await response.json().catch(() => ({}))) as { error?: string; faults?: Fault[] };
    const wait = Number(response.headers.get('Retry-After') ?? 0) * 1000;
    return new ApiError(
        response.status,
        body.error ?? usual(response.status),
        body.faults ?? [],
        Number.isFinite(wait) ? wait : 0,
    );
}

function usual(status: number): string {
    switch (status) {
        case 400:
            return 'That could not be read.';
        case 401:
            return 'This link does not open that match.';
        case 404:
            return 'There is no such match.';
        case 413:
            return 'That is too long.';
        case 429:
            return 'Too many requests; wait a moment.';
        default:
            return `The server answered ${status}.`;
    }
}

/** What to tell a person about something that failed. */
export function said(error: unknown): string {
    if (error instanceof ApiError) return error.message;
    if (error instanceof TypeError) return 'The server cannot be reached.';
    return error instanceof Error ? error.message : String(error);
}
