import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { FakeContainer, FakeRegistration, FakeWorker } from '../../tests/support/fake-worker.ts';
import { setReporter } from '#telemetry/reporter.ts';

import { checkForUpdates, renew, renewOnce, watchUpdates } from './updates.ts';

vi.mock('./build-on-screen.ts', () => ({ buildOnScreen: () => 'mine', claimReload: () => mayLeave() }));

const mayLeave = vi.hoisted(() => vi.fn<() => boolean>());
let registration: FakeRegistration;
let container: FakeContainer;
let isBusy: boolean;
const reload = vi.fn<() => void>();
// What a browser's own objects have besides is of no use here.
const start = () =>
  watchUpdates(registration as never, { container: container as never, isBusy: () => isBusy, reload });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  reload.mockReset();
  mayLeave.mockReset().mockReturnValue(true);
  registration = new FakeRegistration();
  container = new FakeContainer();
  isBusy = false;
});
afterEach(() => void vi.useRealTimers());

/** A version behind the one of the page. */
const waitingVersion = (): FakeWorker => {
  registration.active = new FakeWorker();
  registration.waiting = new FakeWorker();
  return registration.waiting;
};
/** The version that waits says what it is. */
const postBuilds = (own: string, chosen?: string) => container.hear(registration.waiting, { own, chosen });

describe('the prompt (R4-83)', () => {
  test('a version that waited before this page', () => {
    const waiting = waitingVersion();
    const updates = start();
    expect(waiting.postMessage.mock.calls).toEqual([[{ type: 'which' }, []]]);
    const heard = vi.fn<() => void>();
    updates.subscribe(heard);
    postBuilds('next');
    expect([updates.isOffered(), heard.mock.calls.length, reload.mock.calls.length]).toEqual([true, 1, 0]);
  });

  test('a version that comes later', () => {
    registration.active = new FakeWorker();
    const updates = start();
    registration.find();
    registration.install();
    expect(registration.waiting?.postMessage.mock.calls).toEqual([[{ type: 'which' }, []]]);
    expect(updates.isOffered()).toBe(false);
    postBuilds('next');
    expect(updates.isOffered()).toBe(true);
  });

  test('none for the first installation, which does not wait (R4-91)', () => {
    const updates = start();
    registration.find();
    registration.install();
    container.hear(registration.active, { own: 'mine', chosen: undefined });
    expect([updates.isOffered(), reload.mock.calls.length]).toEqual([false, 0]);
  });

  test.each([
    ['waits with the build of the page, as another worker still has work', 'mine'],
    ['is the one that the page was answered with', undefined],
  ])('none for a version that %s', (_name, chosen) => {
    waitingVersion();
    const updates = start();
    postBuilds('mine', chosen);
    expect([updates.isOffered(), reload.mock.calls.length]).toEqual([false, 0]);
  });

  test('a version older than the accepted one', () => {
    waitingVersion();
    const updates = start();
    postBuilds('next', 'mine');
    expect([updates.isOffered(), reload.mock.calls.length]).toEqual([true, 0]);
  });

  test('closed, it stays away on this page (R4-90)', () => {
    waitingVersion();
    const updates = start();
    postBuilds('next');
    updates.close();
    registration.find();
    registration.install();
    postBuilds('after next');
    expect(updates.isOffered()).toBe(false);
  });

  test('other messages say nothing of builds', () => {
    waitingVersion();
    const updates = start();
    container.dispatchEvent(Object.assign(new Event('message'), { source: registration.waiting, data: {} }));
    expect([updates.isOffered(), reload.mock.calls.length]).toEqual([false, 0]);
  });
});

