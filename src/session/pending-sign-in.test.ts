import { beforeEach, expect, test, vi } from 'vitest';

import { MINUTE } from '#lib/time.ts';

import { FakeStorage } from '../../tests/support/fake-storage.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const SENT = { email: 'anna@guest.example', idempotencyKey: 'key-1' };

/** A page of this tab, which knows nothing of the server's time until an answer has come. */
async function openPage() {
  vi.resetModules();
  const [codeSent, clock] = await Promise.all([import('./pending-sign-in.ts'), import('#lib/clock.ts')]);
  return { ...codeSent, ...clock };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('window', { sessionStorage: new FakeStorage() });
});

// Proves S68 for a code that the guest waits for.
test.each([0, 20 * MINUTE, -20 * MINUTE])(
  'a code lasts over a reload for its time, on a device that is %d ms off',
  async (offMs) => {
    const first = await openPage();
    first.syncClock(NOW - offMs);
    first.storeCodeSent({ ...SENT, at: first.nowInstant() }, 'login');
    expect(first.readCodeSent('login')).toEqual({ ...SENT, at: first.nowInstant() });

    vi.setSystemTime(NOW + MINUTE);
    expect((await openPage()).readCodeSent('login')).toMatchObject(SENT);
    vi.setSystemTime(NOW + 60 * MINUTE);
    expect((await openPage()).readCodeSent('login')).toBeUndefined();
  },
);

test('the previous page does not ask for the code; after going forward it is asked for again', async () => {
  const { storeCodeSent, readCodeSent, nowInstant } = await openPage();
  storeCodeSent({ ...SENT, at: nowInstant() }, 'login');
  expect(readCodeSent('signup')).toBeUndefined();
  expect(readCodeSent('login')).toMatchObject(SENT);
});
