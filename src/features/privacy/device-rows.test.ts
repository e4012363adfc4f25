import { expect, test } from 'vitest';

import type { ThirdParties } from '#config/settings.ts';
import type { Instant } from '#lib/time.ts';
import { STORAGE_ENTRIES } from '#session/storage.ts';
import type { StoredItem } from '#session/on-device.ts';

import { settingsOfHost } from '../../../tests/support/settings.ts';
import { deviceAsJson, rowsOf } from './device-rows.ts';

const TOKEN = 'header.payload.signature';
const HELD: readonly StoredItem[] = [
  { place: 'localStorage', name: 'currentStay', value: '{"slug":"stay-1"}' },
  { place: 'localStorage', name: 'accessToken', value: TOKEN },
  { place: 'cookie', name: 'accessToken', value: TOKEN },
  { place: 'sessionStorage', name: 'currentStay', value: 'not where the app keeps it' },
  { place: 'Cache Storage', name: 'language', value: ['/language'] },
  { place: 'Cache Storage', name: 'workbox-precache-v2', value: ['/index.html'] },
  { place: 'Cache Storage', name: 'files', value: [] },
  { place: 'Cache Storage', name: 'configuration', value: ['/config.json'] },
  { place: 'Cache Storage', name: 'chosen', value: ['/index.html'] },
  { place: 'cookie', name: 'intercom-session-sample', value: '1' },
  { place: 'cookie', name: 'mock-session', value: '1' },
  { place: 'IndexedDB', name: 'sentry-offline', value: {} },
  { place: 'localStorage', name: 'of-an-extension', value: 'x' },
];

/** An operator who has configured everything. */
const ALL: ThirdParties = {
  ...settingsOfHost('localhost').thirdParties,
  sentry: { dsn: 'https://key@errors.example/1' },
};

const heldIn = (id: string): string[] | undefined =>
  rowsOf(HELD, ALL)
    .find((row) => row.id === id)
    ?.items.map(({ place, name }) => `${place}: ${name}`);

// Proves R1-36.
test('everything on the device is in one row, known or not, and every key of the app has a row', () => {
  expect(rowsOf(HELD, ALL).flatMap(({ items }) => items)).toHaveLength(HELD.length);
  const ids = rowsOf([{ place: 'cookie', name: 'mock-session', value: '1' }], ALL).map(({ id }) => id);
  expect(ids.toSorted()).toEqual(STORAGE_ENTRIES.map(({ name }) => name).toSorted());
});

// Proves R1-36.
test('what only testers have is last, and on no other device', () => {
  expect(rowsOf(HELD, ALL).at(-1)?.id).toBe('environment');
  expect(rowsOf([], ALL).map(({ id }) => id)).not.toContain('environment');
});

// Proves R1-36.
test('what only a service stores that the operator has not configured is not listed', () => {
  const listed = rowsOf([], {}).map(({ id }) => id);
  const left = STORAGE_ENTRIES.map(({ name }) => name).filter((name) => !listed.some((id) => id === name));
  expect(left.toSorted()).toEqual(
    ['analytics_id', 'chatOpened', 'environment', 'pendingCard', 'privacyChoice', 'sentry-offline'].toSorted(),
  );
});

test.each([
  ['currentStay', ['localStorage: currentStay']],
  ['accessToken', ['localStorage: accessToken', 'cookie: accessToken']],
  ['locale', ['Cache Storage: language']],
  [
    'app',
    [
      'Cache Storage: workbox-precache-v2',
      'Cache Storage: files',
      'Cache Storage: configuration',
      'Cache Storage: chosen',
    ],
  ],
  ['chat', ['cookie: intercom-session-sample']],
  ['sentry-offline', ['IndexedDB: sentry-offline']],
  ['environment', ['cookie: mock-session']],
  ['unknown', ['sessionStorage: currentStay', 'localStorage: of-an-extension']],
])('%s is %o', (id, held) => {
  expect(heldIn(id)).toEqual(held);
});

// Proves R1-38.
test('the file holds what the table shows, with its content, but never the login', () => {
  const about = { app: 'Reception', at: '2026-06-01T10:00:00Z' as Instant, translate: ({ id }: { id: string }) => id };
  const json = deviceAsJson(rowsOf(HELD, ALL), about);
  const file = JSON.parse(json) as { at: string; held: { place: string; name: string; content?: unknown }[] };
  expect(file.at).toBe('2026-06-01T10:00:00Z');
  const named = ({ place, name }: { place: string; name: string }) => `${place}: ${name}`;
  expect(file.held.map(named).toSorted()).toEqual(HELD.map(named).toSorted());
  expect(file.held.find(({ name }) => name === 'currentStay')?.content).toEqual({ slug: 'stay-1' });
  expect(json).not.toContain(TOKEN);
});
