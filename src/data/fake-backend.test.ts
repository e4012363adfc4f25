import { afterEach, expect, test, vi } from 'vitest';

import { simulatedMessenger } from './simulated-messenger.ts';
import { simulatedPlanPartner } from './simulated-plan-partner.ts';

import { simulatedFault } from './fake-backend.ts';

const answering = (...fates: readonly (object | Error)[]) => {
  const answers = [...fates];
  vi.stubGlobal('fetch', async () => {
    const next = answers.shift() ?? { delayMs: 0, ends: null };
    if (next instanceof Error) throw next;
    return Response.json(next);
  });
};
const ending = (ends: string) => answering({ delayMs: 0, ends });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('without a fake backend all goes well', async () => {
  answering(new TypeError('Failed to fetch'));
  expect(await simulatedFault('plan')).toBeNull();
  vi.stubGlobal('fetch', async () => new Response('Not found', { status: 404 }));
  expect(await simulatedFault('plan')).toBeNull();
});

test('a delay is waited for, and a hold until it is let go', async () => {
  vi.useFakeTimers();
  answering({ delayMs: 3000, ends: 'hold' }, { delayMs: 0, ends: null });
  const over = vi.fn<(ends: string | null) => void>();
  const waiting = simulatedFault('plan').then(over);
  await vi.advanceTimersByTimeAsync(3900);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  await waiting;
  expect(over).toHaveBeenCalledWith(null);
});

test('the messenger and the plan do not come (S46)', async () => {
  ending('network');
  await expect(simulatedMessenger.start({ email: 'anna@guest.example' } as never)).rejects.toThrow('Simulated');
  ending('network');
  const trip = { city: 'helsinki', cityName: 'Helsinki', firstDay: null, lastDay: null } as const;
  await expect(simulatedPlanPartner('plan.test').planFor(trip)).rejects.toThrow('answer');
});
