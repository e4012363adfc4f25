import { expect, test, vi } from 'vitest';

import { simulatedChallenge } from './simulated-challenge.ts';

test.each([
  ['status', 'failed'],
  ['timeout', 'expired'],
  ['network', 'unreachable'],
])('a %s of the challenge is %s (R7-20)', async (ends, problem) => {
  vi.stubGlobal('fetch', async () => Response.json({ delayMs: 0, ends }));
  const proof = simulatedChallenge.prove({} as HTMLElement, 'anna@guest.example');
  await expect(proof).rejects.toMatchObject({ problem });
});
