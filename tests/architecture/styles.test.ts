import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

/** Selectors with `:has()`, without all that is in brackets. */
const selectors = globSync('src/ui/*.css')
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/[^{};/]*:has\([^{}]*(?=\{)/g)])
  .flatMap(([selector]) => {
    let bare = selector;
    while (/\([^()]*\)/.test(bare)) bare = bare.replace(/\([^()]*\)/g, '');
    return bare.split(',').map((each) => each.trim());
  });

test('what depends on the rest of a page is named by tag or class, so that a browser need not restyle all of it', () => {
  expect(selectors.length).toBeGreaterThan(4);
  expect(selectors.filter((selector) => /^[:*[]/.test(selector.split(/[\s>~+]+/).at(-1) ?? ''))).toEqual([]);
});
