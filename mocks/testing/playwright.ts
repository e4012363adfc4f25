import type { APIRequestContext, Page, PlaywrightTestArgs } from 'playwright/test';

import { expect } from 'playwright/test';

import type { FaultInput } from '#mocks/engine/fault-input.ts';
import type { WrittenCall } from '#mocks/engine/journal.ts';

/**
 * When a world begins, where its test sets no hour. It is before the check-out of every property, in summer too.
 * All tests of a process have the same day, also past midnight.
 */
export const THIS_MORNING = `${new Date().toISOString().slice(0, 10)}T07:20:00.000Z`;

/** The test's own backend: nothing another test does is seen here. */
export class World {
  readonly #request: APIRequestContext;
  readonly #page: Page;
  #id: string | undefined;

  constructor(request: APIRequestContext, page: Page) {
    this.#request = request;
    this.#page = page;
  }

  /** Starts the world again at an instant, else in the morning of today; the seeds' dates are relative to it. */
  async start(options: { now?: string; seed?: number } = {}): Promise<void> {
    const { id } = (await this.#call('POST', 'sessions', { now: THIS_MORNING, ...options })) as { id: string };
    this.#id = id;
    const urls = ['http://localhost', 'http://wl.localhost'];
    await this.#page.context().addCookies(urls.map((url) => ({ name: 'mock-session', value: id, url })));
  }

  /** Moves the clock, e.g. 'PT1H'. */
  advance = (duration: string): Promise<unknown> => this.#call('PUT', 'clock', { advance: duration });

  /** Sets the clock. */
  setClock = (now: string): Promise<unknown> => this.#call('PUT', 'clock', { now });

  fault = (fault: FaultInput): Promise<unknown> => this.#call('POST', 'faults', fault);

  clearFaults = (): Promise<unknown> => this.#call('DELETE', 'faults');

  /** Keeps the next call of an operation waiting for its answer until `letGo`. */
  hold = (operation: string): Promise<unknown> => this.fault({ operation, kind: 'hold', times: 1 });

  /** Settles when the call that is held has arrived. */
  isHeld = (): Promise<void> => expect.poll(() => this.#call('GET', 'faults'), 'the call has arrived').toEqual([]);

  /** Answers the call that is held, once it has arrived. */
  async letGo(): Promise<void> {
    await this.isHeld();
    await this.clearFaults();
  }

  /** The scenario of a name: the path that shows it, and whose host. */
  async scenario(name: string): Promise<{ readonly open: string; readonly brand?: string }> {
    const all = (await this.#call('GET', 'scenarios')) as { name: string; open: string; brand?: string }[];
    const [found] = all.filter((each) => each.name === name);
    if (found === undefined) throw new Error(`No scenario ${name}`);
    return found;
  }

  /** Sets the identity provider's result for a guest. */
  decideIdentity = (slug: string, result: 'approved' | 'declined' | 'banned'): Promise<unknown> =>
    this.#call('POST', 'identity', { slug, result });

  /** The calls of an operation so far, or all. */
  async calls(operation?: string): Promise<WrittenCall[]> {
    const all = (await this.#call('GET', 'journal')) as WrittenCall[];
    return operation === undefined ? all : all.filter((call) => call.operation === operation);
  }

  async #call(method: string, path: string, data?: object): Promise<unknown> {
    const response = await this.#request.fetch(`/__mock/${path}`, {
      method,
      ...(data === undefined ? {} : { data }),
      headers: this.#id === undefined ? {} : { 'x-mock-session': this.#id },
    });
    expect(response.ok(), `${method} /__mock/${path}: ${await response.text()}`).toBe(true);
    return response.json();
  }
}

/** The fixture of a test that has a world to itself. */
export interface WorldFixture {
  world: World;
}

/**
 * Gives each test a world that no other test sees: `test.extend<WorldFixture>(worldFixture)`. The base URL is that of
 * `npm run preview` or of another host of the backend.
 */
export const worldFixture = {
  world: async ({ request, page }: PlaywrightTestArgs, give: (world: World) => Promise<void>): Promise<void> => {
    const world = new World(request, page);
    await world.start();
    await give(world);
  },
};
