import { expect, test } from 'vitest';

import type { Instant } from '#lib/time.ts';
import { STORAGE_ENTRIES } from '#session/storage.ts';
import type { Held } from '#session/on-device.ts';

import { deviceAsJson, rowsOf } from './device-rows.ts';

const TOKEN = 'header.payload.signature';
const HELD: readonly Held[] = [
  { place: 'localStorage', name: 'currentStay', value: '{"slug":"stay-1"}' },
  { place: 'localStorage', name: 'accessToken', value: TOKEN },
  { place: 'cookie', name: 'accessToken', value: TOKEN },
  { place: 'sessionStorage', name: 'currentStay', value: 'not where the app keeps it' },
  { place: 'Cache Storage', name: 'language', value: ['/language'] },
  { place: 'Cache Storage', name: 'workbox-precache-v2', value: ['/index.html'] },
  { place: 'Cache Storage', name: 'files', value: [] },
  { place: 'cookie', name: 'intercom-session-sample', value: '1' },
  { place: 'cookie', name: 'mock-session', value: '1' },
  { place: 'IndexedDB', name: 'sentry-offline', value: {} },
  { place: 'localStorage', name: 'of-an-extension', value: 'x' },
];

const heldIn = (id: string): string[] | undefined =>
  rowsOf(HELD)
    .find((row) => row.id === id)
    ?.held.map(({ place, name }) => `${place}: ${name}`);

// Proves R1-36.
test('everything on the device is in one row, known or not, and every key of the app has a row', () => {
  expect(rowsOf(HELD).flatMap(({ held }) => held)).toHaveLength(HELD.length);
  const ids = rowsOf([{ place: 'cookie', name: 'mock-session', value: '1' }]).map(({ id }) => id);
  expect(ids.toSorted()).toEqual(STORAGE_ENTRIES.map(({ name }) => name).toSorted());
});

// Proves R1-36.
test('what only testers have is last, and on no other device', () => {
  expect(rowsOf(HELD).at(-1)?.id).toBe('environment');
  expect(rowsOf([]).map(({ id }) => id)).not.toContain('environment');
});

test.each([
  ['currentStay', ['localStorage: currentStay']],
  ['accessToken', ['localStorage: accessToken', 'cookie: accessToken']],
  ['locale', ['Cache Storage: language']],
  ['app', ['Cache Storage: workbox-precache-v2', 'Cache Storage: files']],
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
  const json = deviceAsJson(rowsOf(HELD), about);
  const file = JSON.parse(json) as { at: string; held: { place: string; name: string; content?: unknown }[] };
  expect(file.at).toBe('2026-06-01T10:00:00Z');
  const named = ({ place, name }: { place: string; name: string }) => `${place}: ${name}`;
  expect(file.held.map(named).toSorted()).toEqual(HELD.map(named).toSorted());
  expect(file.held.find(({ name }) => name === 'currentStay')?.content).toEqual({ slug: 'stay-1' });
  expect(json).not.toContain(TOKEN);
});
