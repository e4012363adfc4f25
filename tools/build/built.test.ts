import { expect, test } from 'vitest';

import { partAt } from './built.ts';

const PAGES = { '/': 'root', '/stay': 'stay-index', '/stay/access': 'stay-access', '/stay/product/$id': 'orders' };

test.each([
  ['/stay', 'stay-index'],
  ['/stay/', 'stay-index'],
  ['/stay/access', 'stay-access'],
  ['/stay/product/42', 'orders'],
  ['/stay/product', undefined],
  ['/stay/access/deeper', undefined],
  ['/nope', undefined],
])('%s belongs to %j', (path, part) => {
  expect(partAt(PAGES, path)).toBe(part);
});

test.each([
  ['/stay', 'stay-index'],
  ['/stay/access', 'stay-access'],
  ['/stay/cleaning/schedule', 'orders'],
  ['/stays', undefined],
])('of pages that are named together, %s belongs to %j', (path, part) => {
  expect(partAt({ '/stay': 'stay-index', '/stay/access': 'stay-access', '/stay/*': 'orders' }, path)).toBe(part);
});
