import type { FaultInput } from './fault-input.ts';
import type { Tables } from './tables.ts';
import type { World } from './world.ts';

/** How a call to a third party fares: how long it takes, and the fault that ends it, if any. */
export interface ThirdPartyFate {
  readonly delayMs: number;
  readonly ends: Exclude<FaultInput['kind'], 'delay'> | null;
}

/** Lets a third party's stand-in meet the faults that are set for it; the stand-in acts them out. */
export function fateOf({ faults, clock, journal }: World<Tables>, party: string): ThirdPartyFate {
  const met = faults.take({ operation: party, params: {}, body: undefined, now: clock.ms(), isThirdParty: true });
  const ending = met.map(({ fault }) => fault.kind).find((kind) => kind !== 'delay');
  journal.add({
    at: clock.now(),
    operation: party,
    method: 'POST',
    url: `/third-parties/${party}`,
    headers: new Headers(),
    body: undefined,
    status: ending === undefined ? 200 : 'dropped',
    ...(met.length === 0 ? {} : { faults: met.map(({ fault }) => fault.kind) }),
  });
  return { delayMs: Math.round(met.reduce((sum, { delayMs }) => sum + delayMs, 0)), ends: ending ?? null };
}
