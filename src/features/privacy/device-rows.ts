import type { MessageDescriptor } from '@lingui/core';
import { useEffect, useState } from 'react';

import { sameJson } from '#lib/same-json.ts';
import type { Instant } from '#lib/time.ts';
import type { ThirdParties } from '#config/settings.ts';
import { APP_CACHES } from '#session/app-caches.ts';
import { STORAGE_ENTRIES } from '#session/storage.ts';
import type { StorageEntryName } from '#session/storage.ts';
import { PLACES, readDevice } from '#session/on-device.ts';
import type { StoredItem } from '#session/on-device.ts';

import { STORAGE_MESSAGES, OTHER_MESSAGES, OTHER_ITEMS } from './device-messages.ts';
import type { StorageMessages, OtherItem } from './device-messages.ts';

/** A row of the table: something that the app may store, and what of it is on this device. */
export interface DeviceRow {
  readonly id: StorageEntryName | OtherItem;
  readonly messages: StorageMessages;
  readonly items: readonly StoredItem[];
}

/** Where each cache of the app belongs. */
const OF_CACHES: Readonly<Record<keyof typeof APP_CACHES, StorageEntryName | OtherItem>> = {
  files: 'app',
  language: 'locale',
  chosen: 'app',
  configuration: 'app',
};

/** Items that belong to a row under another name or in another storage. */
const ALSO: readonly (readonly [id: StorageEntryName | OtherItem, name: RegExp])[] = [
  ['accessToken', /^cookie: accessToken$/],
  ['app', /^Cache Storage: workbox-precache/],
  ['chat', /intercom/i],
  ['sentry-offline', /sentry/i],
  // The session of the fake backend, which only testers have.
  ['environment', /^cookie: mock-session$/],
];

const isAppCache = (name: string): name is keyof typeof APP_CACHES => Object.hasOwn(APP_CACHES, name);

function rowOf({ place, name }: StoredItem): StorageEntryName | OtherItem {
  const own = STORAGE_ENTRIES.find((row) => row.name === name && PLACES[row.where] === place);
  if (place === 'Cache Storage' && isAppCache(name)) return OF_CACHES[name];
  const [other = 'unknown'] = ALSO.find(([, named]) => named.test(`${place}: ${name}`)) ?? [];
  return own?.name ?? other;
}

/** Listed only where it is stored, because only testers have it. */
const TESTER_ITEM = 'environment';

/** What is stored only where the operator has configured one of these. */
const ONLY_WITH: Readonly<Partial<Record<DeviceRow['id'], readonly (keyof ThirdParties)[]>>> = {
  analytics_id: ['analytics'],
  chatOpened: ['messenger'],
  pendingCard: ['cardFields'],
  privacyChoice: ['analytics', 'messenger'],
  'sentry-offline': ['sentry'],
};

/**
 * Sorts what is on the device into rows, with those that this operator's app may store at other times: unknown items share
 * one, and what testers have is last.
 */
export function rowsOf(device: readonly StoredItem[], thirdParties: ThirdParties): DeviceRow[] {
  const mayOccur = (id: DeviceRow['id']): boolean =>
    id in STORAGE_MESSAGES &&
    id !== TESTER_ITEM &&
    (ONLY_WITH[id]?.some((each) => thirdParties[each] !== undefined) ?? true);
  const messages = { ...STORAGE_MESSAGES, ...OTHER_MESSAGES };
  const ids = new Set<DeviceRow['id']>([...STORAGE_ENTRIES.map(({ name }) => name), ...OTHER_ITEMS]);
  // Deleted and added again, it is the last of the set.
  if (ids.delete(TESTER_ITEM)) ids.add(TESTER_ITEM);
  const rows = [...ids].map((id) => ({
    id,
    messages: messages[id],
    items: device.filter((item) => rowOf(item) === id),
  }));
  return rows.filter(({ id, items }) => items.length > 0 || mayOccur(id));
}

/** A storage emits no event for changes made in the same tab, so the page polls. */
const POLL_MS = 2_000;

/** What is on this device, updated while the page is open; undefined until it was read. */
export function useDevice(): readonly StoredItem[] | undefined {
  const [device, setDevice] = useState<readonly StoredItem[]>();
  useEffect(() => {
    let isOver = false;
    const poll = async (): Promise<void> => {
      const now = await readDevice();
      if (!isOver) setDevice((before) => (before && sameJson(before, now) ? before : now));
    };
    void poll();
    const timer = setInterval(() => void poll(), POLL_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, []);
  return device;
}

interface About {
  readonly app: string;
  readonly at: Instant;
  readonly translate: (message: MessageDescriptor) => string;
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

/** The rows as a file, with the contents. The login is left out: whoever has the file could open the account (R1-38). */
export function deviceAsJson(rows: readonly DeviceRow[], { app, at, translate }: About): string {
  const held = rows.flatMap(({ id, messages, items }) =>
    items.map(({ place, name, value }) => ({
      what: translate(messages.what),
      why: translate(messages.why),
      howLong: translate(messages.until),
      place,
      name,
      ...(id === 'accessToken' ? { isLeftOut: true } : { content: parsed(value) }),
    })),
  );
  return JSON.stringify({ app, at, held }, null, 2);
}
