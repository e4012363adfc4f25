import axe from 'axe-core';
import { expect, test as base, vi } from 'vitest';
import { page } from 'vitest/browser';

import { onContractBreach } from '#api/parse-response.ts';
import { activateLocale } from '#i18n/activate.ts';
import type { AnyLocale } from '#i18n/activate.ts';
import { syncClock } from '#lib/clock.ts';
import { forgetEverything } from '#session/forget-everything.ts';
import { reportFailure, setReporter } from '#telemetry/reporter.ts';
import { applyBrand } from '#ui/brand.tsx';

import { createApp } from '../../src/app/create-app.ts';
import { LEFTOVERS, WCAG } from '../support/page-rules.ts';
import { settingsOfHost } from '../support/settings.ts';
import { close, currentApp, passTime, render, settle } from './open-app.tsx';
import { World } from './world.ts';
import '#ui/base.css';

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
      // An earlier test may have had a wrong device clock.
      syncClock(Date.now());
      // The app calls the simulated ID provider by `fetch`, and not through the API's transport.
      const fetch = window.fetch.bind(window);
      vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
        if (pathname !== '/__mock/identity') return fetch(input, init);
        return navigator.onLine ? world.control(new Request(input, init)) : Promise.reject(new TypeError('No line'));
      });
      await give(world);
      expect(document.body.textContent).not.toMatch(LEFTOVERS);
      close();
      // Ends timers that outlive the page, such as that of an open door.
      vi.runOnlyPendingTimers();
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
      render(context);
      await settle();
    });
  },
  visitWhiteLabel: async ({ visit }, give) => give((path) => visit(path, { host: 'wl.localhost' })),
  goTo: async ({ task: _task }, give) =>
    give(async (path) => {
      const { router } = currentApp();
      router.history.push(path);
      await router.load();
      await settle();
    }),
  passTime: async ({ task: _task }, give) => give(passTime),
  resize: async ({ task: _task }, give) => {
    const { innerWidth, innerHeight } = window;
    await give((width, height) => page.viewport(width, height));
    await page.viewport(innerWidth, innerHeight);
  },
  lookAgain: async ({ world }, give) =>
    give(async () => {
      const reads = async () => (await world.calls('checkIn')).length;
      const before = await reads();
      await passTime(2);
      window.dispatchEvent(new Event('focus'));
      await settle();
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
        // Style sheets and sounds, which axe would load again, matter only to rules about orientation and sound.
        preload: false,
      });
      expect(
        violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join(', ')})`),
      ).toEqual([]);
    }),
});

export { click, fill } from './click.ts';
export { address, fact, factsWith, texts } from './reading.ts';
export { expect } from 'vitest';
export { page } from 'vitest/browser';
