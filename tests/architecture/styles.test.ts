import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

/** Selectors with `:has()`, without everything in parentheses. */
const selectors = globSync('src/ui/*.css')
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/[^{};/]*:has\([^{}]*(?=\{)/g)])
  .flatMap(([selector]) => {
    let bare = selector;
    while (/\([^()]*\)/.test(bare)) bare = bare.replace(/\([^()]*\)/g, '');
    return bare.split(',').map((each) => each.trim());
  });

test('selectors with :has() end in a tag or class, so that a change does not restyle every element of the page', () => {
  expect(selectors.length).toBeGreaterThan(4);
  expect(selectors.filter((selector) => /^[:*[]/.test(selector.split(/[\s>~+]+/).at(-1) ?? ''))).toEqual([]);
});
