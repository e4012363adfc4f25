import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { MAX_CALLS } from './stored-worlds.ts';
import type { Store } from './stored-worlds.ts';

/** A sorted set of all worlds by time of last use. */
const INDEX = 'fake-backend:worlds';
const keysOf = (id: string) => ({ world: `fake-backend:world:${id}`, calls: `fake-backend:calls:${id}` });

/** A Lua script, which Redis runs atomically: compares the version, then writes. */
const WRITE = `
if tonumber(redis.call('HGET', KEYS[1], 'version') or '0') ~= tonumber(ARGV[1]) then return 0 end
if ARGV[2] == 'text' then redis.call('HSET', KEYS[1], 'version', tonumber(ARGV[1]) + 1, 'text', ARGV[3]) end
if ARGV[4] == 'clear' then redis.call('DEL', KEYS[2]) end
for index = 6, #ARGV do redis.call('RPUSH', KEYS[2], ARGV[index]) end
redis.call('LTRIM', KEYS[2], ARGV[5], -1)
return 1`;

/** The parts of the official client, `createClient` of @redis/client, that are used here. */
interface RedisClient {
  readonly connect: () => Promise<unknown>;
  readonly destroy: () => void;
  readonly on: (event: 'error', hear: (error: unknown) => void) => unknown;
  readonly hGet: (key: string, field: string) => Promise<string | null>;
  readonly hGetAll: (key: string) => Promise<Readonly<Record<string, string>>>;
  readonly lRange: (key: string, start: number, stop: number) => Promise<string[]>;
  readonly zAdd: (
    key: string,
    member: { readonly score: number; readonly value: string },
    options?: { readonly condition: 'XX' },
  ) => Promise<unknown>;
  readonly zRangeWithScores: (key: string, start: number, stop: number) => Promise<{ value: string; score: number }[]>;
  readonly zRem: (key: string, member: string) => Promise<unknown>;
  readonly del: (keys: string[]) => Promise<unknown>;
  readonly eval: (script: string, options: { keys: string[]; arguments: string[] }) => Promise<unknown>;
}

/** The official client for Redis and Valkey; it has no dependencies. */
const CLIENT = '@redis/client';
const VERSION = '6.3.1';
/** Below the project folder, which is the working directory of npm scripts. */
const FOLDER = join(process.cwd(), 'node_modules/.cache/fake-backend/redis-client', VERSION);
const ENTRY = join(FOLDER, 'node_modules', CLIENT, 'dist/index.js');

interface ClientOptions {
  readonly url: string;
  /** Fail at once without a connection, so that callers get an error instead of waiting. */
  readonly disableOfflineQueue: boolean;
  readonly socket: { readonly connectTimeout: number };
}

/** Loads the client, and installs it on first use: as a dependency its 2,000 files would slow down every `npm ci`. */
async function loadClient(): Promise<(options: ClientOptions) => RedisClient> {
  if (!existsSync(ENTRY)) {
    mkdirSync(FOLDER, { recursive: true });
    // By default npm retries for minutes without a network.
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

/** Connects; throws when no server answers. Later errors are logged, and the client reconnects by itself. */
async function connected(client: RedisClient, url: string): Promise<void> {
  let isConnected = false;
  const failed = Promise.withResolvers<never>();
  client.on('error', (error: unknown) => {
    if (isConnected) console.error('fake backend: the store does not answer:', String(error));
    else failed.reject(error);
  });
  try {
    await Promise.race([client.connect(), failed.promise]);
    isConnected = true;
  } catch (error) {
    client.destroy();
    throw new Error(`${url} does not answer: ${String(error)}`, { cause: error });
  }
}

/** Keeps worlds in Redis or Valkey. Throws when the client cannot be installed or the server does not answer. */
export async function redisStore(url: string): Promise<Store> {
  const createClient = await loadClient();
  const client = createClient({ url, disableOfflineQueue: true, socket: { connectTimeout: 3000 } });
  await connected(client, url);
  const version = async (id: string): Promise<number> => Number((await client.hGet(keysOf(id).world, 'version')) ?? 0);
  return {
    version: async (id) => {
      const [newest] = await Promise.all([
        version(id),
        client.zAdd(INDEX, { score: Date.now(), value: id }, { condition: 'XX' }),
      ]);
      return newest;
    },
    read: async (id) => {
      const { version: newest, text } = await client.hGetAll(keysOf(id).world);
      return text === undefined ? undefined : { version: Number(newest), text };
    },
    calls: (id) => client.lRange(keysOf(id).calls, 0, -1),
    write: async (id, { from, text, calls, clearsCalls }) => {
      const { world, calls: list } = keysOf(id);
      const values = [String(from), text === undefined ? '' : 'text', text ?? '', clearsCalls ? 'clear' : ''];
      const isWritten = await client.eval(WRITE, {
        keys: [world, list],
        arguments: [...values, String(-MAX_CALLS), ...calls],
      });
      if (isWritten === 1 && text !== undefined) await client.zAdd(INDEX, { score: Date.now(), value: id });
      return isWritten === 1;
    },
    all: async () =>
      (await client.zRangeWithScores(INDEX, 0, -1)).map(({ value, score }) => ({ id: value, usedAt: score })),
    forget: async (id) => {
      const { world, calls } = keysOf(id);
      await Promise.all([client.del([world, calls]), client.zRem(INDEX, id)]);
    },
    close: async () => client.destroy(),
  };
}
