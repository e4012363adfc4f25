import { getResponse } from 'msw';
import type { RequestHandler } from 'msw';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { fake } from '#mocks/backend.ts';
import { startInBrowser } from '#mocks/engine/browser-host.ts';
import { nodeHost } from '#mocks/engine/node-host.ts';
import type { Backend } from '#mocks/world.ts';

import { FakeStorage } from '../support/fake-storage.ts';
import { fc } from '../support/fast-check.ts';
import { howMany, isShortRun, RANDOM_MS, seedOr } from '../support/how-far.ts';
import { startServer } from './http-server.ts';
import type { TestServer } from './http-server.ts';
import { overHttp, played, sequence } from './sequences.ts';
import type { Host } from './sequences.ts';
import { frozenWorld, NOW } from './support.ts';

const SEQUENCES = howMany(12, 1000);

/** The request handlers that the browser host would register with a service worker. */
const worker = vi.hoisted(() => ({ handlers: [] as RequestHandler[] }));
vi.mock('msw/browser', () => ({
  setupWorker: (...handlers: RequestHandler[]) => {
    worker.handlers = handlers;
    return { start: async () => undefined };
  },
}));

// Shares the calls between tabs, which a test with a single page does not need.
vi.mock('#mocks/engine/browser-journal.ts', () => ({ shareJournal: () => undefined }));

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ now: NOW, frozen: true });
});
afterAll(() => server.stop());

/** The browser host: calls go through the handlers of the worker, and the world is in `localStorage`. */
async function inBrowser(): Promise<Host> {
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('navigator', { locks: navigator.locks, serviceWorker: {} });
  vi.stubGlobal('location', new URL('http://localhost:5173/'));
  vi.stubGlobal('history', { replaceState: () => undefined, state: null });
  await startInBrowser(fake);
  const send: Host['send'] = async (path, init) => {
    const answer = await getResponse(worker.handlers, new Request(`http://localhost:5173${path}`, init));
    return answer ?? Response.error();
  };
  // A browser has only one world, so the copy replaces it.
  const fork = async () =>
    send('/__mock/snapshot', { method: 'PUT', body: await (await send('/__mock/snapshot', {})).text() });
  return { send, fork };
}

/** The host for unit tests: API calls are intercepted, and verbs are called as functions. */
async function inNode(): Promise<Host & { readonly stop: () => void }> {
  let world: Backend = await frozenWorld();
  const host = nodeHost({ handle: (request, gone) => world.handle(request, gone) });
  host.listen();
  const send: Host['send'] = (path, init) => {
    const url = `http://api.test${path}`;
    if (path.startsWith('/api/')) return fetch(url, init);
    const one = {
      name: 'anna',
      isOnlyProcess: true,
      world: async () => world,
      startSession: () => expect.fail('no sessions here'),
      reset: () => expect.fail('no reset here'),
      calls: async () => world.journal.written(),
      replace: async (next: Backend) => void (world = next),
    };
    return fake.control(one, new Request(url, init));
  };
  const fork = async () => void (world = await fake.restore(fake.snapshot(world)));
  return { send, fork, stop: () => host.close() };
}

test(
  `${SEQUENCES} random sequences of calls give the same answers, byte for byte, in all three hosts: HTTP, browser, Node`,
  async () => {
    const start = fake.snapshot(await frozenWorld());
    const met = new Set<string>();
    await fc.assert(
      fc.asyncProperty(sequence(8, 16), async (steps) => {
        const http = await played(overHttp(server), start, steps);
        const browser = await played(await inBrowser(), start, steps);
        const host = await inNode();
        const node = await played(host, start, steps).finally(host.stop);
        expect(browser).toEqual(http);
        expect(node).toEqual(http);
        for (const bytes of http) met.add(bytes === 'dropped' ? bytes : bytes.slice(1, 4));
      }),
      { seed: seedOr(12), numRuns: SEQUENCES, endOnFailure: true },
    );
    for (const outcome of isShortRun ? [] : ['200', '400', '404', 'dropped']) expect(met).toContain(outcome);
  },
  RANDOM_MS,
);
