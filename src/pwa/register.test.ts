import { expect, test, vi } from 'vitest';

import { registerWorker } from './register.ts';

test('the script of the worker never comes from the HTTP cache (R7-79)', async () => {
  const register = vi.fn<(url: string, options: object) => Promise<object>>(() => Promise.resolve({}));
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  await registerWorker();
  expect(register.mock.calls).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
});
