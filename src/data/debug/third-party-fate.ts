import * as z from 'zod/mini';

const Fate = z.object({ delayMs: z.number(), ends: z.nullable(z.string()) });
type Fate = z.infer<typeof Fate>;

const WELL: Fate = { delayMs: 0, ends: null };
const HOLD_MS = 1_000;

async function ask(party: string): Promise<Fate> {
  try {
    // oxlint-disable-next-line eslint/no-restricted-globals -- the control surface of the fake backend, no call of the API
    const answer = await fetch(`/__mock/third-parties/${party}`, { method: 'POST' });
    return answer.ok ? z.parse(Fate, await answer.json()) : WELL;
  } catch {
    return WELL;
  }
}

const wait = (ms: number): Promise<void> => new Promise((over) => void setTimeout(over, ms));

/**
 * Acts out the faults that a tester has set for a third party. Gives the kind of the one that ends the call. Null is
 * for success, also without a fake backend.
 */
export async function fateOf(party: 'challenge' | 'messenger' | 'plan'): Promise<string | null> {
  const { delayMs, ends } = await ask(party);
  if (delayMs > 0) await wait(delayMs);
  if (ends !== 'hold') return ends;
  await wait(HOLD_MS);
  return fateOf(party);
}
