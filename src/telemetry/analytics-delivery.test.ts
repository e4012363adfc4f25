import { beforeEach, describe, expect, test } from 'vitest';

import type { Instant } from '#lib/time.ts';

import { createDelivery } from './analytics-delivery.ts';
import type { Delivered } from './analytics-delivery.ts';

const AT = '2026-07-01T09:00:00.000Z' as Instant;
const CONTEXT = { at: AT, url: 'https://app.example.test/stay', referrer: '' };
const PROPERTY = { type: 'group', groupId: 'house-1', traits: { name: 'Kasarmikatu 40', city: 'Helsinki' } } as const;
const MEMBER = { type: 'identify', userId: 'cust-1', traits: { isStaff: false } } as const;
const VIEW = { type: 'track', event: 'Stay Page Viewed', properties: { page: '/stay' } } as const;

let sent: Delivered[] = [];
let visitor = 'visitor-0';
const delivery = (brand = 'Reception') =>
  createDelivery({ brand, visitorId: () => visitor, send: (message) => sent.push(message) });

beforeEach(() => {
  [sent, visitor] = [[], 'visitor-0'];
});

describe('events', () => {
  test("carry the brand, the operator's on its own host (R1-30, R7-98)", () => {
    delivery().record(VIEW, CONTEXT);
    delivery('Harbour Suites').record(VIEW, CONTEXT);
    expect(sent).toMatchObject([
      { event: 'Stay Page Viewed', properties: { page: '/stay', brand: 'Reception' } },
      { properties: { brand: 'Harbour Suites' } },
    ]);
  });

  test('carry the property the guest is in, once it is known (R7-98)', () => {
    const { record } = delivery();
    record(VIEW, CONTEXT);
    record(PROPERTY, CONTEXT);
    record(VIEW, CONTEXT);
    record({ ...PROPERTY, groupId: 'house-2', traits: { name: 'Torstraße 88', city: 'Berlin' } }, CONTEXT);
    record(VIEW, CONTEXT);
    expect(sent.map((message) => message.type === 'track' && message.properties)).toEqual([
      { page: '/stay', brand: 'Reception' },
      false,
      { page: '/stay', brand: 'Reception', property_id: 'house-1', property_city: 'Helsinki' },
      false,
      { page: '/stay', brand: 'Reception', property_id: 'house-2', property_city: 'Berlin' },
    ]);
  });

  test('say when and by whom', () => {
    delivery().record(VIEW, CONTEXT);
    expect(sent).toMatchObject([{ at: AT, anonymousId: 'visitor-0' }]);
  });
});

describe('where it happened, without the slug (R7-96, R7-100)', () => {
  test.each([
    [
      'a stay',
      'https://app.example.test/stay/access?slug=canary&utm_source=mail',
      { path: '/stay/access', search: '?utm_source=mail', url: 'https://app.example.test/stay/access?utm_source=mail' },
    ],
    [
      'an address to come back to',
      'https://app.example.test/login?redirect=%2Fstay%3Fslug%3Dcanary',
      { path: '/login', search: '?redirect=/stay', url: 'https://app.example.test/login?redirect=/stay' },
    ],
    [
      'a fragment is dropped',
      'https://app.example.test/stay?a=1#canary',
      { path: '/stay', search: '?a=1', url: 'https://app.example.test/stay?a=1' },
    ],
  ])('%s', (_, url, where) => {
    const referrer = 'https://app.example.test/stay?slug=canary&a=1';
    delivery().record({ type: 'page', name: '/stay/access' }, { at: AT, url, referrer });
    expect(sent[0]?.page).toEqual({ ...where, referrer: 'https://app.example.test/stay?a=1' });
    expect(JSON.stringify(sent)).not.toContain('canary');
  });
});

describe('who and where, when it has changed', () => {
  test('the same twice is sent once; another one is sent', () => {
    const { record } = delivery();
    for (const message of [MEMBER, PROPERTY, MEMBER, PROPERTY]) record(message, CONTEXT);
    record({ ...MEMBER, traits: { isStaff: true } }, CONTEXT);
    expect(sent.map(({ type }) => type)).toEqual(['identify', 'group', 'identify']);
  });

  test('after a logout somebody else is there: a new visitor, no property, and the same member is sent again', () => {
    const { record } = delivery();
    for (const message of [PROPERTY, MEMBER]) record(message, CONTEXT);
    visitor = 'visitor-1';
    for (const message of [{ type: 'reset' } as const, VIEW, MEMBER]) record(message, CONTEXT);
    expect(sent.map(({ type, anonymousId }) => [type, anonymousId])).toEqual([
      ['group', 'visitor-0'],
      ['identify', 'visitor-0'],
      ['reset', 'visitor-1'],
      ['track', 'visitor-1'],
      ['identify', 'visitor-1'],
    ]);
    expect(sent[3]).toMatchObject({ properties: { page: '/stay', brand: 'Reception' } });
    expect(sent[3]).not.toHaveProperty('properties.property_id');
  });
});
