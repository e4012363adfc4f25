import axe from 'axe-core';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { expect, test as base, vi } from 'vitest';
import { page } from 'vitest/browser';

import { addressOf } from '#api/address.ts';
import { NoResponse } from '#api/response.ts';
import type { Property } from '#api/generated/model.ts';
import { onContractBreach } from '#api/parse-response.ts';
import type { ApiSettings } from '#api/http-client.ts';
import { activateLocale } from '#i18n/activate.ts';
import type { AnyLocale } from '#i18n/activate.ts';
import { parseInstant, toMs } from '#lib/time.ts';
import { createBackend, fake } from '#mocks/backend.ts';
import { onlyWorld } from '#mocks/engine/replay.ts';
import type { Backend } from '#mocks/world.ts';
import { THIS_MORNING, WorldControls } from '#mocks/testing/world-controls.ts';
import { forgetEverything } from '#session/forget-everything.ts';
import { reportFailure, setReporter } from '#telemetry/reporter.ts';
import { applyBrand } from '#ui/brand.tsx';

import { App } from '../../src/app/app.tsx';
import { createApp } from '../../src/app/create-app.ts';
import type { AppContext } from '../../src/app/router.tsx';
import { settingsOfHost } from '../support/settings.ts';
import '#ui/base.css';

/** Texts that show an unformatted value. */
const LEFTOVERS = /\bundefined\b|\bNaN\b|Invalid Date|\[object Object\]/;

/** The test's own backend, in this page. */
export class World extends WorldControls {
  #backend: Backend | undefined;

