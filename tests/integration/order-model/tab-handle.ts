import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { rolldown } from 'rolldown';

import { parsePendingOrder } from '#domain/order/order.ts';
import type { PendingOrder } from '#domain/order/order.ts';
import type { Slug } from '#domain/stay/stay.ts';

import type { Deed, Shown, TabState } from './tab-messages.ts';

const ROOT = join(import.meta.dirname, '../../..');
const BUNDLE = join(ROOT, 'node_modules/.cache/reception/order-model/tab.mjs');

/** Kept ready, since a thread takes a tenth of a second to start. */
const SPARE = 2;

const spare: Worker[] = [];

const startThread = (): Worker => new Worker(BUNDLE, { execArgv: [] });

/** Bundles the code of a tab into one file. */
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
function takeThread(): Worker {
  const thread = spare.shift() ?? startThread();
  while (spare.length < SPARE) spare.push(startThread());
  return thread;
}

/** Keeps an idle thread for the next tab. */
function keepThread(thread: Worker): void {
  thread.removeAllListeners('message').removeAllListeners('error');
  spare.push(thread);
}

/** Ends a thread in the middle of whatever it does, as a reload ends a page. */
async function endThread(thread: Worker): Promise<void> {
  const ended = once(thread, 'exit');
  await thread.terminate();
  await ended;
}

/** Ends the threads that were not taken. */
export const endSpareThreads = (): Promise<unknown> => Promise.all(spare.splice(0).map((thread) => thread.terminate()));

interface TabOptions {
  readonly slug: Slug;
  readonly baseUrl: string;
  readonly now: () => number;
}

const FRESH: TabState = {
  shown: undefined,
  inFlight: 0,
  writesInFlight: 0,
  writes: 0,
  offlineWrites: 0,
  next: Number.POSITIVE_INFINITY,
};

/** The test's side of a tab; keeps what the tab has stored and sent over reloads. */
export class Tab {
  readonly name: string;
  readonly #options: TabOptions;
  readonly #stored = new Map<string, string>();
  #thread: Worker;
  #state = FRESH;
  #before = { writes: 0, offlineWrites: 0 };
  #isOnline = true;
  #answer: { resolve: (state: TabState) => void; reject: (error: unknown) => void } | undefined;

  constructor(name: string, options: TabOptions) {
    this.name = name;
    this.#options = options;
    this.#thread = this.#listenTo(takeThread());
  }

  get shown(): Shown | undefined {
    return this.#state.shown;
  }

  get inFlight(): number {
    return this.#state.inFlight;
  }

  get writesInFlight(): number {
    return this.#state.writesInFlight;
  }

  get next(): number {
    return this.#state.next;
  }

  get isOnline(): boolean {
    return this.#isOnline;
  }

  /** The number of writes sent, over all reloads. */
  get writes(): number {
    return this.#before.writes + this.#state.writes;
  }

  get offlineWrites(): number {
    return this.#before.offlineWrites + this.#state.offlineWrites;
  }

  /** The order in the storage of the tab. */
  get order(): PendingOrder | undefined {
    return parsePendingOrder(this.#stored.get('pendingOrder') ?? null);
  }

  async load(): Promise<void> {
    const { slug, baseUrl, now } = this.#options;
    await this.do({ name: 'load', slug, baseUrl, now: now(), stored: this.#stored, isOnline: this.#isOnline });
  }

  /** Ends the page, whatever it is doing, and loads it again. */
  async reload(): Promise<void> {
    await this.close();
    this.#before = { writes: this.writes, offlineWrites: this.offlineWrites };
    this.#state = FRESH;
    this.#thread = this.#listenTo(takeThread());
    await this.load();
  }

  /** Ends the page. An idle thread is kept for the next page, a busy one ends. */
  async close(): Promise<void> {
    if (this.inFlight > 0) await endThread(this.#thread);
    else {
      await this.do({ name: 'leave' });
      keepThread(this.#thread);
    }
  }

  /** Resolves once the tab is quiet: nothing more happens without an answer or advancing the time. */
  async do(deed: Deed): Promise<TabState> {
    if (deed.name === 'connect') this.#isOnline = deed.isOnline;
    const { promise, resolve, reject } = Promise.withResolvers<TabState>();
    this.#answer = { resolve, reject };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not to a window
    this.#thread.postMessage(deed);
    this.#state = await promise;
    return this.#state;
  }

  #listenTo(thread: Worker): Worker {
    thread.on('error', (error) => this.#answer?.reject(error));
    thread.on('message', (message: { state: TabState } | { key: string; value: string }) => {
      if ('key' in message) this.#stored.set(message.key, message.value);
      else this.#answer?.resolve(message.state);
    });
    return thread;
  }
}
