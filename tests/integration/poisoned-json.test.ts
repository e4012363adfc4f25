import { assertNoPoisoning } from '@fast-check/poisoning';
import { describe, expect, test } from 'vitest';

import type { Instant } from '#lib/time.ts';
import type { Slug } from '#domain/stay/stay.ts';

import { readAccessToken } from '#domain/account/access-token.ts';
import { parseCodeSent } from '#domain/account/sign-in.ts';
import { parsePendingCards } from '#domain/card/pending-card.ts';
import { requestOf } from '#domain/custom-product/custom-request.ts';
import { parsePendingOrder } from '#domain/order/order.ts';
import { parseSearch, stringifySearch } from '#lib/search-params.ts';
import { createBackend } from '#mocks/backend.ts';
import { restore, snapshot } from '#mocks/engine/snapshot.ts';

import { keptSearch, validateRootSearch } from '../../src/routes/-search.ts';
import { fc } from '../support/fast-check.ts';
import { howMany } from '../support/how-far.ts';

const NOW = '2026-11-20T10:00:00.000Z' as Instant;
const POISON = ['__proto__', 'constructor', 'prototype'];

const name = fc.oneof(fc.constantFrom(...POISON, 'slug', 'draft', 'stage', 'rows', 'polluted'), fc.string());
/** JSON with members, at any depth, that have the names of inherited properties. */
const json = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom('null', 'true', '7', '"polluted"', '[]', '{}'),
    fc
      .array(fc.tuple(name, tie('value')), { maxLength: 3 })
      .map((members) => `{${members.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`),
    fc.array(tie('value'), { maxLength: 3 }).map((all) => `[${all.join(',')}]`),
  ),
})).value;
const query = fc
  .array(fc.tuple(name, fc.oneof(name, json)), { maxLength: 5 })
  .map((all) => all.map((pair) => pair.map((part) => encodeURIComponent(part.toWellFormed())).join('=')).join('&'));

/** Throws if a prototype has been changed. The exceptions are globals of the test runner, of Node's `fetch` and of zod. */
const checkGlobals = (): void => assertNoPoisoning({ ignoredRootRegex: /vitest|undici|zod_global/ });

test('the check finds a changed prototype', () => {
  Object.assign(Object.prototype, { polluted: true });
  expect(checkGlobals).toThrow('Object.prototype.polluted');
  Reflect.deleteProperty(Object.prototype, 'polluted');
});

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  order: parsePendingOrder,
  'code that was sent': (text) => parseCodeSent(text, 'login', NOW),
  'card at the bank': parsePendingCards,
  requests: (text) => requestOf(text, { slug: 'a' as Slug, productId: 'p' }),
  token: (text) => readAccessToken(`a.${btoa(encodeURIComponent(text))}.c`),
};

describe('no input changes a prototype (S35)', () => {
  test('search parameters', () => {
    fc.assert(
      fc.property(query, (text) => {
        const search = parseSearch(text);
        validateRootSearch(search);
        stringifySearch({ ...keptSearch({ ...search, ...validateRootSearch(search) }) });
        expect(checkGlobals).not.toThrow();
      }),
      { numRuns: howMany(50, 2_000) },
    );
  });

  test.each(Object.entries(READERS))('stored: %s', (_, read) => {
    fc.assert(
      fc.property(json, (text) => {
        read(text);
        expect(checkGlobals).not.toThrow();
      }),
      { numRuns: howMany(50, 2_000) },
    );
  });

  test('snapshots of the fake backend: such a name is refused at any depth', async () => {
    const good = snapshot(await createBackend({ now: NOW, frozen: true }));
    const load = restore(createBackend);
    const depth = fc.integer({ min: 0, max: 12 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...POISON), depth, json, async (poison, levels, value) => {
        const inner = `${'{"a":'.repeat(levels)}{"${poison}":${value}}${'}'.repeat(levels)}`;
        await expect(load(good.replace('{', `{"more":${inner},`))).rejects.toMatchObject({ status: 400 });
        expect(checkGlobals).not.toThrow();
      }),
      { numRuns: howMany(20, 500) },
    );
  });
});
