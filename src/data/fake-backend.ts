import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { sleep } from '#lib/time.ts';

/** A scenario of the fake backend. */
const Scenario = z.object({ name: z.string() });

/** The scenarios of the fake backend on this host; rejects if there is none (R2-124). */
export const scenariosQuery = () =>
  queryOptions({
    queryKey: ['scenarios'],
    queryFn: async ({ signal }) => {
      // oxlint-disable-next-line eslint/no-restricted-globals -- the control surface of the fake backend, no call of the API
      const response = await fetch('/__mock/scenarios', { signal });
      return z.parse(z.array(Scenario), await response.json());
    },
    retry: false,
  });

const Fault = z.object({ delayMs: z.number(), ends: z.nullable(z.string()) });
type Fault = z.infer<typeof Fault>;

const NO_FAULT: Fault = { delayMs: 0, ends: null };
const HOLD_MS = 1_000;

async function fetchFault(party: string): Promise<Fault> {
  try {
    // oxlint-disable-next-line eslint/no-restricted-globals -- the control surface of the fake backend, no call of the API
    const response = await fetch(`/__mock/third-parties/${party}`, { method: 'POST' });
    return response.ok ? z.parse(Fault, await response.json()) : NO_FAULT;
  } catch {
    return NO_FAULT;
  }
}

/**
 * Simulates the faults that a tester has set for a third party. Resolves to the kind of fault that ends the call, or to
 * null for success, including when there is no fake backend.
 */
export async function simulatedFault(party: 'challenge' | 'messenger' | 'plan'): Promise<string | null> {
  const { delayMs, ends } = await fetchFault(party);
  if (delayMs > 0) await sleep(delayMs);
  if (ends !== 'hold') return ends;
  await sleep(HOLD_MS);
  return simulatedFault(party);
}
