import type { APIRequestContext, Page, PlaywrightTestArgs } from 'playwright/test';

import { expect } from 'playwright/test';

import { THIS_MORNING, WorldControls } from './world-controls.ts';

/** The test's own backend, isolated from other tests. */
export class World extends WorldControls {
  readonly #page: Page;
  #id: string | undefined;

  constructor(request: APIRequestContext, page: Page) {
    super(async (method, path, data) => {
      const response = await request.fetch(`/__mock/${path}`, {
        method,
        ...(data === undefined ? {} : { data }),
        headers: this.#id === undefined ? {} : { 'x-mock-session': this.#id },
      });
      expect(response.ok(), `${method} /__mock/${path}: ${await response.text()}`).toBe(true);
      return response.json();
    });
    this.#page = page;
  }

  /** Starts the world again at an instant, else in the morning of today; the seeds' dates are relative to it. */
  async start(options: { now?: string; seed?: number; frozen?: boolean } = {}): Promise<void> {
    const { id } = (await this.call('POST', 'sessions', { now: THIS_MORNING, ...options })) as { id: string };
    this.#id = id;
    const urls = ['http://localhost', 'http://wl.localhost'];
    await this.#page.context().addCookies(urls.map((url) => ({ name: 'mock-session', value: id, url })));
  }

  isHeld = (): Promise<void> => expect.poll(() => this.call('GET', 'faults'), 'the call has arrived').toEqual([]);
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
