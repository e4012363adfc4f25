import { describe, expect, test } from 'vitest';

import type { PropertyUnit, UnitCategory } from '#api/generated/model.ts';

import { lines, livingUnitFromDto, orderedUrls } from './unit.ts';

const UNIT: PropertyUnit = {
  id: 'unit-1',
  number: '405',
  floor: '4',
  type: 'apartment',
  availableAt: '2026-11-20T14:00:00+02:00',
};
const CATEGORY: UnitCategory = {
  id: 'category-1',
  name: 'One-bedroom apartment',
  propertyId: 'prop-1',
  type: 'apartment',
  capacity: 3,
  description: 'Quiet.',
  features: 'Kitchen\nDesk',
  images: [
    { url: 'https://img.test/3', sequenceNumber: 3 },
    { url: 'https://img.test/1', sequenceNumber: 1 },
    { url: 'https://img.test/2', sequenceNumber: 2 },
  ],
  cmsSlug: 'one-bedroom',
  sustainability: { emissionsCo2ePerNight: 4.2 },
};

test('the living unit has all its fields (R3-31, R3-41)', () => {
  expect(livingUnitFromDto(UNIT, CATEGORY)).toEqual({
    name: 'One-bedroom apartment',
    number: '405',
    floor: '4',
    kind: 'apartment',
    features: ['Kitchen', 'Desk'],
    imageUrls: ['https://img.test/1', 'https://img.test/2', 'https://img.test/3'],
    availableAt: '2026-11-20T12:00:00.000Z',
    emissionsCo2ePerNight: 4.2,
    cmsSlug: 'one-bedroom',
  });
});

test('unit or category may be missing; without both the unit is null', () => {
  expect(livingUnitFromDto(UNIT, null)).toEqual({
    name: null,
    number: '405',
    floor: '4',
    kind: 'apartment',
    features: [],
    imageUrls: [],
    availableAt: '2026-11-20T12:00:00.000Z',
    emissionsCo2ePerNight: 0,
    cmsSlug: null,
  });
  expect(livingUnitFromDto(undefined, CATEGORY)).toMatchObject({
    name: 'One-bedroom apartment',
    number: null,
    floor: null,
    availableAt: null,
  });
  expect(livingUnitFromDto(null, undefined)).toBeNull();
});

describe('the kind of a unit (R3-31, R3-42, R3-57)', () => {
  test.each([
    ['apartment', 'apartment'],
    ['suite', 'suite'],
    ['room', 'room'],
    ['dormitory', 'dormitory'],
    ['invented', 'unknown'],
    ['', 'unknown'],
  ])('a unit of type %j is %s', (type, kind) => {
    expect(livingUnitFromDto({ ...UNIT, type }, null)?.kind).toBe(kind);
  });

  test.each([
    ['apartment', 'apartment'],
    ['dorm', 'dormitory'],
    ['room', 'room'],
    ['bed', 'bed'],
    ['villa', 'villa'],
    ['suite', 'suite'],
    ['site', 'site'],
    ['unknown', 'unknown'],
    ['invented', 'unknown'],
  ])('a category of type %j, before a unit is assigned, is %s', (type, kind) => {
    expect(livingUnitFromDto(null, { ...CATEGORY, type })?.kind).toBe(kind);
  });

  test('the unit knows better than its category', () => {
    expect(livingUnitFromDto({ ...UNIT, type: 'suite' }, { ...CATEGORY, type: 'room' })?.kind).toBe('suite');
  });
});

test.each([
  ['405', '405'],
  ['0', '0'],
  ['', null],
  [' ', null],
  [null, null],
])('a unit with number %j has the number %j; without one it is not assigned (R3-32)', (number, expected) => {
  expect(livingUnitFromDto({ ...UNIT, number }, CATEGORY)?.number).toBe(expected);
});

test.each([
  ['A\nB', ['A', 'B']],
  ['A\r\nB\r\n', ['A', 'B']],
  ['\n A \n\n B\n', ['A', 'B']],
  ['A', ['A']],
  ['', []],
  ['\n \n', []],
  [null, []],
  [undefined, []],
])('features %j are %j (R3-58)', (text, features) => {
  expect(lines(text)).toEqual(features);
});

test.each([
  [
    [3, 1, 2],
    ['/1', '/2', '/3'],
  ],
  [
    [2, 2, 1],
    ['/1', '/2', '/2'],
  ],
  [
    [-1, 0],
    ['/-1', '/0'],
  ],
  [
    [10, 9],
    ['/9', '/10'],
  ],
  [[], []],
])('images %j are shown in the order %j (R3-59)', (sequence, urls) => {
  expect(orderedUrls(sequence.map((sequenceNumber) => ({ url: `/${sequenceNumber}`, sequenceNumber })))).toEqual(urls);
});

test.each([
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://evil.example.test/1',
  'http://pictures.example.test/1.jpg',
  '//evil.example.test/1.jpg',
  '/\\evil.example.test/1.jpg',
  'https://user:word@evil.example.test/1.jpg',
  '',
])('a picture of a unit at %j is left out (S31)', (url) => {
  const good = { url: 'https://pictures.example.test/1.jpg', sequenceNumber: 2 };
  expect(orderedUrls([{ url, sequenceNumber: 1 }, good])).toEqual([good.url]);
});

test('without images the list is empty, so that the placeholder is shown (R3-60)', () => {
  expect(livingUnitFromDto(UNIT, { ...CATEGORY, images: [] })?.imageUrls).toEqual([]);
});

test.each([
  [{ emissionsCo2ePerNight: 4.2 }, 4.2],
  [{ emissionsCo2ePerNight: null }, 0],
  [{}, 0],
  [null, 0],
])('sustainability %j gives %d kg (R3-61, R9-53)', (sustainability, emissions) => {
  expect(livingUnitFromDto(UNIT, { ...CATEGORY, sustainability })?.emissionsCo2ePerNight).toBe(emissions);
});

test('a category without sustainability has 0 (R3-61)', () => {
  const { sustainability: _, ...category } = CATEGORY;
  expect(livingUnitFromDto(UNIT, category)?.emissionsCo2ePerNight).toBe(0);
});
