import type { IncomingMessage, ServerResponse } from 'node:http';

import { refusedCaller } from './callers.ts';
import type { Callers } from './callers.ts';
import { refusedAddress, withoutOrigin } from './gate.ts';
import { HttpError, invalid, isRead, mayHaveBody, refusalOf } from './http.ts';
import type { CallHeaders, CallRequest, Reply } from './http.ts';
import { EVENT_STREAM } from './journal.ts';

/** The body of a request as a stream; cancelling it discards the rest. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  let isOpen = true;
  return new ReadableStream({
    start(controller) {
      const once = (act: () => void) => () => {
        if (isOpen) act();
        isOpen = false;
      };
      incoming.on('data', (chunk: Buffer) => isOpen && controller.enqueue(chunk));
      incoming.on(
        'end',
        once(() => controller.close()),
      );
      incoming.on(
        'error',
        once(() => controller.error(new HttpError('VALIDATION_ERROR', 'The body was cut off'))),
      );
    },
    cancel() {
      isOpen = false;
    },
  });
}

/** The header fields of a Node request, combined and ordered as by the standard `Headers`. */
class NodeHeaders implements CallHeaders {
  readonly #raw: readonly string[];
  #fields: ReadonlyMap<string, string> | undefined;

  constructor(raw: readonly string[]) {
    this.#raw = raw;
  }

  get(name: string): string | null {
    return this.#read().get(name.toLowerCase()) ?? null;
  }

  [Symbol.iterator](): Iterator<[string, string]> {
    return [...this.#read()].toSorted(([one], [other]) => (one < other ? -1 : 1))[Symbol.iterator]();
  }

  /** Parsed on first use, as few calls read any. */
  #read(): ReadonlyMap<string, string> {
    if (this.#fields !== undefined) return this.#fields;
    const fields = new Map<string, string>();
    for (let index = 0; index < this.#raw.length; index += 2) {
      const name = (this.#raw[index] ?? '').toLowerCase();
      const [before, value] = [fields.get(name), this.#raw[index + 1] ?? ''];
      fields.set(name, before === undefined ? value : `${before}${name === 'cookie' ? '; ' : ', '}${value}`);
    }
    this.#fields = fields;
    return fields;
  }
}

/** Converts a Node request to a call; throws a 400 for an invalid address. */
export function nodeRequest(incoming: IncomingMessage): CallRequest {
  const { method = 'GET', url = '/', rawHeaders } = incoming;
  // The real host is not needed and may be invalid.
  const address = URL.parse(`http://localhost${url}`);
  if (address === null || address.username !== '' || address.password !== '') {
    throw invalid('request', 'has an invalid address');
  }
  return {
    method,
    url: address.href,
    headers: new NodeHeaders(rawHeaders),
    body: isRead({ method }) ? null : bodyOf(incoming),
  };
}

/** Sends a stream of events until the client disconnects. */
async function sendStream(outgoing: ServerResponse, { status, headers, body }: Response): Promise<void> {
  const reader = body?.getReader();
  outgoing.once('close', () => void reader?.cancel());
  outgoing.writeHead(status, Object.fromEntries(headers));
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done) break;
    outgoing.write(value);
  }
  outgoing.end();
}

function sendText(
  outgoing: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string | string[]>>,
  text: string,
): void {
  if (mayHaveBody(status)) {
    // Node sends no body in answer to HEAD.
    outgoing.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) });
    outgoing.end(text);
  } else {
    const { 'content-type': _type, ...rest } = headers;
    outgoing.writeHead(status, rest).end();
  }
}

/** `instanceof Response` would make Node load all of `fetch`. */
const isReply = (response: Response | Reply): response is Reply => typeof response.text === 'string';

/** Sends a reply or a standard `Response`. */
export async function send(outgoing: ServerResponse, response: Response | Reply): Promise<void> {
  if (isReply(response)) return sendText(outgoing, response.status, response.headers, response.text);
  if (response.headers.get('content-type') === EVENT_STREAM) return sendStream(outgoing, response);
  const headers: Record<string, string | string[]> = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  sendText(outgoing, response.status, headers, await response.text());
}

/** Answers with an error in the engine's own format; returns true, so that callers can report that they have answered. */
export function refuse(outgoing: ServerResponse, error: HttpError): true {
  const { status, headers, text } = refusalOf(error);
  sendText(outgoing, status, headers, text);
  return true;
}

/**
 * Refuses a request from a caller who is not allowed, or to a misspelt address; returns whether it has. Every host calls
 * it first.
 */
export function refuseInvalidRequest(incoming: IncomingMessage, outgoing: ServerResponse, callers: Callers): boolean {
  incoming.url = withoutOrigin(incoming.url ?? '/');
  const refused = refusedCaller(incoming, callers) ?? refusedAddress(incoming.url);
  return refused !== undefined && refuse(outgoing, refused);
}