describe('Reload (R4-84)', () => {
  test('the waiting version gets a message, and the page reloads when that version answers for pages', () => {
    const waiting = waitingVersion();
    const updates = start();
    updates.apply();
    expect(waiting.postMessage.mock.lastCall).toEqual([{ type: 'take-over' }, []]);
    postBuilds('next');
    expect(reload).not.toHaveBeenCalled();
    postBuilds('next', 'next');
    expect(reload).toHaveBeenCalledOnce();
  });

  test('a form that the guest leaves by pressing it does not hold it back', () => {
    waitingVersion();
    isBusy = true;
    start().apply();
    postBuilds('next', 'next');
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

  test('all signals cause one reload, and a reload that the browser dropped is repeated', () => {
    const waiting = waitingVersion();
    start().apply();
    postBuilds('next', 'next');
    waiting.become('activated');
    container.hear(waiting, { own: 'next', chosen: undefined });
    expect(reload).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(5_000);
    expect(reload).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(9_999);
    expect(reload).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledTimes(3);
  });

  test('at once when another tab was faster', () => {
    waitingVersion();
    const updates = start();
    registration.waiting = null;
    updates.apply();
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('another build answers for pages', () => {
  test('pressed in another tab, this one follows, and asks nothing while it does', () => {
    waitingVersion();
    mayLeave.mockReturnValueOnce(true).mockReturnValue(false);
    const updates = start();
    postBuilds('next', 'next');
    postBuilds('next', 'next');
    expect([reload.mock.calls.length, updates.isOffered()]).toEqual([1, false]);
  });

  test('it took over while the page was loading: the worker that answers is asked', () => {
    const controller = new FakeWorker();
    Object.assign(container, { controller });
    registration.active = controller;
    start();
    expect(controller.postMessage.mock.calls).toEqual([[{ type: 'which' }, []]]);
    container.hear(controller, { own: 'next', chosen: undefined });
    expect(reload).toHaveBeenCalledOnce();
  });

  test('a worker before answers with the chosen build, which is that of the page', () => {
    waitingVersion();
    const updates = start();
    container.hear(registration.active, { own: 'before', chosen: 'mine' });
    expect([updates.isOffered(), reload.mock.calls.length]).toEqual([false, 0]);
  });

  test.each([
    ['a form or a write', () => void (isBusy = true)],
    ['a build that was left already, which a reload brought again', () => void mayLeave.mockReturnValue(false)],
  ])('a page with %s is not reloaded, but asked (S57)', (_name, arrange) => {
    arrange();
    const updates = start();
    container.hear(registration.active, { own: 'next', chosen: undefined });
    expect(reload).not.toHaveBeenCalled();
    expect(updates.isOffered()).toBe(true);
    updates.apply();
    expect(reload).toHaveBeenCalledOnce();
  });
});

test('a page that looks for a newer build by itself reloads once pages are answered with it (S60)', async () => {
  const waiting = waitingVersion();
  vi.stubGlobal('navigator', {
    serviceWorker: Object.assign(container, { getRegistration: () => Promise.resolve(registration) }),
  });
  await renew(reload);
  expect(waiting.postMessage.mock.calls).toEqual([[{ type: 'take-over' }, []]]);
  expect(reload).not.toHaveBeenCalled();
  postBuilds('next', 'next');
  expect(reload).toHaveBeenCalledOnce();
});

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

  test('a failed check is logged, and the next one follows (R8-42)', async () => {
    const report = vi.fn<(message: string, facts?: object) => void>();
    setReporter({ report });
    registration.update.mockRejectedValueOnce(new TypeError('https://secret.test'));
    checkForUpdates(registration as never);
    await vi.advanceTimersByTimeAsync(20 * MINUTES);
    expect(report.mock.calls).toEqual([['Update check failed', { name: 'TypeError' }]]);
    expect(registration.update).toHaveBeenCalledTimes(2);
  });
});

describe('a page that looks for the newest build by itself (S60)', () => {
  const loadAgain = vi.fn<() => void>();

  beforeEach(() => {
    loadAgain.mockReset();
    vi.stubGlobal('window', { location: { reload: loadAgain } });
  });

  test('reloads once, where no worker answers for it', async () => {
    mayLeave.mockReturnValueOnce(true).mockReturnValue(false);
    expect([renewOnce(), renewOnce()]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(0);
    expect(loadAgain).toHaveBeenCalledOnce();
  });

  test('does not reload offline, where that brings nothing', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(renewOnce()).toBe(false);
    expect(mayLeave).not.toHaveBeenCalled();
  });
});
