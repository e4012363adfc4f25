import { send } from '#api/transport.ts';
import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Slug } from '#domain/stay/stay.ts';
import type { ApiSettings } from '#api/http-client.ts';
import type { Instant } from '#lib/time.ts';
import type { Backend } from '#mocks/world.ts';

import { ApiError, ContractError, isNotFound } from '#api/api-error.ts';
import { configureApi } from '#api/http-client.ts';
import { dateSlotsQuery } from '#data/products.ts';
import { propertyQuery } from '#data/property.ts';
import { createQueryClient } from '#data/query-client.ts';
import { findBooking } from '#data/stay/lookup.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import { stayPhase } from '#domain/stay/stay-phase.ts';
import { startWorld } from '#mocks/testing/vitest.ts';
import type { TestWorld } from '#mocks/testing/vitest.ts';
import { scenarios } from '#mocks/scenarios/scenarios.ts';

const NOW = '2026-11-20T10:00:00.000Z' as Instant;
const SLUG = 'stay-before-arrival' as Slug;
const PROPERTY = 'prop-helsinki-kas40';
const RESERVATION = `res-${SLUG}`;

const API: ApiSettings = {
  send,
  baseUrl: 'http://reception.test/api',
  storedLanguage: () => undefined,
  shownLanguage: () => 'fi-FI',
  onServerTime: () => {},
};

let backend: Backend;
let world: TestWorld;
/** Does not retry, so that each test sees one call. */
let client: QueryClient;

beforeAll(async () => {
  world = await startWorld({ now: NOW, frozen: true });
  ({ backend } = world);
});
afterAll(() => world.stop());
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });
  configureApi(API);
});
afterEach(() => {
  world.server.resetHandlers();
  backend.faults.clear();
  backend.journal.clear();
  client.clear();
});

interface Read {
  readonly operation: 'checkIn' | 'property' | 'propertyUnitAvailability' | 'checkInLookup';
  readonly read: () => Promise<unknown>;
  /** Makes one member of an answer invalid; `field` is its place as the error names it. */
  readonly spoil: (answer: Record<string, unknown>) => unknown;
  readonly field: string;
}

const inList = (spoil: (item: object) => object) => (answer: Record<string, unknown>) => ({
  ...answer,
  data: (answer['data'] as object[]).map(spoil),
});

const READS: readonly Read[] = [
  {
    operation: 'checkIn',
    read: () => client.fetchQuery(stayQuery(SLUG)),
    spoil: (answer) => ({ ...answer, status: 4711 }),
    field: 'status',
  },
  {
    operation: 'property',
    read: () => client.fetchQuery(propertyQuery(PROPERTY)),
    spoil: (answer) => ({ ...answer, id: 4711 }),
    field: 'id',
  },
  {
    operation: 'propertyUnitAvailability',
    read: () => client.fetchQuery(dateSlotsQuery(RESERVATION)),
    spoil: inList((slot) => ({ ...slot, isAvailable: 'yes' })),
    field: 'data.*.isAvailable',
  },
  {
    operation: 'checkInLookup',
    read: () => findBooking(client, { bookingNumber: 'BN-1001', lastName: 'Guest' }),
    spoil: inList((match) => ({ ...match, slug: null })),
    field: 'data.*.slug',
  },
];

