import { createHash, randomUUID } from 'node:crypto';
import {
  appendFile,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  unlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';

import { WORLD_NAME } from './sessions.ts';
import { MAX_CALLS } from './stored-worlds.ts';
import type { Store } from './stored-worlds.ts';

const VERSION = /^(\d+)\.json$/;
const NAME = 'name';
const CALLS = 'calls.jsonl';
/** How many version numbers before the newest stay reserved, each by an empty file. */
const TAKEN = 64;

/** Returns `nothing` when the file or folder does not exist. */
const orNothing = <T, N>(promise: Promise<T>, nothing: N): Promise<T | N> =>
  promise.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return nothing;
    throw error;
  });

/** The folder of a world. Ids are hashed unless they are safe as file names. */
const folderOf = (id: string): string =>
  WORLD_NAME.test(id) ? id : `_${createHash('sha256').update(id).digest('hex').slice(0, 40)}`;

/**
 * Keeps each world in a folder of its own. A process publishes a version by linking a complete file to its number: only
 * one process can succeed, and none reads a partial file.
 */
export async function folderStore(root: string): Promise<Store> {
  await mkdir(root, { recursive: true });

  async function versionsIn(folder: string): Promise<number[]> {
    const names = await orNothing(readdir(folder), []);
    return names.flatMap((name) => Number(VERSION.exec(name)?.[1] ?? [])).toSorted((one, other) => other - one);
  }

  /** A random name, as processes in different containers can have the same process id. */
  const draftIn = (folder: string): string => join(folder, `${randomUUID()}.draft`);

  /** Links the text as the next version; false when another process has already linked that or a later version. */
  async function take(folder: string, from: number, text: string): Promise<boolean> {
    const draft = draftIn(folder);
    const file = join(folder, `${from + 1}.json`);
    await writeFile(draft, text);
    const isTaken = await link(draft, file).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false;
        throw error;
      },
    );
    await unlink(draft);
    if (!isTaken) return false;
    const [newest = 0, ...older] = await versionsIn(folder);
    // The number was free only because old versions had been deleted. A later version within the range is based on this
    // one.
    if (newest - (from + 1) > TAKEN) {
      await orNothing(unlink(file), undefined);
      return false;
    }
    await empty(folder, from);
    for (const version of older.filter((each) => each < newest - TAKEN))
      await orNothing(unlink(join(folder, `${version}.json`)), undefined);
    return true;
  }

  /** Empties a version but keeps its number reserved. A process that is reading it still gets the whole text. */
  async function empty(folder: string, version: number): Promise<void> {
    if (version === 0) return;
    const draft = draftIn(folder);
    await writeFile(draft, '');
    await rename(draft, join(folder, `${version}.json`));
  }

  async function addCalls(folder: string, calls: readonly string[], clearsCalls: boolean): Promise<void> {
    const file = join(folder, CALLS);
    const lines = calls.map((call) => `${call}\n`).join('');
    if (clearsCalls) await writeFile(file, lines);
    else if (lines !== '') await appendFile(file, lines);
  }

  const store: Store = {
    version: async (id) => {
      const folder = join(root, folderOf(id));
      const [newest = 0] = await versionsIn(folder);
      const now = new Date();
      if (newest > 0) await utimes(folder, now, now);
      return newest;
    },
    read: async (id) => {
      const folder = join(root, folderOf(id));
      for (;;) {
        const [version = 0] = await versionsIn(folder);
        if (version === 0) return undefined;
        const text = await orNothing(readFile(join(folder, `${version}.json`), 'utf8'), undefined);
        // An empty file means that another process has just written the next version.
        if (text) return { version, text };
      }
    },
    calls: async (id) => {
      const file = join(root, folderOf(id), CALLS);
      const lines = (await orNothing(readFile(file, 'utf8'), '')).split('\n').slice(0, -1);
      if (lines.length <= 2 * MAX_CALLS) return lines.slice(-MAX_CALLS);
      const last = lines.slice(-MAX_CALLS);
      await writeFile(file, last.map((line) => `${line}\n`).join(''));
      return last;
    },
    write: async (id, { from, text, calls, clearsCalls }) => {
      const folder = join(root, folderOf(id));
      await mkdir(folder, { recursive: true });
      if (text !== undefined) {
        if (from === 0) await writeFile(join(folder, NAME), id);
        if (!(await take(folder, from, text))) return false;
      } else if ((await versionsIn(folder))[0] !== from) return false;
      await addCalls(folder, calls, clearsCalls);
      return true;
    },
    all: async () => {
      const worlds = (await readdir(root)).map(async (name) => {
        const id = await orNothing(readFile(join(root, name, NAME), 'utf8'), undefined);
        const facts = await orNothing(stat(join(root, name)), undefined);
        return id === undefined || facts === undefined ? [] : [{ id, usedAt: facts.mtimeMs }];
      });
      return (await Promise.all(worlds)).flat();
    },
    forget: (id) => rm(join(root, folderOf(id)), { recursive: true, force: true }),
    close: async () => {},
  };
  return store;
}
