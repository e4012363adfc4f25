import { fc, anyText } from '../support/fast-check.ts';
import { line } from './fake-fetch.ts';
import { send } from '#api/transport.ts';

import { beforeEach, expect, test } from 'vitest';

import { ApiError } from '#api/api-error.ts';
import { configureApi } from '#api/http-client.ts';

import { GENERATED_CALLS } from '../support/generated-calls.ts';
import { howMany, seedOr } from '../support/how-far.ts';

/** The generated calls of every operation with an id in its path. */
const CALLS = GENERATED_CALLS.filter(({ hasId }) => hasId);

const anyId = fc.oneof(
  anyText,
  fc.string({ unit: fc.constantFrom('.', '/', '\\', '%', '2', 'e', '\t', '?', '#', '\ud83c', '\udfe0') }),
  fc.constantFrom('', '.', '..', '../customers', '%2e%2e', 'http://evil.test/', '__proto__'),
);

/** Ids that cannot be a segment of a path: they would change the path, or cannot be encoded. */
const isImpossible = (id: string): boolean => ['', '.', '..'].includes(id) || !id.isWellFormed();

beforeEach(() => {
  line.fate = { afterMs: 0, status: 200, body: '{}' };
  configureApi({
    send,
    baseUrl: 'http://reception.test/api',
    storedLanguage: () => undefined,
    shownLanguage: () => 'en-GB',
    accessToken: () => 'a.b.c',
    onServerTime: () => {},
  });
});

test('every operation with an id is tested', () => {
  expect(CALLS.filter(({ call }) => call === undefined)).toEqual([]);
  expect(CALLS.length).toBeGreaterThan(5);
});

test.each(CALLS)(
  '$operation: an id is one segment of $path, or nothing is sent (S33)',
  async ({ path, call }) => {
    await fc.assert(
      fc.asyncProperty(anyId, async (id) => {
        line.url = '';
        const outcome = await Promise.resolve()
          .then(() => call?.(id))
          .catch((error: unknown) => error);
        const isRefused = outcome instanceof ApiError || outcome instanceof URIError;
        expect(isRefused).toBe(isImpossible(id));
        const segments = line.url === '' ? [] : new URL(line.url).pathname.split('/').slice(2);
        const wanted = path.split('/').map((part) => (part.startsWith('{') ? id : part));
        expect(segments.map((segment) => decodeURIComponent(segment))).toEqual(isRefused ? [] : wanted);
      }),
      { seed: seedOr(33), numRuns: howMany(200, 20_000) },
    );
  },
  900_000,
);
