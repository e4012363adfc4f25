import { expect, test } from 'vitest';

import { pageOf, WALKED } from '../e2e/walked-screens.ts';
import { PAGE_PATHS } from '../support/page-paths.ts';

test('the walk of every screen comes to every page that the routes have (S81 to S83)', () => {
  expect(PAGE_PATHS.length).toBeGreaterThan(40);
  const walked = new Set(WALKED.map(pageOf));
  expect(PAGE_PATHS.filter((path) => !walked.has(path))).toEqual([]);
});
