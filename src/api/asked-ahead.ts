import { AxiosError, AxiosHeaders, CanceledError } from 'axios';
import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios';

/** An answer as it came over the wire, of any status. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** A read that the boot script has sent before the app came. */
export interface AskedAhead {
  /** What it was sent with, names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** When, on the clock of `performance.now`. */
  readonly at: number;
  /** Rejects when no answer came. */
  readonly answer: Promise<RawAnswer>;
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

const failure = (config: InternalAxiosRequestConfig, message: string, code: string): AxiosError =>
  new AxiosError(message, code, config);

/** The answer; rejects when its time is up, counted from the request, or when its page has closed. */
const answerOf = (ahead: AskedAhead, config: InternalAxiosRequestConfig): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const end = (error: Error): void => {
      ahead.abort();
      reject(error);
    };
    const left = (config.timeout ?? 0) - (performance.now() - ahead.at);
    const timer = setTimeout(() => end(failure(config, 'timeout', AxiosError.ETIMEDOUT)), left);
    config.signal?.addEventListener?.('abort', () => end(new CanceledError()));
    ahead.answer
      .then(resolve, () => reject(failure(config, 'Network Error', AxiosError.ERR_NETWORK)))
      .finally(() => clearTimeout(timer));
  });

/** Lets a read under way answer a request as axios' own transport would: same errors, same limit of time. */
export const answeredAhead =
  (ahead: AskedAhead): AxiosAdapter =>
  async (config) => {
    const raw = await answerOf(ahead, config);
    const response = {
      data: raw.text,
      status: raw.status,
      statusText: '',
      headers: AxiosHeaders.from(raw.headers),
      config,
    };
    if (config.validateStatus?.(raw.status) !== false) return response;
    const code = raw.status < 500 ? AxiosError.ERR_BAD_REQUEST : AxiosError.ERR_BAD_RESPONSE;
    throw new AxiosError(`Request failed with status code ${raw.status}`, code, config, undefined, response);
  };
