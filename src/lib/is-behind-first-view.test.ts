import { afterEach, expect, test, vi } from 'vitest';

import { isBehindFirstView } from './is-behind-first-view.ts';

const FAST = { effectiveType: '4g', rtt: 50 };
const SLOW = { effectiveType: '4g', rtt: 300 };

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a guest who reads, on a fast line', { hasView: true, connection: FAST }, true],
  ['a slow line', { hasView: true, connection: SLOW }, false],
  ['a browser that tells nothing of its line', { hasView: true, connection: undefined }, false],
  ['a guest who has nothing to read', { hasView: false, connection: FAST }, false],
])('%s', (_, { hasView, connection }, expected) => {
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('document', { getElementById: () => (hasView ? {} : null) });
  expect(isBehindFirstView()).toBe(expected);
});
