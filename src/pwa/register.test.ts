import { expect, test, vi } from 'vitest';

import { registerWorker } from './register.ts';

test('the script of the worker never comes from the HTTP cache (R7-79)', async () => {
  const register = vi.fn<(url: string, options: object) => Promise<object>>(() => Promise.resolve({}));
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  await registerWorker();
  expect(register.mock.calls).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
});

test('with Trusted Types the policy lets the worker through, and no other address', async () => {
  const createPolicy = vi.fn<(name: string, rules: object) => object>((_name, rules) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  const register = vi.fn<(url: string) => Promise<object>>(() => Promise.resolve({}));
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  await registerWorker();
  await registerWorker();
  expect(createPolicy).toHaveBeenCalledOnce();
  expect(() => globalThis.receptionPolicy?.createScriptURL('/other.js')).toThrow(TypeError);
});
