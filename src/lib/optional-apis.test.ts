import { afterEach, expect, test, vi } from 'vitest';

import { channelOf, yieldToMain, matchesMedia, onMediaChange, onNear, onResize } from './optional-apis.ts';

const element = {} as Element;

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['absent', undefined],
  [
    'refused',
    vi.fn<() => void>(() => {
      throw new DOMException('no', 'SecurityError');
    }),
  ],
])('what is %s only takes away an extra', async (_, api) => {
  const listeners: string[] = [];
  vi.stubGlobal('window', {
    matchMedia: api,
    addEventListener: (name: string) => listeners.push(`+${name}`),
    removeEventListener: (name: string) => listeners.push(`-${name}`),
  });
  vi.stubGlobal('scheduler', api && { yield: api });
  for (const name of ['IntersectionObserver', 'ResizeObserver', 'BroadcastChannel']) vi.stubGlobal(name, api);
  const near = vi.fn<() => void>();
  onNear(element, '200px', near)();
  expect(near).toHaveBeenCalledOnce();
  onResize(element, near)();
  expect(listeners).toEqual(['+resize', '-resize']);
  expect(matchesMedia('(width > 1px)')).toBe(false);
  onMediaChange('(width > 1px)', near)();
  expect(channelOf('forgotten')).toBeUndefined();
  await expect(yieldToMain()).resolves.toBeUndefined();
  expect(near).toHaveBeenCalledOnce();
});

test('a list of media queries without events is read once', () => {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) });
  expect(matchesMedia('(width > 1px)')).toBe(true);
  onMediaChange('(width > 1px)', () => {})();
});
