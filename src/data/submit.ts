import { ApiError, isRefusal, isWifiSignIn } from '#api/api-error.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { isOnline } from '#lib/device.ts';
import { withLock } from '#lib/lock.ts';

/**
 * The outcome of a write. busy-elsewhere and offline: nothing was sent. wifi-sign-in: a Wi-Fi portal that requires a
 * sign-in answered, and nothing reached the server. refused: the server rejected it. lost: it was sent, but no response
 * tells whether the server accepted it.
 */
export type Outcome<T> =
  | { readonly kind: 'sent'; readonly response: T }
  | { readonly kind: 'busy-elsewhere' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'wifi-sign-in'; readonly error: unknown }
  | { readonly kind: 'refused'; readonly error: unknown }
  | { readonly kind: 'lost'; readonly error: unknown };

/** The end of a submission; `superseded` if its claim failed. */
export type Submitted = Outcome<unknown>['kind'] | 'superseded';

/** Outcomes for which nothing has reached the server, so that sending again is safe. */
export type Unsent = 'offline' | 'busy-elsewhere' | 'wifi-sign-in';

/** Whether nothing has reached the server. */
export const isUnsent = (trouble: string | undefined): trouble is Unsent =>
  trouble === 'offline' || trouble === 'busy-elsewhere' || trouble === 'wifi-sign-in';

interface Submission<T> {
  /** Two tabs never send under the same lock at the same time (S51). */
  readonly lock: string;
  /** Runs under the lock, before the call; false if another tab has sent this already, and nothing is to be sent. */
  readonly claim?: () => boolean;
  readonly send: () => Promise<T>;
  /** Stores the outcome, unless the claim failed; the lock is held until it resolves. */
  readonly settle: (outcome: Outcome<T>) => Promise<void> | void;
}

/** The lock of all writes to one stay. */
export const stayLock = (slug: Slug): string => `write:${slug}`;

/** Errors other than ApiError come from before the call, and are rethrown. */
async function attempt<T>(send: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { kind: 'sent', response: await send() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: isWifiSignIn(error) ? 'wifi-sign-in' : isRefusal(error) ? 'refused' : 'lost', error };
  }
}

let pending = 0;

/** Whether a write of this tab is under way; a reload would lose its response (S57). */
export const isSubmitting = (): boolean => pending > 0;

/** Sends a write once: not while offline (S53), and not while another tab holds the lock (S51). */
export async function submit<T>({ lock, claim = () => true, send, settle }: Submission<T>): Promise<Submitted> {
  const canSend = isOnline();
  let isClaimed = true;
  let outcome: Outcome<T> = { kind: canSend ? 'busy-elsewhere' : 'offline' };
  const sendAndSettle = async (): Promise<void> => {
    isClaimed = claim();
    if (!isClaimed) return;
    outcome = await attempt(send);
    await settle(outcome);
  };
  pending += 1;
  try {
    const hasRun = canSend && (await withLock(lock, sendAndSettle));
    if (!hasRun) await settle(outcome);
    return isClaimed ? outcome.kind : 'superseded';
  } finally {
    pending -= 1;
  }
}
