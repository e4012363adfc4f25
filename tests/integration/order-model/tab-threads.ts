import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

import { rolldown } from 'rolldown';

const ROOT = join(import.meta.dirname, '../../..');
const BUNDLE = join(ROOT, 'node_modules/.cache/reception/order-model/tab.mjs');

/** Kept ready, since a thread takes a tenth of a second to start. */
const SPARE = 2;

const spare: Worker[] = [];

const startThread = (): Worker => new Worker(BUNDLE, { execArgv: [] });

/** Makes one file of the tab and all it uses. */
export async function bundleTab(): Promise<void> {
  const build = await rolldown({
    input: fileURLToPath(new URL('./tab.ts', import.meta.url)),
    cwd: ROOT,
    platform: 'node',
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  });
  await build.write({ file: BUNDLE, format: 'esm', codeSplitting: false, minify: true });
  await build.close();
}

/** A thread for a tab that is opened or reloaded. */
export function takeThread(): Worker {
  const thread = spare.shift() ?? startThread();
  while (spare.length < SPARE) spare.push(startThread());
  return thread;
}

/** Keeps a thread for the next tab; one that does something still is not to be kept. */
export function keepThread(thread: Worker): void {
  thread.removeAllListeners('message').removeAllListeners('error');
  spare.push(thread);
}

/** Ends a thread in the middle of whatever it does, as a reload ends a page. */
export async function endThread(thread: Worker): Promise<void> {
  const ended = once(thread, 'exit');
  await thread.terminate();
  await ended;
}

/** Ends the threads that were not taken. */
export const endSpareThreads = (): Promise<unknown> => Promise.all(spare.splice(0).map((thread) => thread.terminate()));
