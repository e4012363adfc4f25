import { useEffect, useState } from 'react';

import { sameJson } from '#lib/same-json.ts';
import { KEPT } from '#session/kept.ts';
import type { KeptName } from '#session/kept.ts';
import { PLACES, readDevice } from '#session/on-device.ts';
import type { Held } from '#session/on-device.ts';

import { KEPT_WORDS, OTHER_WORDS, OTHERS } from './kept-words.ts';
import type { KeptWords, OtherName } from './kept-words.ts';

/** A line of the table: what may be on a device, and what of it is there. */
export interface DeviceRow {
  readonly id: KeptName | OtherName;
  readonly words: KeptWords;
  readonly held: readonly Held[];
}

/** What belongs to a row, and has another name or another place. */
const ALSO: readonly (readonly [id: KeptName | OtherName, name: RegExp])[] = [
  ['accessToken', /^cookie: accessToken$/],
  ['locale', /^Cache Storage: language$/],
  ['app', /^Cache Storage: (workbox-precache|files$)/],
  ['chat', /intercom/i],
  ['sentry-offline', /sentry/i],
  // A fake backend's, which only people who test the app have.
  ['environment', /^cookie: mock-session$/],
];

function rowOf({ place, name }: Held): KeptName | OtherName {
  const own = KEPT.find((row) => row.name === name && PLACES[row.where] === place);
  const [other = 'unknown'] = ALSO.find(([, named]) => named.test(`${place}: ${name}`)) ?? [];
  return own?.name ?? other;
}

/** No guest has it: the page names it only where it is held. */
const OF_TESTERS = 'environment';

/** Sorts what is on the device into rows: unknown things have one, and what testers have is last. */
export function rowsOf(device: readonly Held[]): DeviceRow[] {
  const words = { ...KEPT_WORDS, ...OTHER_WORDS };
  const ids = new Set<DeviceRow['id']>([...KEPT.map(({ name }) => name), ...OTHERS]);
  // Taken out and added again it is the last.
  if (ids.delete(OF_TESTERS)) ids.add(OF_TESTERS);
  const rows = [...ids].map((id) => ({ id, words: words[id], held: device.filter((held) => rowOf(held) === id) }));
  return rows.filter(({ id, held }) => held.length > 0 || (id in KEPT_WORDS && id !== OF_TESTERS));
}

/** No storage tells its own tab of a change. */
const LOOK_EVERY_MS = 2_000;

/** What is on this device, as it changes; undefined until it was read. */
export function useDevice(): readonly Held[] | undefined {
  const [device, setDevice] = useState<readonly Held[]>();
  useEffect(() => {
    let isOver = false;
    const look = async (): Promise<void> => {
      const now = await readDevice();
      if (!isOver) setDevice((before) => (before && sameJson(before, now) ? before : now));
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, []);
  return device;
}
