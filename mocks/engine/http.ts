/** The header fields of a call. */
export interface CallHeaders extends Iterable<[name: string, value: string]> {
  /** The value of a field by its name in any case; null when the call has none. */
  get(name: string): string | null;
}

/**
 * A call as the engine reads it; a standard `Request` fits. The HTTP host passes a lighter object, because Node loads
 * all of `fetch` for the first `Request`, which delays its start.
 */
export interface CallRequest {
  readonly method: string;
  /** The absolute address, normalised as `new URL()` does it. */
  readonly url: string;
  readonly headers: CallHeaders;
  readonly body: ReadableStream<Uint8Array> | null;
  /** Aborted when the caller leaves, where the host of the call does not say so itself. */
  readonly signal?: AbortSignal;
}

/** The codes that the engine itself refuses with, and those of everyday handlers, each with its status. */
export const STATUS = {
  VALIDATION_ERROR: 400,
  NOT_AUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_ERROR: 500,
} as const;

/** What a handler throws to refuse a call; becomes the contract's error answer. A code that is not listed brings its status. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: string;
  readonly status: number;
  readonly data: Record<string, unknown> | undefined;

  constructor(
    code: keyof typeof STATUS | (string & {}),
    message: string,
    extra: { status?: number; data?: Record<string, unknown> } = {},
  ) {
    super(message);
    this.code = code;
    this.status = extra.status ?? (STATUS as Readonly<Record<string, number>>)[code] ?? 500;
    this.data = extra.data;
  }
}

export const notFound = (what: string): HttpError => new HttpError('NOT_FOUND', `${what} not found`);

/** What was looked up; throws a 404 where there is none. */
export function orNotFound<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw notFound(what);
  return found;
}

/** Refuses a request whose field breaks the contract; the message names the field, never its value. */
export const invalid = (field: string, message: string): HttpError =>
  new HttpError('VALIDATION_ERROR', `${field} ${message}`, { data: { field } });

/** The error body of every refusal. */
export const errorBody = ({ code, message, data }: HttpError) => ({
  errors: [{ code, message, ...(data === undefined ? {} : { data }) }],
});

/** An answer of the API before a host sends it: a plain object, because a `Response` is slow to make. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** What a host sends on: a reply, or nothing at all (the connection breaks). */
export type Answer = Reply | 'dropped';

/** A world, as far as replies need it. */
export interface Timed {
  readonly clock: { readonly httpDate: () => string };
}

/** The fields of every reply: JSON, never cached, stamped with the world's clock. */
export const replyHeaders = ({ clock }: Timed) => ({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  date: clock.httpDate(),
});

export const reply = (world: Timed, status: number, body: unknown, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { ...replyHeaders(world), ...headers },
  text: JSON.stringify(body),
});

/** A reply as the platform's own. */
export const responseOf = ({ status, headers, text }: Reply): Response => new Response(text, { status, headers });

/** The largest body (contract, Sizes). */
const LIMIT_BYTES = 100_000;

/** Reads a body of at most so many bytes; throws 413 without reading the rest of a larger one. */
export async function readText(request: CallRequest, mostBytes = LIMIT_BYTES): Promise<string> {
  const tooLarge = () => new HttpError('PAYLOAD_TOO_LARGE', `The body is larger than ${mostBytes / 1000} kB`);
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw tooLarge();
  if (request.body === null) return '';
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for (const reader = request.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > mostBytes) {
      await reader.cancel();
      throw tooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Parses a JSON body; throws 400, gives undefined for an empty one. */
export function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('body', 'is not JSON');
  }
}
