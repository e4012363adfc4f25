import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';

import type { Backend, WorldOptions } from './backend.ts';
import type { Fake } from './fake.ts';
import type { Tables } from './tables.ts';

const STORAGE_KEY = 'mock-world';

/** Loads the world of this browser as the last request left it, or builds a fresh one. */
async function load<Db extends Tables>({ createBackend, freshWorld, restore }: Fake<Db>): Promise<Backend<Db>> {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    if (stored !== null) return await freshWorld(await restore(stored));
  } catch (error) {
    console.warn('The stored mock world does not fit this build; starting anew.', error);
  }
  return createBackend();
}

/** Starts a fake backend in this page: the world survives a reload, `?reset` makes a new one. */
export async function startInBrowser<Db extends Tables>(fake: Fake<Db>): Promise<void> {
  const { control, createBackend, freshWorld, restore, snapshot } = fake;
  const url = new URL(location.href);
  if (url.searchParams.has('reset')) {
    localStorage.removeItem(STORAGE_KEY);
    url.searchParams.delete('reset');
    history.replaceState(null, '', url);
  }
  const loading = load(fake);
  let backend: Backend<Db>;
  let saved = localStorage.getItem(STORAGE_KEY);

  /** Another tab may have written since: every tab of a browser shows the same world. */
  async function current(): Promise<Backend<Db>> {
    const stored = localStorage.getItem(STORAGE_KEY);
    if (stored !== saved) {
      backend = stored === null ? await createBackend() : await restore(stored);
      saved = stored;
    }
    backend = await freshWorld(backend);
    return backend;
  }
  function save(): void {
    saved = snapshot(backend);
    localStorage.setItem(STORAGE_KEY, saved);
  }
  async function startAnew(options: WorldOptions): Promise<Backend<Db>> {
    backend = await createBackend(options);
    save();
    return backend;
  }

  const host = {
    world: current,
    startSession: async (options: WorldOptions) => ({ id: 'browser', backend: await startAnew(options) }),
    reset: () => startAnew({}),
    calls: async () => (await current()).journal.written(),
    replace: async (world: Backend<Db>) => {
      backend = world;
      save();
    },
  };
  const worker = setupWorker(
    // Rooted at the origin: the development server has modules under /src/api/.
    http.all('/api/*', async ({ request }) => {
      const world = await current();
      // A fault that a read uses up must not come back with a reload.
      const hadFaults = world.faults.list().length > 0;
      const before = world.steps.last;
      const answer = await world.handle(request);
      if (world.steps.last !== before || hadFaults) save();
      return answer === 'dropped' ? HttpResponse.error() : answer;
    }),
    http.all('/__mock/*', async ({ request }) => {
      const response = await control(host, request);
      if (request.method !== 'GET') save();
      return response;
    }),
  );
  // The worker wakes while the world is built; the app asks nothing before both are there.
  [backend] = await Promise.all([loading, worker.start({ quiet: true, onUnhandledFrame: 'bypass' })]);
}
