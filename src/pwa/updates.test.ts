import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { setReporter } from '#telemetry/reporter.ts';

import { checkForUpdates, watchUpdates } from './updates.ts';

class Worker extends EventTarget {
  readonly postMessage = vi.fn<(message: unknown) => void>();
  state = 'installed';

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}
class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  active: Worker | null = null;
  readonly update = vi.fn<() => Promise<void>>(() => Promise.resolve());

  /** A new script has come and installs itself. */
  find(): void {
    this.installing = new Worker();
    this.dispatchEvent(new Event('updatefound'));
  }
  /** It has; the first one does not wait. */
  install(): void {
    const worker = this.installing;
    this.installing = null;
    if (this.active === null) this.active = worker;
    else this.waiting = worker;
    worker?.dispatchEvent(new Event('statechange'));
  }
}
class Container extends EventTarget {
  controller: Worker | null = null;
  takeOver(worker: Worker | null): void {
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

let registration: Registration;
let container: Container;
let firstController: Worker | null | undefined;
let isBusy: boolean;
const reload = vi.fn<() => void>();
// What a browser's own objects have besides is of no use here.
const start = () =>
  watchUpdates(registration as never, {
    container: container as never,
    firstController: (firstController === undefined ? container.controller : firstController) as never,
    isBusy: () => isBusy,
    reload,
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  reload.mockReset();
  registration = new Registration();
  container = new Container();
  firstController = undefined;
  isBusy = false;
});
afterEach(() => void vi.useRealTimers());

describe('an update check every 10 minutes (R7-80, R9-07)', () => {
  const MINUTES = 60_000;

  test('one each 10 minutes, none before', () => {
    checkForUpdates(registration as never);
    vi.advanceTimersByTime(10 * MINUTES - 1);
    expect(registration.update).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(registration.update).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(60 * MINUTES);
    expect(registration.update).toHaveBeenCalledTimes(7);
  });

  test('none offline, none while one installs', () => {
    checkForUpdates(registration as never);
    vi.stubGlobal('navigator', { onLine: false });
    vi.advanceTimersByTime(10 * MINUTES);
    vi.stubGlobal('navigator', { onLine: true });
    registration.find();
    vi.advanceTimersByTime(10 * MINUTES);
    expect(registration.update).not.toHaveBeenCalled();
    registration.install();
    vi.advanceTimersByTime(10 * MINUTES);
    expect(registration.update).toHaveBeenCalledOnce();
  });

  test('one that fails is logged, and the next one comes (R8-42)', async () => {
    const report = vi.fn<(message: string, facts?: object) => void>();
    setReporter({ report });
    registration.update.mockRejectedValueOnce(new TypeError('https://secret.test'));
    checkForUpdates(registration as never);
    await vi.advanceTimersByTimeAsync(20 * MINUTES);
    expect(report.mock.calls).toEqual([['Update check failed', { name: 'TypeError' }]]);
    expect(registration.update).toHaveBeenCalledTimes(2);
  });
});

describe('the prompt (R4-83)', () => {
  test('a version that waited before this page', () => {
    registration.active = new Worker();
    registration.waiting = new Worker();
    expect(start().isOffered()).toBe(true);
  });

  test('a version that comes later', () => {
    registration.active = new Worker();
    const updates = start();
    const heard = vi.fn<() => void>();
    updates.subscribe(heard);
    registration.find();
    expect(updates.isOffered()).toBe(false);
    registration.install();
    expect([updates.isOffered(), heard.mock.calls.length]).toEqual([true, 1]);
  });

  test('none for the first installation (R4-91)', () => {
    const updates = start();
    registration.find();
    registration.install();
    container.takeOver(registration.active);
    expect([updates.isOffered(), reload.mock.calls.length]).toEqual([false, 0]);
  });

  test('closed, it stays away on this page (R4-90)', () => {
    registration.active = new Worker();
    const updates = start();
    registration.find();
    registration.install();
    updates.close();
    registration.find();
    registration.install();
    expect(updates.isOffered()).toBe(false);
  });
});

describe('Reload (R4-84)', () => {
  const waitingVersion = () => {
    registration.active = new Worker();
    registration.waiting = new Worker();
    return registration.waiting;
  };

  test('the waiting version takes over, then the page reloads, once', () => {
    container.controller = new Worker();
    const waiting = waitingVersion();
    start().apply();
    expect(waiting.postMessage.mock.calls).toEqual([[{ type: 'take-over' }, []]]);
    expect(reload).not.toHaveBeenCalled();
    container.takeOver(waiting);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('a page that no worker controls reloads when the new one is active (S56)', () => {
    const waiting = waitingVersion();
    start().apply();
    waiting.become('activating');
    expect(reload).not.toHaveBeenCalled();
    waiting.become('activated');
    expect(reload).toHaveBeenCalledOnce();
  });

  test('it reloads by itself where nothing more is heard', () => {
    waitingVersion();
    start().apply();
    vi.advanceTimersByTime(10_000);
    expect(reload).toHaveBeenCalledOnce();
  });

  test.each(['activated', 'redundant'])('one that is slow to take over is waited for, until it is %s', (end) => {
    const waiting = waitingVersion();
    start().apply();
    waiting.become('activating');
    vi.advanceTimersByTime(60_000);
    expect(reload).not.toHaveBeenCalled();
    waiting.become(end);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('one that took over while the page registered itself: the page is of the version before', () => {
    firstController = new Worker();
    container.controller = new Worker();
    registration.active = container.controller;
    start();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('the first version that took over meanwhile is that of the page (R4-91)', () => {
    firstController = null;
    container.controller = new Worker();
    start();
    expect(reload).not.toHaveBeenCalled();
  });

  test('at once when another tab was faster', () => {
    waitingVersion();
    const updates = start();
    registration.waiting = null;
    updates.apply();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('pressed in another tab, this one follows', () => {
    container.controller = new Worker();
    const waiting = waitingVersion();
    start();
    container.takeOver(waiting);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('pressed in another tab, one with a form or a write is not reloaded, but asked (S57)', () => {
    container.controller = new Worker();
    registration.active = new Worker();
    const updates = start();
    isBusy = true;
    container.takeOver(new Worker());
    expect(reload).not.toHaveBeenCalled();
    expect(updates.isOffered()).toBe(true);
    updates.apply();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('after the first visit the next version takes over as well', () => {
    const updates = start();
    registration.find();
    registration.install();
    container.takeOver(registration.active);
    registration.find();
    registration.install();
    expect(updates.isOffered()).toBe(true);
    container.takeOver(registration.waiting);
    expect(reload).toHaveBeenCalledOnce();
  });
});
