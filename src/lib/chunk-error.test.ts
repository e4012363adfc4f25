import { afterEach, describe, expect, test, vi } from 'vitest';

import { isChunkLoadError, nameChunkErrors } from './chunk-error.ts';

test.each([
  ['Chromium', new TypeError('Failed to fetch dynamically imported module: https://a.test/assets/ask-1.js'), true],
  ['Firefox', new TypeError('error loading dynamically imported module: https://a.test/assets/ask-1.js'), true],
  ['Safari', new TypeError('Importing a module script failed.'), true],
  ['a style, by Vite', new Error('Unable to preload CSS for /assets/a.css'), true],
  ['another error', new TypeError('Failed to fetch'), false],
  ['no error', 'Importing a module script failed.', false],
  ['nothing', undefined, false],
])('%s: %s (S60)', (_name, error, isMissing) => {
  expect(isChunkLoadError(error)).toBe(isMissing);
});

describe('B9 an error that the router knows by the beginning of its message', () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    ['Chromium', 'Failed to fetch dynamically imported module: https://reception.test/assets/orders-1.js'],
    ['Firefox', 'error loading dynamically imported module: https://reception.test/assets/orders-1.js'],
    ['Safari', 'Importing a module script failed.'],
    ['a stylesheet', 'Unable to preload CSS for /assets/orders-1.css'],
  ])('%s: the router does not reload the page for it, the app does', (_browser, message) => {
    const target = new EventTarget();
    vi.stubGlobal('window', target);
    nameChunkErrors();
    const payload = new TypeError(message);
    target.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    expect(isChunkLoadError(payload)).toBe(true);
    expect(payload.message).toBe(`Not loaded: ${message}`);
  });

  test('any other error stays as it is', () => {
    const target = new EventTarget();
    vi.stubGlobal('window', target);
    nameChunkErrors();
    const payload = new Error('Something else');
    target.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    expect(payload.message).toBe('Something else');
  });
});
