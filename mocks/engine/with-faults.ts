import type { Fault, FaultInput } from './fault-input.ts';
import type { AppliedFault } from './faults.ts';
import { HttpError, replyHeaders } from './http.ts';
import type { Answer, Reply, WithClock } from './http.ts';
import type { Tables } from './table.ts';
import type { World } from './world.ts';

/** Resolves when the caller has disconnected. */
export const whenAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

const TIMEOUT_MS = 60_000;

async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([promise, whenAborted(signal)]);
  clearTimeout(timer);
}

/** A value of a different type. */
const wrongType = (value: unknown): unknown => (typeof value === 'string' ? 7 : 'not what the contract says');

/** A copy of an answer with a wrong type at `path`; without such a member the whole answer is replaced. */
function broken(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined || typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) {
    return wrongType(value);
  }
  const member = broken((value as Record<string, unknown>)[name], rest);
  return Array.isArray(value) ? value.with(Number(name), member) : { ...value, [name]: member };
}

/** What applying faults needs to know about a call. */
interface FaultContext {
  /** The world at the time of the answer. */
  readonly moment: () => Promise<World<Tables>>;
  /** Formats an error as the contract requires. */
  readonly refuse: (world: WithClock, error: HttpError) => Reply;
  readonly gone: () => AbortSignal;
  readonly cleared: () => Promise<void>;
}

async function malformed(moment: FaultContext['moment'], fault: Fault, perform: () => Promise<Reply>): Promise<Reply> {
  if (fault.how === 'page') {
    const headers = { ...replyHeaders(await moment()), 'content-type': 'text/html' };
    return { status: 200, headers, text: '<!doctype html><title>Sign in to the Wi-Fi</title>' };
  }
  const performed = await perform();
  // An answer without a body gets one, which breaks the contract as well.
  const answer = performed.text === '' ? { ...performed, status: 200, text: '{}' } : performed;
  const { text } = answer;
  if (fault.how === 'cut') return { ...answer, text: text.slice(0, text.length / 2) };
  const body: unknown = JSON.parse(text);
  const field = fault.field ?? Object.keys(Object(body))[0] ?? '';
  return { ...answer, text: JSON.stringify(broken(body, field.split('.'))) };
}

const refused = ({ fault: { status, code, data } }: AppliedFault): HttpError =>
  new HttpError(code, 'A fault set by the tester', { status, ...(data && { data }) });

function limited({ retryAfterMs }: AppliedFault): HttpError {
  const retryAfterSeconds = Math.ceil(retryAfterMs / 1000);
  return new HttpError('TOO_MANY_REQUESTS', 'A rate limit set by the tester', {
    data: { retryAfterSeconds },
    headers: { 'retry-after': String(retryAfterSeconds) },
  });
}

/** Applies faults to a call in order: all waits, then the fault that ends it, or the call itself. */
export async function withFaults(
  { moment, refuse, gone, cleared }: FaultContext,
  all: readonly AppliedFault[],
  perform: () => Promise<Reply>,
): Promise<Answer> {
  for (const applied of all) {
    const { fault } = applied;
    switch (fault.kind) {
      case 'delay':
        await sleep(applied.delayMs, gone());
        break;
      case 'hold':
        await Promise.race([cleared(), whenAborted(gone())]);
        break;
      case 'status':
        return refuse(await moment(), refused(applied));
      case 'rate-limit':
        return refuse(await moment(), limited(applied));
      case 'network':
        return 'dropped';
      case 'timeout':
        await sleep(TIMEOUT_MS, gone());
        return 'dropped';
      case 'malformed':
        return malformed(moment, fault, perform);
      case 'empty':
        return { status: 200, headers: replyHeaders(await moment()), text: '' };
      case 'commit-then-drop':
        await perform();
        return 'dropped';
    }
  }
  return perform();
}

/** The delay of a call to a third party, and the fault that ends it, if any. */
export interface ThirdPartyFault {
  readonly delayMs: number;
  readonly ends: Exclude<FaultInput['kind'], 'delay'> | null;
}

/** The faults that apply to a call to a third party; its simulation carries them out. */
export function simulatedFault({ faults, clock, journal }: World<Tables>, party: string): ThirdPartyFault {
  const applied = faults.take({ operation: party, params: {}, body: undefined, now: clock.ms(), isThirdParty: true });
  const ending = applied.map(({ fault }) => fault.kind).find((kind) => kind !== 'delay');
  journal.add({
    at: clock.now(),
    operation: party,
    method: 'POST',
    url: `/third-parties/${party}`,
    headers: new Headers(),
    body: undefined,
    status: ending === undefined ? 200 : 'dropped',
    ...(applied.length === 0 ? {} : { faults: applied.map(({ fault }) => fault.kind) }),
  });
  return { delayMs: Math.round(applied.reduce((sum, { delayMs }) => sum + delayMs, 0)), ends: ending ?? null };
}
