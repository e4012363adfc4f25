import { expect, test } from 'vitest';

import { isChunkLoadError } from './chunk-error.ts';

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
