import { readFile } from 'node:fs/promises';

import type { WorldOptions } from '#mocks/engine/world.ts';
import { nodeHost } from '#mocks/engine/node-host.ts';
import type { Difference } from '#mocks/engine/replay.ts';
import type { Backend } from '#mocks/world.ts';

import { createBackend, fake } from '#mocks/backend.ts';

/** A world behind the HTTP client of a test, and what ends it. */
export interface TestWorld {
  readonly backend: Backend;
  /** For a test that answers a call by itself. */
  readonly server: ReturnType<typeof nodeHost>;
  readonly stop: () => void;
}

/**
 * Starts a world that answers every call below `/api` of this process; any other call fails. What the other hosts offer
 * below /__mock is at hand as `backend.clock`, `.faults`, `.journal` and `.db`.
 */
export async function startWorld(options: WorldOptions = {}): Promise<TestWorld> {
  const backend = await createBackend(options);
  const server = nodeHost(backend);
  server.listen({ onUnhandledFrame: 'error' });
  return { backend, server, stop: () => server.close() };
}

/** The world after a recording, and what was answered otherwise. */
export interface ReplayedFile {
  readonly backend: Backend;
  readonly differing: readonly Difference[];
}

/** Replays a file of `npm run mock -- record FILE`; a test expects `differing` to be empty. */
export async function replayFile(path: string | URL): Promise<ReplayedFile> {
  const { world, differing } = await fake.replay(await readFile(path, 'utf8'));
  return { backend: world, differing };
}
