import { expect, test, vi } from 'vitest';

import { FakeWorker } from '../../tests/support/fake-worker.ts';
import { cacheLoadedFiles, registerWorker } from './worker.ts';

test('the script of the worker never comes from the HTTP cache (R7-79)', async () => {
  const register = vi.fn<(url: string, options: object) => Promise<object>>(() => Promise.resolve({}));
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  await registerWorker();
  expect(register.mock.calls).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
});

test('the active worker caches what the page has loaded, and its language', async () => {
  const active = new FakeWorker();
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ active }) } });
  await cacheLoadedFiles('de-DE');
  expect(active.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'keep', files: [], locale: 'de-DE' }, []);
});
