import { setTimeout } from 'node:timers/promises';

import { AxeBuilder } from '@axe-core/playwright';
import { expect } from 'playwright/test';

import type { APIRequestContext, Page } from 'playwright/test';

import { watchForeignHosts } from './foreign-hosts.ts';
import { test as base } from './page-as-new.ts';

/** A call as the fake backend saw it. */
export interface SeenCall {
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly status: number | 'dropped';
  readonly code?: string;
  readonly breach?: string;
}

/** One trouble on one operation, e.g. `{ operation: 'checkIn', kind: 'status', status: 500, times: 1 }`. */
export interface FaultInput {
  readonly operation?: string;
  readonly kind: 'status' | 'network' | 'timeout' | 'malformed' | 'empty' | 'commit-then-drop' | 'delay' | 'hold';
  readonly status?: number;
  readonly code?: string;
  readonly delayMs?: number;
  readonly times?: number;
}

/** The test's own backend: nothing another test does is seen here. */
export class World {
  readonly #request: APIRequestContext;
  readonly #page: Page;
  #id: string | undefined;

  constructor(request: APIRequestContext, page: Page) {
    this.#request = request;
    this.#page = page;
  }

  /** Starts the world again at an instant; the seeds' dates are relative to it. */
  async start(options: { now?: string; seed?: number } = {}): Promise<void> {
    const { id } = (await this.#call('POST', 'sessions', options)) as { id: string };
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
  async calls(operation?: string): Promise<SeenCall[]> {
    const all = (await this.#call('GET', 'journal')) as SeenCall[];
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

const HOUR_MS = 3_600_000;
const STORY_MS = 45_000;

/**
 * A world's days are made when it starts. In a world that starts just before midnight of any zone, the day of check-out
 * ends before the story does. Such a story starts with the next hour instead.
 */
async function nextHourIfNear(): Promise<void> {
  const left = HOUR_MS - (Date.now() % HOUR_MS);
  if (left < STORY_MS) await setTimeout(left);
}

interface Fixtures {
  world: World;
  /** Opens a path of the main brand. */
  visit: (path: string) => Promise<void>;
  /** Opens a path of the white-label brand. */
  visitWhiteLabel: (path: string) => Promise<void>;
  /** Fails on any axe finding of WCAG 2.2 AA on the page as it is now (S81). */
  expectAccessible: () => Promise<void>;
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Texts that show an unformatted value. */
export const LEFTOVERS = /\bundefined\b|\bNaN\b|Invalid Date|\[object Object\]/;

export const test = base.extend<Fixtures>({
  world: [
    async ({ request, page }, use) => {
      const troubles = watchForeignHosts(page);
      page.on('pageerror', (error) => troubles.push(`page error: ${error.message}`));
      page.on('console', (message) => {
        // zod would need `eval`, which the policy forbids (S2, S4).
        if (/Content Security Policy|requires 'Trusted|Permissions-Policy/i.test(message.text()))
          troubles.push(message.text());
      });
      await nextHourIfNear();
      const world = new World(request, page);
      await world.start();
      await use(world);
      // A call that a story plays an answer to may still be under way when it ends.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.context().unrouteAll({ behavior: 'ignoreErrors' });
      // The backend checks both directions; a refused request is a fault of the app (S88).
      const calls = await world.calls();
      expect(
        calls.filter(({ code }) => code === 'VALIDATION_ERROR'),
        'requests outside the contract',
      ).toEqual([]);
      expect(
        calls.flatMap(({ breach }) => breach ?? []),
        'answers outside the contract',
      ).toEqual([]);
      expect(troubles).toEqual([]);
      expect(await page.locator('body').innerText()).not.toMatch(LEFTOVERS);
    },
    { auto: true },
  ],
  visit: async ({ page, world }, use) => {
    expect(world).toBeDefined();
    await use(async (path) => {
      await page.goto(path);
    });
  },
  visitWhiteLabel: async ({ page, world, baseURL }, use) => {
    expect(world).toBeDefined();
    const origin = new URL(baseURL ?? '');
    origin.hostname = 'wl.localhost';
    await use(async (path) => {
      await page.goto(new URL(path, origin).href);
    });
  },
  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // At the end of the page the sticky bar covers nothing: axe would call a half-covered control too small.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      // Joining the findings of several frames opens another page; one frame needs no joining.
      const isOneFrame = page.frames().length === 1;
      const { violations } = await new AxeBuilder({ page }).withTags(WCAG).setLegacyMode(isOneFrame).analyze();
      const findings = violations.map(
        ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join(', ')})`,
      );
      expect(findings).toEqual([]);
    });
  },
});

export { expect };
