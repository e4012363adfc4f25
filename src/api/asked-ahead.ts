import type { ApiResponse } from './response.ts';

import { NoResponse } from './response.ts';

/** A read that the boot script has sent before the app came. */
export interface AskedAhead {
  /** What it was sent with, names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** When, on the clock of `performance.now`. */
  readonly at: number;
  /** Rejects when no answer came. */
  readonly answer: Promise<ApiResponse>;
  readonly abort: () => void;
}

declare global {
  /** The reads on their way, by address; the boot script fills it. */
  var receptionAhead: Record<string, AskedAhead> | undefined;
}

/** An answer that waited longer is asked for again. */
const GOOD_FOR_MS = 30_000;

/** The read of this address that is under way with the same headers, if any; it is given out once. */
export function takeAskedAhead(
  address: string,
  headers: Readonly<Record<string, string | undefined>>,
): AskedAhead | undefined {
  const ahead = globalThis.receptionAhead?.[address];
  if (ahead === undefined) return undefined;
  delete globalThis.receptionAhead?.[address];
  const names = new Set([...Object.keys(headers), ...Object.keys(ahead.headers)]);
  const isSame = [...names].every((name) => headers[name] === ahead.headers[name]);
  return isSame && performance.now() - ahead.at < GOOD_FOR_MS ? ahead : undefined;
}

/** The answer of a read under way. It is given up `timeout` milliseconds after its request, as by the transport. */
export const answeredAhead = (
  ahead: AskedAhead,
  { timeout, signal }: { readonly timeout: number; readonly signal?: AbortSignal | undefined },
): Promise<ApiResponse> =>
  new Promise((resolve, reject) => {
    const end = (code: string): void => {
      ahead.abort();
      reject(new NoResponse(code));
    };
    const timer = setTimeout(() => end('ETIMEDOUT'), timeout - (performance.now() - ahead.at));
    const cancel = (): void => end('ERR_CANCELED');
    if (signal?.aborted === true) cancel();
    else signal?.addEventListener('abort', cancel);
    ahead.answer
      // In a separate task, as by the transport: on a slow phone the app's start is a long task already.
      .then((answer) => setTimeout(() => resolve(answer)))
      .catch((error: unknown) => reject(new NoResponse('ERR_NETWORK', error)))
      .finally(() => clearTimeout(timer));
  });
