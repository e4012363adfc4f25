import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { FakeContainer, FakeRegistration, FakeWorker } from '../../tests/support/fake-worker.ts';
import { watchUpdates } from './updates.ts';

let registration: FakeRegistration;
let container: FakeContainer;
let firstController: FakeWorker | null | undefined;
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
  reload.mockReset();
  registration = new FakeRegistration();
  container = new FakeContainer();
  firstController = undefined;
  isBusy = false;
});
afterEach(() => void vi.useRealTimers());

describe('the prompt (R4-83)', () => {
  test('a version that waited before this page', () => {
    registration.active = new FakeWorker();
    registration.waiting = new FakeWorker();
    expect(start().isOffered()).toBe(true);
  });

  test('a version that comes later', () => {
    registration.active = new FakeWorker();
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
    registration.active = new FakeWorker();
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
    registration.active = new FakeWorker();
    registration.waiting = new FakeWorker();
    return registration.waiting;
  };

  test('the waiting version takes over, then the page reloads, once', () => {
    container.controller = new FakeWorker();
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
    firstController = new FakeWorker();
    container.controller = new FakeWorker();
    registration.active = container.controller;
    start();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('the first version that took over meanwhile is that of the page (R4-91)', () => {
    firstController = null;
    container.controller = new FakeWorker();
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
    container.controller = new FakeWorker();
    const waiting = waitingVersion();
    start();
    container.takeOver(waiting);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('pressed in another tab, one with a form or a write is not reloaded, but asked (S57)', () => {
    container.controller = new FakeWorker();
    registration.active = new FakeWorker();
    const updates = start();
    isBusy = true;
    container.takeOver(new FakeWorker());
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
