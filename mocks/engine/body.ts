import type { CallRequest } from './call-request.ts';
import { HttpError, invalid } from './http-error.ts';

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
