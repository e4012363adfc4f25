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

  /** Starts a new world, by default at `THIS_MORNING`; the dates of its rows are relative to its start. */
  async start(options: { now?: string; seed?: number; frozen?: boolean } = {}): Promise<void> {
    const { id } = (await this.call('POST', 'sessions', { now: THIS_MORNING, ...options })) as { id: string };
    this.#id = id;
    const urls = ['http://localhost', 'http://wl.localhost'];
    await this.#page.context().addCookies(urls.map((url) => ({ name: 'mock-session', value: id, url })));
  }

  isHeld = (): Promise<void> => expect.poll(() => this.call('GET', 'faults'), 'the call has arrived').toEqual([]);
}

/** The type of `worldFixture`. */
export interface WorldFixture {
  world: World;
}

/**
 * Gives each test its own world: `test.extend<WorldFixture>(worldFixture)`. Playwright's base URL must be that of
 * `npm run preview` or of another host of the backend.
 */
export const worldFixture = {
  world: async ({ request, page }: PlaywrightTestArgs, give: (world: World) => Promise<void>): Promise<void> => {
    const world = new World(request, page);
    await world.start();
    await give(world);
  },
};
