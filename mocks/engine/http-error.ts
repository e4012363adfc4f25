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
