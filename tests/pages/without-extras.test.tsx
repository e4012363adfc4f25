import { describe } from 'vitest';

import { expect, page, test } from './fixtures.tsx';

/** Features that a web view may lack: globals, or members of a prototype. */
const EXTRAS: readonly (readonly [string, object, string])[] = [
  ['IntersectionObserver', window, 'IntersectionObserver'],
  ['ResizeObserver', window, 'ResizeObserver'],
  ['media queries', window, 'matchMedia'],
  ['events of media queries', MediaQueryList.prototype, 'addEventListener'],
  ['channels between tabs', window, 'BroadcastChannel'],
  ['idle callbacks', window, 'requestIdleCallback'],
  ['the scheduler', window, 'scheduler'],
  ['view transitions', Document.prototype, 'startViewTransition'],
  ['CSS.supports', window, 'CSS'],
  ['caches', window, 'caches'],
  ['databases', window, 'indexedDB'],
  ['local storage', window, 'localStorage'],
  ['session storage', window, 'sessionStorage'],
  ['crypto.subtle', Crypto.prototype, 'subtle'],
  ['crypto.randomUUID', Crypto.prototype, 'randomUUID'],
  ...['share', 'canShare', 'clipboard', 'storage', 'locks', 'vibrate', 'wakeLock', 'mediaDevices', 'permissions'].map(
    (name) => [`navigator.${name}`, Navigator.prototype, name] as const,
  ),
];

/** Removes features; returns a function that restores them. */
function take(extras: typeof EXTRAS): () => void {
  const taken = extras.map(([, owner, name]) => {
    const own = Object.getOwnPropertyDescriptor(owner, name);
    Object.defineProperty(owner, name, { configurable: true, writable: true, value: undefined });
    return () => (own ? Object.defineProperty(owner, name, own) : Reflect.deleteProperty(owner, name));
  });
  return () => {
    for (const giveBack of taken) giveBack();
  };
}

const PAGES = [
  '/stay?slug=stay-started',
  '/stay/access?slug=stay-started',
  '/stay/location?slug=stay-started',
  '/stay/extras?slug=stay-started',
  '/stay/explore?slug=stay-started',
  '/stay/payment?slug=payment-required',
  '/check-in',
  '/privacy',
];

describe('a missing browser feature breaks no page (B12)', () => {
  test.for([
    ...PAGES.map((path) => [`all of them: ${path}`, EXTRAS, [path]] as const),
    ...EXTRAS.map((extra) => [extra[0], [extra], PAGES.slice(0, 2)] as const),
  ])('without %s', async ([, extras, pages], { world, visit, passTime, reports }) => {
    await world.start({ now: '2026-11-20T10:00:00.000Z' });
    const giveBack = take(extras);
    try {
      for (const path of pages) {
        // oxlint-disable-next-line no-await-in-loop -- one page after the other
        await visit(path);
        // oxlint-disable-next-line no-await-in-loop -- as above
        await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        // Lets pictures and lazy parts load.
        // oxlint-disable-next-line no-await-in-loop -- as above
        await passTime(2);
        // oxlint-disable-next-line no-await-in-loop -- as above
        await new Promise(requestAnimationFrame);
        expect(reports).toEqual([]);
        expect(document.body.textContent).not.toMatch(/Something went wrong|could not show/);
      }
    } finally {
      giveBack();
    }
  });
});
