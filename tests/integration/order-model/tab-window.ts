import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { parentPort } from 'node:worker_threads';

import { FakeStorage } from '../../support/fake-storage.ts';

import { VirtualTime } from './virtual-time.ts';

/** The browser objects that the order flow uses; must be imported before any code that reads them. */

/** A storage that reports every change to the main thread, so that it survives the tab. */
class TabStorage extends FakeStorage {
  override setItem(key: string, value: string): void {
    super.setItem(key, value);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not to a window
    parentPort?.postMessage({ key, value });
  }
}

class PageDocument extends EventTarget {
  readonly nodeType = 9;
  readonly activeElement = null;
  visibilityState = 'visible';
}

export const pageDocument = new PageDocument();
export const sessionStorage = new TabStorage();

/** A container for React, whose page renders nothing. */
export const pageElement = Object.assign(new EventTarget(), {
  nodeType: 1,
  ownerDocument: pageDocument,
  textContent: '',
});

const pageWindow = Object.assign(new EventTarget(), {
  document: pageDocument,
  location: new URL('http://reception.test'),
  sessionStorage,
  // React reads these to find the focused element.
  HTMLIFrameElement: function HTMLIFrameElement() {},
});

export const time = new VirtualTime();
time.install();

/** The connection of the tab, which counts what is sent. */
export const network = { isOnline: true, inFlight: 0, writesInFlight: 0, writes: 0, offlineWrites: 0 };

Object.assign(globalThis, { window: pageWindow, document: pageDocument });
Object.defineProperty(navigator, 'onLine', { get: () => network.isOnline });

/** Uses `node:http`, as the timers of `fetch` would count as timers of the tab. */
async function answerTo({ method, url, headers, signal }: Request, body: string): Promise<Response> {
  const call = request(url, { method, headers: Object.fromEntries(headers), signal });
  call.end(body);
  const [message] = (await once(call, 'response')) as [IncomingMessage];
  const text = await message.toArray().then((parts) => Buffer.concat(parts as Buffer[]).toString());
  return new Response(text, { status: message.statusCode ?? 500, headers: message.headers as Record<string, string> });
}

/** Counts a request as pending until its answer is complete, or will not come. */
async function countedFetch(sent: Request): Promise<Response> {
  const write = sent.method === 'PATCH' ? 1 : 0;
  network[network.isOnline ? 'writes' : 'offlineWrites'] += write;
  network.writesInFlight += write;
  network.inFlight += 1;
  try {
    const body = await sent.text();
    if (!network.isOnline) throw new TypeError('Failed to fetch');
    return await answerTo(sent, body);
  } finally {
    network.writesInFlight -= write;
    network.inFlight -= 1;
  }
}
Object.assign(globalThis, { fetch: countedFetch });
