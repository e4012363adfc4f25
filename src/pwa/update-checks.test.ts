import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { setReporter } from '#telemetry/reporter.ts';

import { FakeRegistration } from '../../tests/support/fake-worker.ts';
import { checkForUpdates } from './updates.ts';

let registration: FakeRegistration;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  registration = new FakeRegistration();
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
