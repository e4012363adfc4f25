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

/** Whether a call only reads. */
export const isRead = ({ method }: { readonly method: string }): boolean => method === 'GET' || method === 'HEAD';

/** The codes that the engine itself refuses with, and those of everyday handlers, each with its status. */
export const STATUS = {
  VALIDATION_ERROR: 400,
  NOT_AUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_ERROR: 500,
} as const;

/** What a handler throws to refuse a call; becomes the contract's error answer. A code that is not listed brings its status. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: string;
  readonly status: number;
  readonly data: Record<string, unknown> | undefined;
  /** Header fields of the answer, as `allow` or `retry-after`. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: keyof typeof STATUS | (string & {}),
    message: string,
    extra: { status?: number; data?: Record<string, unknown>; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message);
    this.code = code;
    this.status = extra.status ?? (STATUS as Readonly<Record<string, number>>)[code] ?? 500;
    this.data = extra.data;
    this.headers = extra.headers ?? {};
  }
}

export const notFound = (what: string): HttpError => new HttpError('NOT_FOUND', `${what} not found`);

/** Refuses a method that an address does not have, and says which it has; HEAD is answered wherever GET is. */
export function methodNotAllowed(what: string, methods: readonly string[]): HttpError {
  const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)).join(', ');
  return new HttpError('METHOD_NOT_ALLOWED', `${what} is not allowed; there are ${allow}`, { headers: { allow } });
}

/** What was looked up; throws a 404 where there is none. */
export function orNotFound<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw notFound(what);
  return found;
}

/** Refuses a request whose field breaks the contract; the message names the field, never its value. */
export const invalid = (field: string, message: string): HttpError =>
  new HttpError('VALIDATION_ERROR', `${field} ${message}`, { data: { field } });

/** The error body of a refusal, unless its contract has another. */
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

/** The media type of every answer that its contract gives no other. */
export const JSON_UTF8 = 'application/json; charset=utf-8';

const isJson = (mediaType: string): boolean => /[/+]json\s*(?:;|$)/i.test(mediaType);

/** The fields of every reply: never cached, stamped with the world's clock. */
export const replyHeaders = (world?: Timed) => ({
  'content-type': JSON_UTF8,
  'cache-control': 'no-store',
  ...(world && { date: world.clock.httpDate() }),
});

/** An answer before it is sent. What is undefined has no body, and what is no JSON by its media type is a text. */
export function reply(
  world: Timed | undefined,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Reply {
  const { 'content-type': type, ...rest } = { ...replyHeaders(world), ...headers };
  if (body === undefined) return { status, headers: rest, text: '' };
  const text = isJson(type) || typeof body !== 'string' ? JSON.stringify(body) : body;
  return { status, headers: { 'content-type': type, ...rest }, text };
}

/** An answer of a handler with header fields beside its body. */
export class Answered<Body> {
  readonly body: Body;
  readonly headers: Record<string, string>;

  constructor(body: Body, headers: Record<string, string>) {
    this.body = body;
    this.headers = headers;
  }
}

/** Gives an answer header fields, as `location`; their names are in small letters. */
export const withHeaders = <Body>(body: Body, headers: Record<string, string>): Answered<Body> =>
  new Answered(body, headers);

/** A refusal of the engine itself, outside of every contract. */
export const refusalOf = (error: HttpError): Reply => reply(undefined, error.status, errorBody(error), error.headers);

/** What was thrown, as a refusal; anything else than a refusal is the backend's own fault. */
export const thrownError = (error: unknown): HttpError =>
  error instanceof HttpError ? error : new HttpError('INTERNAL_ERROR', String(error));

/** Whether an answer of a status may have a body. */
export const mayHaveBody = (status: number): boolean => ![101, 204, 205, 304].includes(status);

/** A reply as the platform's own; HEAD gets no body. */
export const responseOf = ({ status, headers, text }: Reply, method = 'GET'): Response =>
  new Response(mayHaveBody(status) && method !== 'HEAD' ? text : null, { status, headers });
