import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { STORAGE_ENTRIES } from '#session/storage.ts';

const SOURCES = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/*.gen.ts'] }).map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));
const written = (pattern: RegExp): Set<string> =>
  new Set(SOURCES.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name)));

/** Names that libraries write: the router and Sentry. */
const OF_LIBRARIES = ['tsr-scroll-restoration-v1_3', 'sentry-offline'];

// Proves R1-36. The types ensure the converse: nothing can be written that is not listed.
test('nothing is listed as stored that the app never stores', () => {
  const names = written(/(?:write\(\s*|: StorageKey = )'([\w-]+)'/g);
  const cookies = written(/const \w+ = '([\w-]+)';/g);
  const never = STORAGE_ENTRIES.filter(({ name, where }) => !(where === 'cookie' ? cookies : names).has(name));
  expect(never.map(({ name }) => name)).toEqual(OF_LIBRARIES);
});

// `on-device.ts` opens whatever caches there are, to list or delete them.
test('caches are opened only by a name that the privacy page lists', () => {
  const opening = SOURCES.filter(({ text }) => /caches\s*\.open\(/.test(text)).map(({ path }) => path);
  expect(opening.toSorted()).toEqual(['src/session/app-caches.ts', 'src/session/on-device.ts']);
});
