import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Backend } from '#mocks/world.ts';
import { createBackend, fake } from '#mocks/backend.ts';
import { sessionOf } from '#mocks/engine/sessions.ts';

import { named, worldOf } from './in-worlds.ts';
import { call, DETAILS, fullStay, NOW, patchStay } from './support.ts';

const { freshWorld, restore, sessions: sessionsOf, snapshot } = fake;

describe('dates', () => {
  const START = '2026-02-03T10:00:00.000Z';
  const LATER = '2026-02-07T10:00:00.000Z';
  const ARRIVAL = 'stay-arrival-day';
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(START) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const signInAgain = (backend: Backend) =>
    call(backend, 'authentication', {
      method: 'POST',
      body: { email: 'anna@guest.example', turnstileToken: 'ok', strategy: 'otp' },
    });
  const arrivalOf = async (backend: Backend) => (await fullStay(backend, ARRIVAL)).startDate.slice(0, 10);
  const nothing = async () => undefined;

  /** What has been done to a world, and the day of arrival that it has four days later. */
  const CASES: readonly (readonly [string, (backend: Backend) => Promise<unknown>, string])[] = [
    ['that is untouched', nothing, '2026-02-07'],
    ['where faults were ended', async ({ faults }) => faults.clear(), '2026-02-07'],
    ['with a login', signInAgain, '2026-02-07'],
    ["with a guest's write", (backend) => patchStay(backend, 'stay-started', { guestDetails: DETAILS }), '2026-02-03'],
    ['whose clock was moved', async ({ clock }) => clock.change({ advance: 'PT1M' }), '2026-02-03'],
  ];

  test.each(CASES)('of a stored world %s', async (_what, act, day) => {
    const before = await createBackend();
    await act(before);
    before.faults.add({ operation: 'order', kind: 'network' });
    const text = snapshot(before);
    vi.setSystemTime(LATER);
    const after = await freshWorld(await restore(text));
    expect(await arrivalOf(after)).toBe(day);
    expect(after.faults.list()).toHaveLength(1);
    expect(snapshot(await freshWorld(await restore(snapshot(after)))).length).toBe(snapshot(after).length);
  });

  test.each(CASES)('of the default world %s on a server that runs for days', async (_what, act, day) => {
    const sessions = sessionsOf({});
    const world = () => worldOf(sessions, sessionOf(undefined));
    await act(await world());
    vi.setSystemTime(LATER);
    expect(await arrivalOf(await world())).toBe(day);
    expect((await world()).journal).toBe((await world()).journal);
  });

  test('of a world whose time the tester chose are kept', async () => {
    const sessions = sessionsOf({});
    const { id } = await sessions.start({ now: NOW });
    vi.setSystemTime('2026-05-07T10:00:00.000Z');
    expect(await arrivalOf(await worldOf(sessions, named(id)))).toBe('2026-02-03');
  });

  test('do not change within the hour, so that a countdown ends', async () => {
    const world = await createBackend();
    vi.setSystemTime('2026-02-03T10:59:00.000Z');
    expect(await freshWorld(world)).toBe(world);
  });
});
