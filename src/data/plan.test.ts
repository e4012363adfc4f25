import { describe, expect, test, vi } from 'vitest';

import { FAILING_PLAN_HOST } from '#config/plan-host.ts';
import type { Trip } from '#domain/plan/plan.ts';
import type { LocalDay } from '#lib/time.ts';

import { planHref, planPartner } from './plan.ts';

const day = (text: string) => text as LocalDay;
const TRIP: Trip = {
  city: 'helsinki',
  cityName: 'Helsinki',
  firstDay: day('2026-11-20'),
  lastDay: day('2026-11-23'),
};
const { signal } = new AbortController();

describe('in development the partner is simulated', () => {
  const planFor = async (changes: Partial<Trip>) =>
    (await planPartner('development', 'plan.stage.example.test')).planFor({ ...TRIP, ...changes }, signal);

  test('it has two days of ideas for a city of ours (R2-20)', async () => {
    expect(await planFor({})).toEqual({
      kind: 'days',
      days: [
        {
          day: '2026-11-20',
          sunset: expect.stringMatching(/^2026-11-20T13:3/),
          ideas: {
            morning: { place: 'Temppeliaukio', look: 'rock' },
            afternoon: { place: 'Lauttasaari', look: 'shore' },
            evening: { place: 'Vanha kauppahalli', look: 'market' },
          },
        },
        {
          day: '2026-11-21',
          sunset: expect.stringMatching(/^2026-11-21T13:3/),
          ideas: {
            morning: { place: 'Ateneum', look: 'gallery' },
            afternoon: { place: 'Suomenlinna', look: 'shore' },
            evening: { place: 'Hakaniemi', look: 'market' },
          },
        },
      ],
    });
  });

  test.each<[string, Partial<Trip>, number]>([
    ['one night has one day', { lastDay: day('2026-11-21') }, 1],
    ['an unknown city has none', { city: undefined }, 0],
    ['without dates there are none', { firstDay: null, lastDay: null }, 0],
  ])('%s', async (_, changes, count) => {
    expect(await planFor(changes)).toMatchObject({ kind: 'days', days: { length: count } });
  });

  test('the failing host fails (R2-147, R8-21)', async () => {
    const partner = await planPartner('development', FAILING_PLAN_HOST);
    await expect(partner.planFor(TRIP, signal)).rejects.toThrow('does not answer');
  });
});

describe('where the app is deployed', () => {
  test("the partner's site gets the city and the days, and no slug", () => {
    expect(planHref('plan.example.test', TRIP)).toBe(
      'https://plan.example.test/?city=Helsinki&from=2026-11-20&to=2026-11-23',
    );
    expect(planHref('plan.example.test', { ...TRIP, cityName: 'Lübeck', firstDay: null, lastDay: null })).toBe(
      'https://plan.example.test/?city=L%C3%BCbeck',
    );
  });

  test('it is offered only when it responds (R8-21)', async () => {
    const probe = vi.fn<(url: string, how: RequestInit) => Promise<Response>>(() => Promise.resolve(new Response()));
    vi.stubGlobal('fetch', probe);
    const partner = await planPartner('prod', 'plan.example.test');
    expect(await partner.planFor(TRIP, signal)).toMatchObject({ kind: 'site' });
    expect(probe).toHaveBeenCalledWith('https://plan.example.test/', expect.objectContaining({ credentials: 'omit' }));
    probe.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(partner.planFor(TRIP, signal)).rejects.toThrow('Failed to fetch');
  });

  // Proves S46.
  test('a site that does not answer is given up after ten seconds, and at once when its caller aborts the read', async () => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal: given }: { signal: AbortSignal }) =>
        new Promise((_, reject) => given.addEventListener('abort', () => reject(new Error('given up')))),
    );
    const site = await planPartner('prod', 'plan.example.test');
    const silent = site.planFor(TRIP, signal);
    await Promise.all([expect(silent).rejects.toThrow('given up'), vi.advanceTimersByTimeAsync(10_000)]);
    const left = new AbortController();
    const unwanted = site.planFor(TRIP, left.signal);
    left.abort();
    await expect(unwanted).rejects.toThrow('given up');
    vi.useRealTimers();
  });
});
