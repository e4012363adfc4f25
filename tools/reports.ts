import { readFileSync } from 'node:fs';

import type { Counts } from './check.ts';

const FOLDER = 'node_modules/.cache/reception';

/** What a test runner wrote of its run: counts, and a line for each test that broke. */
interface Report extends Counts {
  readonly broken: readonly string[];
}

/** Where a runner writes its report, and how it reads; a runner that died left none. */
export interface Reported {
  readonly file: string;
  readonly read: () => Report | undefined;
}

const reported = (name: string, of: (report: object) => Report): Reported => {
  const file = `${FOLDER}/${name}.json`;
  const read = (): Report | undefined => {
    try {
      return of(JSON.parse(readFileSync(file, 'utf8')) as object);
    } catch {
      return undefined;
    }
  };
  return { file, read };
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const listOf = (value: object, key: string): object[] => {
  const list: unknown = Reflect.get(value, key);
  return Array.isArray(list) ? list.filter(isObject) : [];
};

const numberOf = (value: object, key: string): number => Number(Reflect.get(value, key) ?? 0);

const textOf = (value: object, key: string): string => String(Reflect.get(value, key) ?? '');

/** A file of vitest's report that failed before its first test says so itself. */
function brokenTests(file: object): string[] {
  const name = textOf(file, 'name').replace(`${process.cwd()}/`, '');
  const failed = listOf(file, 'assertionResults').filter((each) => textOf(each, 'status') === 'failed');
  if (failed.length > 0) return failed.map((each) => `${name}: ${textOf(each, 'fullName')}`);
  return textOf(file, 'status') === 'failed' ? [`${name}: ${textOf(file, 'message').split('\n')[0]}`] : [];
}

/** The suites of Playwright's report hold suites. */
const brokenStories = (suite: object): string[] => [
  ...listOf(suite, 'specs')
    .filter((spec) => Reflect.get(spec, 'ok') !== true)
    .map((spec) => `${textOf(spec, 'file')}: ${textOf(spec, 'title')}`),
  ...listOf(suite, 'suites').flatMap(brokenStories),
];

export const UNIT_TESTS = reported('vitest', (report) => {
  const broken = listOf(report, 'testResults').flatMap(brokenTests);
  return { passed: numberOf(report, 'numPassedTests'), failed: broken.length, broken };
});

export const STORIES = reported('stories', (report) => {
  const stats: unknown = Reflect.get(report, 'stats');
  const count = (key: string): number => (isObject(stats) ? numberOf(stats, key) : 0);
  return {
    passed: count('expected'),
    failed: count('unexpected') + count('flaky') + count('skipped'),
    broken: brokenStories(report),
  };
});