async function failure(read: () => Promise<unknown>): Promise<ApiError> {
  const error: unknown = await read().then(
    () => new Error('The read succeeded'),
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw error;
}

const calls = (operation: string): string[] =>
  backend.journal.entries().flatMap((entry) => (entry.operation === operation ? [decodeURIComponent(entry.url)] : []));

describe('reading', () => {
  // Proves R7-23, R7-24.
  test('a stay is read with every expansion in one call, with the language (R7-25 to R7-33, R7-42, R7-43)', async () => {
    const stay = await client.fetchQuery(stayQuery(SLUG));
    expect(stay).toMatchObject({
      slug: SLUG,
      propertyId: PROPERTY,
      confirmationNumber: `BN-${SLUG}`,
      customer: { firstName: 'Anna' },
      reservationCreditCard: { type: 'visa' },
      cancellationPolicy: { hasData: true },
      livingUnit: { number: '405', emissionsCo2ePerNight: 4.2 },
      integrations: { wirelessAccessPoint: { ssid: 'Good Night Guest' } },
    });
    expect(stay.propertyKeys.length).toBeGreaterThan(1);
    expect(stay.products.length).toBeGreaterThan(1);
    expect(stay.guestCreditCards.length).toBe(1);
    const [call, ...more] = backend.journal.entries();
    expect(more).toEqual([]);
    expect([...new URL(call?.url ?? '', 'http://x').searchParams.getAll('$expand[]')].toSorted()).toEqual([
      'cancellationPolicy',
      'creditCards',
      'customer',
      'orderItems',
      'property.integrations',
      'propertyKeys',
      'propertyUnit.address',
      'propertyUnit.integrations',
      'propertyUnitCategory.sustainability',
      'services.products',
    ]);
    expect(call?.headers.get('x-language-code')).toBe('fi-FI');
    expect(call?.headers.get('authorization')).toBeNull();
  });

  // Proves R7-55.
  test('a property has a time zone and a currency, and is requested once (R3-43)', async () => {
    await client.fetchQuery(propertyQuery(PROPERTY));
    const property = await client.fetchQuery(propertyQuery(PROPERTY));
    expect(property).toMatchObject({
      id: PROPERTY,
      key: 'helsinki-kas40',
      timezone: 'Europe/Helsinki',
      currencyCode: 'EUR',
    });
    expect(calls('property')).toHaveLength(1);
  });

  // Proves R7-56.
  test('earlier arrivals and later departures are requested for the reservation (R3-99)', async () => {
    expect(await client.fetchQuery(dateSlotsQuery(RESERVATION))).not.toEqual([]);
    expect(calls('propertyUnitAvailability')).toEqual([`/api/property-unit-availability?reservationId=${RESERVATION}`]);
  });

  test.each(scenarios.filter(({ kind }) => kind === 'stay').map(({ name }) => name))(
    'the stay %s can be read, with its property',
    async (slug) => {
      const stay = await client.fetchQuery(stayQuery(slug as Slug));
      const { timezone } = await client.fetchQuery(propertyQuery(stay.propertyId));
      expect(stayPhase(stay, NOW, timezone)).toBeDefined();
    },
  );

  test('an unknown slug is a 404 (R8-57)', async () => {
    const error = await failure(() => client.fetchQuery(stayQuery('no-such-stay' as Slug)));
    expect(error).toMatchObject({ code: 'unknown', status: 404, operation: 'checkIn' });
    expect(isNotFound(error)).toBe(true);
  });

  test('an unknown property is a 404, too', async () => {
    expect(isNotFound(await failure(() => client.fetchQuery(propertyQuery('prop-nowhere'))))).toBe(true);
  });
});

describe('finding a booking (R7-41)', () => {
  test.each([
    ['BN-1001', 'Guest'],
    [' BN-1001 ', ' guest '],
    [`BN-${SLUG}`, 'GUEST'],
  ])('%j and %j find the stay', async (bookingNumber, lastName) => {
    expect(await findBooking(client, { bookingNumber, lastName })).toBe(SLUG);
  });

  test.each([
    ['BN-1001', 'Somebody'],
    ['BN-9999', 'Guest'],
  ])('%j and %j find nothing', async (bookingNumber, lastName) => {
    expect(await findBooking(client, { bookingNumber, lastName })).toBeUndefined();
  });

  test('a 404 is read as no match', async () => {
    backend.faults.add({ operation: 'checkInLookup', kind: 'status', status: 404, code: 'NOT_FOUND' });
    expect(await findBooking(client, { bookingNumber: 'BN-1001', lastName: 'Guest' })).toBeUndefined();
  });

  test('a match with an invalid slug is ignored (R5-29)', async () => {
    spoilAnswers(inList((match) => ({ ...match, slug: '..' })));
    expect(await findBooking(client, { bookingNumber: 'BN-1001', lastName: 'Guest' })).toBeUndefined();
  });
});

describe.each(READS)('when $operation fails', ({ operation, read, spoil, field }) => {
  test.each([
    ['500', { kind: 'status', status: 500 }, { code: 'unknown', status: 500 }],
    ['503', { kind: 'status', status: 503 }, { code: 'unknown', status: 503 }],
    ['403', { kind: 'status', status: 403 }, { code: 'unknown', status: 403 }],
    [
      '429 of the lock',
      { kind: 'status', status: 429, code: 'TOO_MANY_REMOTE_UNLOCK_ATTEMPTS' },
      { code: 'unit-access-too-many-attempts', status: 429 },
    ],
    ['a lost connection', { kind: 'network' }, { code: 'network', status: undefined }],
    ['the sign-in page of a Wi-Fi', { kind: 'malformed' }, { code: 'wifi-sign-in', status: undefined }],
  ])('%s: an ApiError that names the operation, after one call', async (_, fault, expected) => {
    backend.faults.add({ operation, ...fault });
    const error = await failure(read);
    expect(error).toMatchObject({ ...expected, operation });
    expect(error).not.toBeInstanceOf(ContractError);
    expect(calls(operation)).toHaveLength(1);
  });

  test('no answer: a timeout, reported as a lost connection', async () => {
    configureApi({ ...API, timeouts: { read: 100, write: 100 } });
    backend.faults.add({ operation, kind: 'timeout' });
    expect(await failure(read)).toMatchObject({
      code: 'network',
      status: undefined,
      message: 'ETIMEDOUT',
      operation,
    });
  });

  test('an answer outside the contract: the error names operation and field, but no value (S23)', async () => {
    spoilAnswers(spoil);
    const error = await failure(read);
    expect(error).toBeInstanceOf(ContractError);
    expect(error).toMatchObject({
      code: 'unknown',
      operation,
      field,
      message: `${operation}: answer breaks the contract at '${field}'`,
    });
  });

  test('any other JSON: a ContractError', async () => {
    for (const odd of [null, [], 'x', 5, {}]) {
      spoilAnswers(() => odd);
      expect(await failure(read)).toBeInstanceOf(ContractError);
      client.clear();
    }
  });

  test('a slow answer is read', async () => {
    backend.faults.add({ operation, kind: 'delay', delayMs: 50 });
    expect(await read()).toBeDefined();
  });
});

test('a read that fails once is retried, and succeeds without an error (R7-08)', async () => {
  backend.faults.add({ operation: 'checkIn', kind: 'status', status: 503, times: 1 });
  expect(await createQueryClient().fetchQuery(stayQuery(SLUG))).toMatchObject({ slug: SLUG });
  expect(calls('checkIn')).toHaveLength(2);
});

/** Lets every answer of the fake backend through `spoil` before it reaches the app. */
function spoilAnswers(spoil: (answer: Record<string, unknown>) => unknown): void {
  world.server.use(
    http.all('*/api/*', async ({ request }) => {
      const answer = await backend.handle(request);
      if (answer === 'dropped') return HttpResponse.error();
      return new HttpResponse(JSON.stringify(spoil((await answer.json()) as Record<string, unknown>)), {
        headers: { 'content-type': 'application/json' },
      });
    }),
  );
}
