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
import { LEFTOVERS, WCAG } from '../support/page-rules.ts';
import { settingsOfHost } from '../support/settings.ts';
import '#ui/base.css';

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

  /** Starts a new world, by default at `THIS_MORNING`, and sets the clock of the device to its time. */
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

  /** Moves every property to the white-label brand, whose host shows no stay of the main brand (N4). */
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
    // A timeout on the test's clock, so that `passTime` can trigger it.
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
  /** Opens a path of the main brand, as by loading the document. */
  visit: (path: string, options?: { host?: 'localhost' | 'wl.localhost'; locale?: AnyLocale }) => Promise<void>;
  /** Opens a path of the white-label brand. */
  visitWhiteLabel: (path: string) => Promise<void>;
  /** Navigates within the open app, as a link does. */
  goTo: (path: string) => Promise<void>;
  /** Advances the clocks of the guest's device and the server. */
  passTime: (seconds: number) => Promise<void>;
  /** Resizes the window until the test ends. */
  resize: (width: number, height: number) => Promise<void>;
  /** Simulates a return from another tab; resolves when the app has begun to fetch the stay again. */
  lookAgain: () => Promise<void>;
  /** Cuts the connection, or restores it. */
  setOffline: (isOffline: boolean) => void;
  /** The failures that the app reports, with their details. */
  reports: string[];
  /** Fails on any axe finding of WCAG 2.2 AA on the page as it is now (S81). */
  expectAccessible: () => Promise<void>;
}

/** The open app; the next `visit` closes it. */
let open: { readonly root: Root; readonly container: HTMLElement; readonly context: AppContext } | undefined;

function close(): void {
  open?.root.unmount();
  open?.container.remove();
  open?.context.queryClient.clear();
  // Otherwise this router would handle the navigations of later tests as well.
  open?.context.router.history.destroy();
  // The document is still open, so a later logout would make this router redirect.
  if (open) open.context.router.invalidate = () => Promise.resolve();
  open = undefined;
}

export const test = base.extend<Fixtures>({
  world: [
    async ({ task: _task }, give) => {
      // Time passes as usual, and tests can advance it.
      vi.useFakeTimers({
        toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
        shouldAdvanceTime: true,
        // A short step, because the query cache delivers every answer by a timer.
        advanceTimeDelta: 4,
      });
      const home = location.href;
      const world = new World();
      await world.start();
      // The app calls the simulated ID provider by `fetch`, and not through the API's transport.
      const fetch = window.fetch.bind(window);
      vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
        if (pathname !== '/__mock/identity') return fetch(input, init);
        return navigator.onLine ? world.control(new Request(input, init)) : Promise.reject(new TypeError('No line'));
      });
      await give(world);
      expect(document.body.innerText).not.toMatch(LEFTOVERS);
      close();
      // Ends timers that outlive the page, such as that of an open door.
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
      // Before `forgetEverything`: its logout redirects from pages of members, and no app is open to handle that.
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
      // Synchronously, so that the page is rendered when this returns.
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
    const received: string[] = [];
    setReporter({ report: (message, facts) => void received.push(`${message} ${JSON.stringify(facts)}`) });
    onContractBreach(reportFailure);
    await give(received);
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
