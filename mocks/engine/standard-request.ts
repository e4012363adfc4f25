import type { IncomingMessage } from 'node:http';

import { HttpError, invalid } from './http-error.ts';

/** The bytes of a request; a reader that has had enough lets the rest flow by. */
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
        once(() => controller.error(new HttpError('VALIDATION_ERROR', 'The body broke off'))),
      );
    },
    cancel() {
      isOpen = false;
    },
  });
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
  }
  return headers;
}

/** Turns a node request into a standard one; throws a 400 for one that has no address. */
export function standardRequest(incoming: IncomingMessage): Request {
  const headers = headersOf(incoming);
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  try {
    // The host is of no interest here, and may be nonsense.
    const init = hasBody ? { method, headers, body: bodyOf(incoming), duplex: 'half' } : { method, headers };
    return new Request(`http://localhost${incoming.url ?? '/'}`, init);
  } catch {
    throw invalid('request', 'has no readable address or method');
  }
}
