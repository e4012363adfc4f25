import { NoResponse } from './response.ts';
import type { ApiResponse } from './response.ts';

/** A read that was sent before the app loaded. */
interface EarlyRead {
  /** The headers it was sent with, names in lower case. */
  readonly headers: Headers;
  /** When it was sent, on the clock of `performance.now`. */
  readonly at: number;
  /** Rejects if no response arrived. */
  readonly answer: Promise<ApiResponse>;
  readonly abort: () => void;
}

type Headers = Readonly<Record<string, string | undefined>>;

/** Older responses are requested again. */
const MAX_AGE_MS = 30_000;

/** Reads by address. */
const reads = new Map<string, EarlyRead>();

/** Stores a read for the app, which will make the same call. */
export function noteEarlyRead(address: string, read: Omit<EarlyRead, 'at'>): void {
  reads.set(address, { ...read, at: performance.now() });
}

/**
 * The response to an early read of this address with the same headers, if there is one; returned only once. Abandoned
 * `timeout` milliseconds after its request, like other calls.
 */
export function takeEarlyRead(
  address: string,
  headers: Headers,
  { timeout, signal }: { readonly timeout: number; readonly signal?: AbortSignal | undefined },
): Promise<ApiResponse> | undefined {
  const read = reads.get(address);
  reads.delete(address);
  if (read === undefined || performance.now() - read.at > MAX_AGE_MS) return undefined;
  const names = new Set([...Object.keys(headers), ...Object.keys(read.headers)]);
  if (![...names].every((name) => headers[name] === read.headers[name])) return undefined;
  return new Promise((resolve, reject) => {
    const end = (code: string): void => {
      read.abort();
      reject(new NoResponse(code));
    };
    const timer = setTimeout(end, timeout - (performance.now() - read.at), 'ETIMEDOUT');
    const cancel = (): void => end('ERR_CANCELED');
    if (signal?.aborted === true) cancel();
    else signal?.addEventListener('abort', cancel);
    read.answer
      .then(resolve, (error: unknown) => reject(new NoResponse('ERR_NETWORK', error)))
      .finally(() => clearTimeout(timer));
  });
}
