/** The header fields of a call. */
export interface CallHeaders extends Iterable<[name: string, value: string]> {
  /** The value of a field by its name in any case; null when the call has none. */
  get(name: string): string | null;
}

/**
 * A call as the engine reads it, compatible with the standard `Request`. The HTTP host passes a lighter object, because
 * the first `Request` makes Node load all of `fetch`, which delays its start.
 */
export interface CallRequest {
  readonly method: string;
  /** The absolute URL, normalised as by `new URL()`. */
  readonly url: string;
  readonly headers: CallHeaders;
  readonly body: ReadableStream<Uint8Array> | null;
  /** Aborted when the caller disconnects, unless the host signals that separately. */
  readonly signal?: AbortSignal;
}

/** Whether a call only reads. */
export const isRead = ({ method }: { readonly method: string }): boolean => method === 'GET' || method === 'HEAD';

/** Error codes of the engine and of typical handlers, with their statuses. */
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

/**
 * Throw it in a handler to refuse a call; it becomes an error answer of the contract. Pass a status with any code that
 * is not listed.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: string;
  readonly status: number;
  readonly data: Record<string, unknown> | undefined;
  /** Header fields of the answer, such as `allow` or `retry-after`. */
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

/** A 404 that names what was not found. */
export const notFound = (what: string): HttpError => new HttpError('NOT_FOUND', `${what} not found`);

/**
 * The error for a method that an address does not support; it lists those that it does. HEAD works wherever GET does.
 */
export function methodNotAllowed(what: string, methods: readonly string[]): HttpError {
  const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)).join(', ');
  return new HttpError('METHOD_NOT_ALLOWED', `${what} is not allowed; allowed: ${allow}`, { headers: { allow } });
}

/** Returns what was looked up; throws a 404 if it is undefined. */
export function orNotFound<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw notFound(what);
  return found;
}

/** The error for an invalid field; the message names the field, never its value, which may be personal data. */
export const invalid = (field: string, message: string): HttpError =>
  new HttpError('VALIDATION_ERROR', `${field} ${message}`, { data: { field } });

/** The default error body, for contracts that define no other. */
export const errorBody = ({ code, message, data }: HttpError) => ({
  errors: [{ code, message, ...(data === undefined ? {} : { data }) }],
});

/** An answer before a host sends it: a plain object, because a `Response` is slow to create. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** What a host sends: a reply, or nothing (it closes the connection). */
export type Answer = Reply | 'dropped';

/** The part of a world that replies need. */
export interface WithClock {
  readonly clock: { readonly httpDate: () => string };
}

/** The default media type of answers. */
export const JSON_UTF8 = 'application/json; charset=utf-8';

const isJson = (mediaType: string): boolean => /[/+]json\s*(?:;|$)/i.test(mediaType);

/** The header fields of every reply: not cached, with the date of the world's clock. */
export const replyHeaders = (world?: WithClock) => ({
  'content-type': JSON_UTF8,
  'cache-control': 'no-store',
  ...(world && { date: world.clock.httpDate() }),
});

/** Creates a reply. An undefined body is omitted; a body of a type other than JSON is sent as a string. */
export function reply(
  world: WithClock | undefined,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Reply {
  const { 'content-type': type, ...rest } = { ...replyHeaders(world), ...headers };
  if (body === undefined) return { status, headers: rest, text: '' };
  const text = isJson(type) || typeof body !== 'string' ? JSON.stringify(body) : body;
  return { status, headers: { 'content-type': type, ...rest }, text };
}

/** A handler's answer with header fields. */
export class AnswerWithHeaders<Body> {
  readonly body: Body;
  readonly headers: Record<string, string>;

  constructor(body: Body, headers: Record<string, string>) {
    this.body = body;
    this.headers = headers;
  }
}

/** Adds header fields, such as `location`, to an answer; names in lower case. */
export const withHeaders = <Body>(body: Body, headers: Record<string, string>): AnswerWithHeaders<Body> =>
  new AnswerWithHeaders(body, headers);

/** An error of the engine itself, in the engine's own format. */
export const refusalOf = (error: HttpError): Reply => reply(undefined, error.status, errorBody(error), error.headers);

/** Converts anything thrown to an error; what is no HttpError is a fault of the backend. */
export const thrownError = (error: unknown): HttpError =>
  error instanceof HttpError ? error : new HttpError('INTERNAL_ERROR', String(error));

/** Whether an answer with this status may have a body. */
export const mayHaveBody = (status: number): boolean => ![101, 204, 205, 304].includes(status);

/** Converts a reply to a standard `Response`; HEAD gets no body. */
export const responseOf = ({ status, headers, text }: Reply, method = 'GET'): Response =>
  new Response(mayHaveBody(status) && method !== 'HEAD' ? text : null, { status, headers });
