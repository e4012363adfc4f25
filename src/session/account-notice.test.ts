import { beforeEach, expect, test, vi } from 'vitest';

let isLoggedIn = false;
vi.mock('./login.ts', () => ({ currentLogin: () => (isLoggedIn ? { value: 'a.b.c' } : undefined) }));

/** What React would read. */
vi.mock('react', () => ({ useSyncExternalStore: (_subscribe: unknown, read: () => boolean) => read() }));

beforeEach(() => {
  vi.resetModules();
  isLoggedIn = false;
});
const open = () => import('./account-notice.ts');

test('the dot shows once it is known that no member is logged in (R4-42)', async () => {
  const { useAccountNotice, noteAccountLoaded } = await open();
  expect(useAccountNotice()).toBe(false);
  noteAccountLoaded();
  expect(useAccountNotice()).toBe(true);
});

test('not for a member', async () => {
  isLoggedIn = true;
  const { useAccountNotice, noteAccountLoaded } = await open();
  noteAccountLoaded();
  expect(useAccountNotice()).toBe(false);
});

test('not after the account was visited (R4-45)', async () => {
  const { useAccountNotice, noteAccountLoaded, noteAccountVisited } = await open();
  noteAccountLoaded();
  noteAccountVisited();
  expect(useAccountNotice()).toBe(false);
});

test('it draws the eye once for each run of the app (R2-74)', async () => {
  const { mayDotBreathe } = await open();
  expect([mayDotBreathe(), mayDotBreathe(), mayDotBreathe()]).toEqual([true, false, false]);
});

test('not after a logout, until the app starts again (R4-46)', async () => {
  const { useAccountNotice, noteAccountLoaded, forgetAccountLoaded } = await open();
  noteAccountLoaded();
  forgetAccountLoaded();
  expect(useAccountNotice()).toBe(false);
});
