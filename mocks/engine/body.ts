import { HttpError, invalid } from './http-error.ts';

const LIMIT_BYTES = 1_000_000;

const tooLarge = () => new HttpError('VALIDATION_ERROR', 'The body is larger than 1 MB', { status: 413 });

/** Reads as long as the limit holds; a body that does not say how long it is must not fill the memory. */
async function readText({ body }: Request): Promise<string> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for (const reader = body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > LIMIT_BYTES) {
      await reader.cancel();
      throw tooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Reads a JSON body of at most 1 MB; throws 413 or 400, gives undefined for an empty one. */
export async function readJson(request: Request): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? 0) > LIMIT_BYTES) throw tooLarge();
  const text = await readText(request);
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('body', 'is not JSON');
  }
}
