import fs, { mkdtemp, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { folderStore } from './folder-store.ts';
import type { Store } from './stored-worlds.ts';

let one: Store;
let other: Store;

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'engine-folder-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  [one, other] = await Promise.all([folderStore(folder), folderStore(folder)]);
});

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const add = (store: Store, from: number, text: string): Promise<boolean> =>
  store.write('anna', { from, text, calls: [], clearsCalls: false });

/** What another process does just before the next look into the folder. */
function meanwhile(happens: () => Promise<unknown>): void {
  const { readdir } = fs;
  vi.spyOn(fs, 'readdir').mockImplementationOnce(async (path) => {
    await happens();
    return readdir(path) as never;
  });
  syncBuiltinESMExports();
}

test('a write reports success even if another process builds on it at once, so that no call is repeated', async () => {
  expect(await add(one, 0, 'a')).toBe(true);
  meanwhile(async () => {
    expect(await other.read('anna')).toEqual({ version: 2, text: 'b' });
    expect(await add(other, 2, 'c')).toBe(true);
  });
  expect(await add(one, 1, 'b')).toBe(true);
  expect(await one.read('anna')).toEqual({ version: 3, text: 'c' });
});

test('a write based on an outdated version is refused, however late it comes', async () => {
  for (let from = 0; from < 200; from += 1) expect(await add(other, from, String(from))).toBe(true);
  for (const from of [0, 1, 100, 130, 198, 199]) expect(await add(one, from, 'late')).toBe(false);
  expect(await one.read('anna')).toEqual({ version: 200, text: '199' });
});
