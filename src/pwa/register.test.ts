import { expect, test, vi } from 'vitest';

import { FakeWorker } from '../../tests/support/fake-worker.ts';
import { keepLoaded, registerWorker } from './register.ts';

test('the script of the worker never comes from the HTTP cache (R7-79)', async () => {
  const register = vi.fn<(url: string, options: object) => Promise<object>>(() => Promise.resolve({}));
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  await registerWorker();
  expect(register.mock.calls).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
});

test.each([
  ['no other version waits', null, 1],
  ['another version waits: it keeps its own', new FakeWorker(), 0],
])('the worker keeps the language while %s', async (_name, waiting, messages) => {
  const active = new FakeWorker();
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ active, waiting }) } });
  await keepLoaded('de-DE');
  expect(active.postMessage).toHaveBeenCalledTimes(messages);
});
