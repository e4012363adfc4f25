import { globSync, readFileSync } from 'node:fs';

import { parseSync, Visitor } from 'rolldown/utils';
import { analyse } from 'scslre';
import { expect, test } from 'vitest';
import { regexes } from 'zod/mini';

/** All regular expressions of the app, including the service worker and the generated contract, with their files. */
const patterns = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .toSorted()
  .flatMap((file) => {
    const found: { where: string; source: string; flags: string }[] = [];
    new Visitor({
      Literal: (node) => {
        if ('regex' in node) found.push({ where: file, source: node.regex.pattern, flags: node.regex.flags });
      },
    }).visit(parseSync(file, readFileSync(file, 'utf8')).program);
    return found;
  });

const slowIn = (source: string, flags: string): string[] =>
  analyse({ source, flags }, { assumeRejectingSuffix: false }).reports.map(({ type, exponential }) =>
    exponential ? 'exponential' : type,
  );

test('the check finds a pattern with quadratic run time (S36)', () => {
  expect(slowIn('^(.*?)(\\.*)$', '')).not.toEqual([]);
  expect(slowIn('\\/+$', '')).not.toEqual([]);
  expect(slowIn('^\\/+', '')).toEqual([]);
});

test('every pattern has linear run time (S36)', () => {
  expect(patterns.length).toBeGreaterThan(100);
  const slow = patterns
    .map((pattern) => ({ ...pattern, problems: slowIn(pattern.source, pattern.flags) }))
    .filter(({ problems }) => problems.length > 0)
    .map(({ where, source, problems }) => `${where}: /${source}/ ${problems.join(', ')}`);
  expect(slow).toEqual([]);
  expect(slowIn(regexes.email.source, regexes.email.flags)).toEqual([]);
});