  constructor() {
    super(async (method, path, data) => {
      const body =
        data === undefined ? {} : { body: JSON.stringify(data), headers: { 'content-type': 'application/json' } };
      const response = await this.control(
        new Request(new URL(`/__mock/${path}`, location.origin), { method, ...body }),
      );
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} /__mock/${path}: ${text}`);
      return JSON.parse(text);
    });
  }

  readonly control = (request: Request): Promise<Response> => fake.control(onlyWorld(this.backend), request);

  get backend(): Backend {
    if (this.#backend === undefined) throw new Error('The world has not started');
    return this.#backend;
  }

  /** Starts the world again at an instant, else in the morning of today, and sets the clock of the device to it. */
  async start({ now = THIS_MORNING, seed }: { now?: string; seed?: number } = {}): Promise<void> {
    const at = parseInstant(now);
    if (at === null) throw new Error(`No instant: ${now}`);
    vi.setSystemTime(toMs(at));
    this.#backend = await createBackend({ now: at, ...(seed === undefined ? {} : { seed }) });
  }

  /** Changes every property. */
  async changeProperties(changes: Partial<Property>): Promise<void> {
    const { properties } = this.backend.db;
    for (const { id } of properties.findMany(() => true)) {
      // oxlint-disable-next-line no-await-in-loop -- one row after the other
      await properties.update(id, (property) => ({ ...property, ...changes }));
    }
  }

  /** Gives every property to the white-label brand: its host shows no stay of the main brand (N4). */
  becomeWhiteLabel = (): Promise<void> => this.changeProperties({ isWhiteLabel: true });

  isHeld = (): Promise<void> =>
    vi.waitFor(async () => {
      const left = await this.call('GET', 'faults');
      if (!Array.isArray(left) || left.length > 0) throw new Error('The call has not arrived');
    }, 5_000);

  /** Answers a call of the app. */
  send: ApiSettings['send'] = async ({ baseURL = '', headers = {}, data, signal, ...call }) => {
    if (!navigator.onLine) throw new NoResponse('ERR_NETWORK', undefined);
    const sent = new Headers(JSON.parse(JSON.stringify(headers)) as Record<string, string>);
    if (data !== undefined) sent.set('content-type', 'application/json');
    // A limit of the test's clock: `passTime` ends it.
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), call.timeout);
    const gone = AbortSignal.any([limit.signal, ...(signal ? [signal] : [])]);
    const ended = new Promise<never>((_, reject) => {
      gone.addEventListener('abort', () =>
        reject(new NoResponse(limit.signal.aborted ? 'ETIMEDOUT' : 'ERR_CANCELED', undefined)),
      );
    });
    const request = new Request(new URL(addressOf(baseURL, call), location.origin), {
      method: call.method,
      headers: sent,
      ...(data === undefined ? {} : { body: JSON.stringify(data) }),
    });
    const answer = await Promise.race([this.backend.handle(request, () => gone), ended]).finally(() =>
      clearTimeout(timer),
    );
    if (answer === 'dropped') throw new NoResponse('ERR_NETWORK', undefined);
    return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() };
  };
}

interface Fixtures {
  world: World;
  /** Opens a path of the main brand, as a load does. */
  visit: (path: string, options?: { host?: 'localhost' | 'wl.localhost'; locale?: AnyLocale }) => Promise<void>;
  /** Opens a path of the white-label brand. */
  visitWhiteLabel: (path: string) => Promise<void>;
  /** Opens another path in the app that is open, as a link does. */
  goTo: (path: string) => Promise<void>;
  /** Lets seconds pass, on the guest's device and at the server. */
  passTime: (seconds: number) => Promise<void>;
  /** Gives the window another size until the test ends. */
  resize: (width: number, height: number) => Promise<void>;
  /** The guest has been in another tab and comes back; settles when the stay is being read again. */
  lookAgain: () => Promise<void>;
  /** Takes the connection away, or gives it back. */
  setOffline: (isOffline: boolean) => void;
  /** What the app reports of failures, with the facts. */
  reports: string[];
  /** Fails on any axe finding of WCAG 2.2 AA on the page as it is now (S81). */
  expectAccessible: () => Promise<void>;
}

/** What is open; a load ends it. */
let open: { readonly root: Root; readonly container: HTMLElement; readonly context: AppContext } | undefined;

function close(): void {
  open?.root.unmount();
  open?.container.remove();
  open?.context.queryClient.clear();
  // Else it would follow each navigation of the pages after it, and load its own page again.
  open?.context.router.history.destroy();
  // Nobody has left the document, so a later logout would have this router lead the guest on.
  if (open) open.context.router.invalidate = () => Promise.resolve();
  open = undefined;
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export const test = base.extend<Fixtures>({
  world: [
    async ({ task: _task }, give) => {
      // Time is in the test's hand, and goes on meanwhile.
      vi.useFakeTimers({
        toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
        shouldAdvanceTime: true,
        // Every answer waits for a timer of the cache, and so for a step of this clock.
        advanceTimeDelta: 4,
      });
      const home = location.href;
      const world = new World();
      await world.start();
      // The simulated ID provider is beside the API: the app sends it the picture by itself.
      const fetch = window.fetch.bind(window);
      vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
        if (pathname !== '/__mock/identity') return fetch(input, init);
        return navigator.onLine ? world.control(new Request(input, init)) : Promise.reject(new TypeError('No line'));
      });
      await give(world);
      expect(document.body.innerText).not.toMatch(LEFTOVERS);
      close();
      // What a press still holds for some seconds, as the lock of an open door, ends with its test.
      await vi.runOnlyPendingTimersAsync();
      const calls = world.backend.journal.written();
      expect(
        calls.filter(({ code }) => code === 'VALIDATION_ERROR'),
        'requests outside the contract',
      ).toEqual([]);
      expect(
        calls.flatMap(({ breach }) => breach ?? []),
        'answers outside the contract',
      ).toEqual([]);
      // A logout leads a page of members to the sign-up, which remembers it: no page of the app is open any more.
      history.replaceState(null, '', home);
      await forgetEverything();
      vi.useRealTimers();
    },
    { auto: true },
  ],
  visit: async ({ world }, give) => {
    await give(async (path, { host = 'localhost', locale = 'en-GB' } = {}) => {
      close();
      const settings = settingsOfHost(host);
      applyBrand(settings.brand.id);
      await activateLocale(locale);
      history.replaceState(null, '', path);
      const context = createApp(settings, world.send);
      await context.router.load();
      const container = document.createElement('div');
      document.body.append(container);
      const root = createRoot(container);
      open = { root, container, context };
      // Everything is loaded, so that the page is there when this returns.
      flushSync(() => root.render(<App {...context} />));
    });
  },
  visitWhiteLabel: async ({ visit }, give) => give((path) => visit(path, { host: 'wl.localhost' })),
  goTo: async ({ task: _task }, give) =>
    give(async (path) => {
      expect(open, 'a page is open').toBeDefined();
      open?.context.router.history.push(path);
      await open?.context.router.load();
    }),
  passTime: async ({ task: _task }, give) =>
    give(async (seconds) => {
      expect(vi.isFakeTimers()).toBe(true);
      await vi.advanceTimersByTimeAsync(seconds * 1_000);
    }),
  resize: async ({ task: _task }, give) => {
    const { innerWidth, innerHeight } = window;
    await give((width, height) => page.viewport(width, height));
    await page.viewport(innerWidth, innerHeight);
  },
  lookAgain: async ({ world, passTime }, give) =>
    give(async () => {
      const reads = async () => (await world.calls('checkIn')).length;
      const before = await reads();
      await passTime(2);
      window.dispatchEvent(new Event('focus'));
      await expect.poll(reads).toBeGreaterThan(before);
    }),
  setOffline: async ({ task: _task }, give) => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get');
    await give((isOffline) => {
      onLine.mockReturnValue(!isOffline);
      window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
    });
    onLine.mockRestore();
  },
  reports: async ({ task: _task }, give) => {
    const told: string[] = [];
    setReporter({ report: (message, facts) => void told.push(`${message} ${JSON.stringify(facts)}`) });
    onContractBreach(reportFailure);
    await give(told);
    setReporter({ report: () => {} });
    onContractBreach(() => {});
  },
  expectAccessible: async ({ task: _task }, give) =>
    give(async () => {
      await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      const { violations } = await axe.run(document, {
        runOnly: { type: 'tag', values: WCAG },
        resultTypes: ['violations'],
      });
      expect(
        violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join(', ')})`),
      ).toEqual([]);
    }),
});

export { click } from './click.ts';
export { address, fact, factsWith, texts } from './reading.ts';
export { expect } from 'vitest';
export { page } from 'vitest/browser';
