import { HttpError, invalid, methodNotAllowed, notFound } from './http.ts';
import type { CallHeaders, CallRequest } from './http.ts';

// Checks of a request: its address is spelled as in the contract, and its body has the declared type and is JSON in UTF-8.

/** The paths of the API and the control surface, also in a named world. */
const EXACT = /^(?:\/w\/[^/]+)?\/(?:api\/|__mock(?:\/|$))/;
/** Paths that a caller may have meant as one of those. */
const LIKE = /^(?:\/w\/[^/]+)*\/(?:api|__mock)(?:\/|$)/;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path.replaceAll(/%[\da-f]{2}/gi, (each) => String.fromCharCode(Number.parseInt(each.slice(1), 16)));
  }
}

/** The path as the most lenient server would read it: decoded, lower case, single slashes, no dots, spaces or parameters. */
function lenient(path: string): string {
  const steps: string[] = [];
  for (const step of decoded(path).normalize('NFKC').toLowerCase().split(/[/\\]/)) {
    const bare = step.replace(/;.*$/s, '').replaceAll(/[^\x21-\x7e]/g, '');
    if (bare === '..') steps.pop();
    else if (bare.replace(/\.+$/, '') !== '') steps.push(bare.replace(/\.+$/, ''));
  }
  return `/${steps.join('/')}`;
}

/** The path and query of a request's target, which is an absolute URL if a client treats this server as a proxy. */
export function withoutOrigin(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/** The 405 for a request to a page or file with a method other than GET and HEAD. */
export const refusedMethod = (method: string | undefined, path: string): HttpError | undefined =>
  method === 'GET' || method === 'HEAD' ? undefined : methodNotAllowed(`${method} ${path}`, ['GET']);

/** A dot segment, or a fragment, which no client sends. */
const UNTIDY = /\/(?:\.|%2e){1,2}(?:\/|$)|#/i;

/** Refuses misspelt addresses of the API or the control surface, which the app's page would answer otherwise. */
export function refusedAddress(url: string): HttpError | undefined {
  const [path = '/'] = url.split('?');
  const isMeant = LIKE.test(lenient(path)) || LIKE.test(path);
  return isMeant && (!EXACT.test(path) || UNTIDY.test(path)) ? notFound(path) : undefined;
}

/** The media type of a content-type header, and whether the text is UTF-8, the default. */
function mediaTypeOf(header: string | null): { readonly type: string; readonly isUtf8: boolean } {
  const [type = '', ...parameters] = (header ?? '').toLowerCase().split(';');
  const charsets = parameters.flatMap((each) => /^\s*charset\s*=\s*"?([^"\s]*)"?\s*$/.exec(each)?.[1] ?? []);
  return { type: type.trim(), isUtf8: charsets.every((each) => each === 'utf-8' || each === 'utf8') };
}

/** Throws a 415 for a body of a media type that the contract does not list, in another charset, or compressed. */
export function refuseMediaType(headers: CallHeaders, mediaTypes: readonly string[]): void {
  const given = headers.get('content-type');
  const { type, isUtf8 } = mediaTypeOf(given);
  const coding = headers.get('content-encoding') ?? 'identity';
  const isTaken = isUtf8 && mediaTypes.some((each) => each === type);
  if (isTaken && coding === 'identity') return;
  const what = isTaken ? `content-encoding ${coding}` : `content-type ${given ?? 'is missing'}`;
  const wanted = mediaTypes.join(' or ');
  throw new HttpError('UNSUPPORTED_MEDIA_TYPE', `${what}; the body must be ${wanted} in UTF-8, uncompressed`);
}

/** The largest body (contract, Sizes). */
const LIMIT_BYTES = 100_000;

/** Reads a body of at most `mostBytes`; throws a 413 without reading the rest of a larger one, a 400 if it is not UTF-8. */
export async function readText(request: CallRequest, mostBytes = LIMIT_BYTES): Promise<string> {
  const tooLarge = () => new HttpError('PAYLOAD_TOO_LARGE', `The body is larger than ${mostBytes / 1000} kB`);
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw tooLarge();
  if (request.body === null) return '';
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const decode = (...given: Parameters<TextDecoder['decode']>): string => {
    try {
      return decoder.decode(...given);
    } catch {
      throw invalid('body', 'is not UTF-8');
    }
  };
  let [text, bytes] = ['', 0];
  for (const reader = request.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return text + decode();
    bytes += value.byteLength;
    if (bytes > mostBytes) {
      await reader.cancel();
      throw tooLarge();
    }
    text += decode(value, { stream: true });
  }
}

/** Strings, each with the colon that makes it a member name, and the punctuation of objects and lists. */
const TOKENS = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|[[\]{},]/g;

/** The path of the first duplicate member in a JSON text; `JSON.parse` would silently keep the last. */
function twiceIn(text: string): string | undefined {
  const levels: { readonly names: Set<string> | undefined; at: string | number }[] = [];
  for (const [token, name, colon] of text.matchAll(TOKENS)) {
    const level = levels.at(-1);
    if (token === '{') levels.push({ names: new Set(), at: '' });
    else if (token === '[') levels.push({ names: undefined, at: 0 });
    else if (token === '}' || token === ']') levels.pop();
    else if (token === ',' && typeof level?.at === 'number') level.at += 1;
    else if (name !== undefined && colon !== undefined && level?.names !== undefined) {
      level.at = JSON.parse(name) as string;
      if (level.names.has(level.at)) return levels.map(({ at }) => at).join('.');
      level.names.add(level.at);
    }
  }
  return undefined;
}

/** Parses a JSON body; undefined if it is empty. Throws a 400 for invalid JSON, and for a duplicate member with its path. */
export function parseJson(text: string): unknown {
  if (text === '') return undefined;
  if (text.startsWith('\uFEFF')) throw invalid('body', 'starts with a byte order mark');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalid('body', 'is not JSON');
  }
  const place = twiceIn(text);
  if (place !== undefined) throw invalid(`body.${place}`, 'is given twice');
  return value;
}
