import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { TESTED } from '#features/accessibility/tested.ts';

import { pageOf, WALKED } from '../e2e/walked-screens.ts';
import { PAGE_PATHS } from '../support/page-paths.ts';

test('the test of every screen includes every page of the routes (S81 to S83)', () => {
  expect(PAGE_PATHS.length).toBeGreaterThan(40);
  const walked = new Set(WALKED.map(pageOf));
  expect(PAGE_PATHS.filter((path) => !walked.has(path))).toEqual([]);
});

test('the accessibility statement claims only what is tested (R1-39)', () => {
  expect(WALKED.length).toBeGreaterThanOrEqual(TESTED.screens);
  const journeys = globSync('tests/{e2e/*.e2e.ts,pages/*.test.tsx}').flatMap(
    (file) => readFileSync(file, 'utf8').match(/^\/\/ Proves .*\bS82\b.*\ntest\(.*keyboard/gm) ?? [],
  );
  expect(journeys.length).toBeGreaterThanOrEqual(TESTED.tasks);
});
