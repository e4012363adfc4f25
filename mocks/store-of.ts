import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { RedisClient } from './engine/redis-store.ts';
import type { Store } from './engine/store.ts';

import { folderStore } from './engine/folder-store.ts';
import { redisStore } from './engine/redis-store.ts';

/** The official client for Redis and Valkey; it has no dependencies. */
const CLIENT = '@redis/client';
const VERSION = '6.3.1';
/** npm runs each command in the project's folder. */
const FOLDER = join(process.cwd(), 'node_modules/.cache/reception/redis-client', VERSION);
const ENTRY = join(FOLDER, 'node_modules', CLIENT, 'dist/index.js');

interface ClientOptions {
  readonly url: string;
  /** A command without a connection is refused at once: who waits for a store must hear of it. */
  readonly disableOfflineQueue: boolean;
  readonly socket: { readonly connectTimeout: number };
}

/** The client, installed when a store is first asked for: `npm ci` would be longer for its 2,000 files. */
async function loadClient(): Promise<(options: ClientOptions) => RedisClient> {
  if (!existsSync(ENTRY)) {
    mkdirSync(FOLDER, { recursive: true });
    // Without network npm asks again for minutes; one more try is enough for a line that is bad.
    const quick = ['--prefer-offline', '--no-audit', '--no-fund', '--fetch-retries=1', '--fetch-retry-mintimeout=500'];
    const args = ['install', '--prefix', FOLDER, '--no-save', '--ignore-scripts', ...quick, `${CLIENT}@${VERSION}`];
    try {
      execFileSync('npm', args, { stdio: 'ignore' });
    } catch (error) {
      throw new Error(`${CLIENT} ${VERSION} cannot be installed: a store in Redis needs it`, { cause: error });
    }
  }
  const loaded = (await import(pathToFileURL(ENTRY).href)) as { createClient: (options: ClientOptions) => RedisClient };
  return loaded.createClient;
}

/** The store that `--store` names: a folder, or Redis or Valkey by its address. Throws a sentence when it is not there. */
export async function storeOf(where: string): Promise<Store> {
  if (!/^rediss?:\/\//.test(where)) return folderStore(where);
  const createClient = await loadClient();
  return redisStore(createClient({ url: where, disableOfflineQueue: true, socket: { connectTimeout: 3000 } }), where);
}
