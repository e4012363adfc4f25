import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { parentPort } from 'node:worker_threads';

import { FakeStorage } from '../../support/fake-storage.ts';

import { VirtualTime } from './virtual-time.ts';

/** The browser objects that the order flow uses; imported before any code that looks for them. */

/** Outlives the tab: every change is reported to the main thread. */
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

/** Where React puts a page that draws nothing. */
export const pageElement = Object.assign(new EventTarget(), {
  nodeType: 1,
  ownerDocument: pageDocument,
  textContent: '',
});

const pageWindow = Object.assign(new EventTarget(), {
  document: pageDocument,
  location: new URL('http://reception.test'),
  sessionStorage,
  // React asks whether one of these has the focus.
  HTMLIFrameElement: function HTMLIFrameElement() {},
});

export const time = new VirtualTime();
time.install();

/** The tab's connection; what leaves over it is counted here. */
export const network = { isOnline: true, inFlight: 0, writesInFlight: 0, writes: 0, offlineWrites: 0 };

Object.assign(globalThis, { window: pageWindow, document: pageDocument });
Object.defineProperty(navigator, 'onLine', { get: () => network.isOnline });

/** By Node's own client: its `fetch` has timers of its own, which would be the tab's. */
async function answerTo({ method, url, headers, signal }: Request, body: string): Promise<Response> {
  const call = request(url, { method, headers: Object.fromEntries(headers), signal });
  call.end(body);
  const [message] = (await once(call, 'response')) as [IncomingMessage];
  const text = await message.toArray().then((parts) => Buffer.concat(parts as Buffer[]).toString());
  return new Response(text, { status: message.statusCode ?? 500, headers: message.headers as Record<string, string> });
}

/** Counts a request until its whole answer is here, or none will come. */
async function countedFetch(asked: Request): Promise<Response> {
  const write = asked.method === 'PATCH' ? 1 : 0;
  network[network.isOnline ? 'writes' : 'offlineWrites'] += write;
  network.writesInFlight += write;
  network.inFlight += 1;
  try {
    const body = await asked.text();
    if (!network.isOnline) throw new TypeError('Failed to fetch');
    return await answerTo(asked, body);
  } finally {
    network.writesInFlight -= write;
    network.inFlight -= 1;
  }
}
Object.assign(globalThis, { fetch: countedFetch });
