import { HttpError, invalid } from './http-error.ts';

const LIMIT_BYTES = 1_000_000;

const tooLarge = () => new HttpError('VALIDATION_ERROR', 'The body is larger than 1 MB', { status: 413 });

/** Reads a JSON body of at most 1 MB; throws 413 or 400, gives undefined for an empty one. */
export async function readJson(request: Request): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? 0) > LIMIT_BYTES) throw tooLarge();
  const text = await request.text();
  if (text.length > LIMIT_BYTES) throw tooLarge();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('body', 'is not JSON');
  }
}
