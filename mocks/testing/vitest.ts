import { readFile } from 'node:fs/promises';

import type { WorldOptions } from '#mocks/engine/world.ts';
import { nodeHost } from '#mocks/engine/node-host.ts';
import type { Difference } from '#mocks/engine/replay.ts';
import type { Backend } from '#mocks/world.ts';

import { createBackend, fake } from '#mocks/backend.ts';

/** A world that answers the HTTP calls of a test process. */
export interface TestWorld {
  readonly backend: Backend;
  /** The msw server, for tests that answer a call themselves. */
  readonly server: ReturnType<typeof nodeHost>;
  readonly stop: () => void;
}

/**
 * Starts a world that answers every call of this process below `/api`; any other call fails. Instead of the control calls
 * below /__mock, use `backend.clock`, `.faults`, `.journal` and `.db`.
 */
export async function startWorld(options: WorldOptions = {}): Promise<TestWorld> {
  const backend = await createBackend(options);
  const server = nodeHost(backend);
  server.listen({ onUnhandledFrame: 'error' });
  return { backend, server, stop: () => server.close() };
}

/** The world after a replay, and the calls with a different answer. */
export interface ReplayedFile {
  readonly backend: Backend;
  readonly differing: readonly Difference[];
}

/** Replays a file of `npm run mock -- record FILE`; a test expects `differing` to be empty. */
export async function replayFile(path: string | URL): Promise<ReplayedFile> {
  const { world, differing } = await fake.replay(await readFile(path, 'utf8'));
  return { backend: world, differing };
}
