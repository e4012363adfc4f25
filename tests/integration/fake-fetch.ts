/** A transport like that of a browser, with delays in the fake time of the test. */

/** The outcome of a request. */
export type Fate =
  /** Status 0: the browser only reports that there was no response. */
  | { readonly afterMs: number; readonly status: number; readonly body?: string; readonly headers?: HeadersInit }
  | 'silence';

interface Line {
  /** The outcome of the next requests. */
  fate: Fate;
  requests: number;
  /** The address of the last request. */
  url: string;
  /** The headers of the last request, with names in lower case. */
  headers: Record<string, string>;
}

export const line: Line = { fate: 'silence', requests: 0, url: '', headers: {} };

const JSON_TYPE = { 'content-type': 'application/json' };

function fakeFetch({ url, headers, signal }: Request): Promise<Response> {
  const { fate } = line;
  line.requests += 1;
  line.url = url;
  line.headers = Object.fromEntries(headers);
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const timer =
    fate === 'silence'
      ? undefined
      : setTimeout(() => {
          if (fate.status === 0) reject(new TypeError('Failed to fetch'));
          else resolve(new Response(fate.body ?? '', { status: fate.status, headers: fate.headers ?? JSON_TYPE }));
        }, fate.afterMs);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    reject(signal.reason as Error);
  });
  return promise;
}

Object.assign(globalThis, { fetch: fakeFetch });
