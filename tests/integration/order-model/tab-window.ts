import { subscribe } from 'node:diagnostics_channel';
import { ClientRequest } from 'node:http';
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

// A request gives up by the tab's time, not by the test's.
ClientRequest.prototype.setTimeout = function giveUpAfter(ms, callback) {
  const timer = setTimeout(() => callback?.(), ms);
  return this.once('close', () => clearTimeout(timer));
};

subscribe('http.client.request.created', (message) => {
  const { request } = message as { request: ClientRequest };
  const write = request.method === 'PATCH' ? 1 : 0;
  network[network.isOnline ? 'writes' : 'offlineWrites'] += write;
  network.writesInFlight += write;
  network.inFlight += 1;
  request.once('close', () => {
    network.writesInFlight -= write;
    network.inFlight -= 1;
  });
  if (!network.isOnline) process.nextTick(() => request.destroy(new Error('offline')));
});
