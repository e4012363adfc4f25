import type { CodeSent } from '#domain/account/sign-in.ts';
import type { Instant } from '#lib/time.ts';

import { untilNextCode } from '#domain/account/sign-in.ts';

/** What the page is doing: each new value is one call, made once. */
export type SignInTask =
  | { readonly name: 'waiting' }
  | { readonly name: 'asking'; readonly email: string; readonly idempotencyKey: string | undefined }
  | { readonly name: 'entering'; readonly email: string; readonly code: string }
  /** Signed in, here or in another tab: the requested page opens. */
  | { readonly name: 'leaving' };

/** A wrong code is the guest's mistake (R8-34); anything else is a failure of the call. */
export type Trouble = { readonly kind: 'wrong-code' } | { readonly kind: 'failure'; readonly error: unknown };

/** The state of a sign-in (R7-13 to R7-19). */
export interface SignInState {
  /** As the guest typed it last. */
  readonly email: string;
  /** The code on its way, also while the guest corrects the address. */
  readonly sent: CodeSent | undefined;
  readonly isCorrecting: boolean;
  /** The code that was typed last; empty when none was typed for the code on its way. */
  readonly typed: string;
  readonly task: SignInTask;
  readonly trouble: Trouble | null;
}

export type SignInEvent =
  /** The guest asks for a code: the first one, or another one. */
  | { readonly type: 'ask'; readonly email: string; readonly now: Instant }
  | { readonly type: 'enter'; readonly code: string }
  /** The guest goes back to the address. */
  | { readonly type: 'correct' }
  /** `isLoggedIn`: another tab has signed in meanwhile. */
  | { readonly type: 'asked'; readonly idempotencyKey: string; readonly now: Instant; readonly isLoggedIn: boolean }
  | { readonly type: 'failed'; readonly trouble: Trouble; readonly isLoggedIn: boolean }
  | { readonly type: 'entered' | 'signed-in-elsewhere' };

const WAITING: SignInTask = { name: 'waiting' };
const LEAVING: SignInTask = { name: 'leaving' };

/** The initial state, or the one that continues with a code that this tab has requested before. */
export const initialSignInState = (sent: CodeSent | undefined): SignInState => ({
  email: sent?.email ?? '',
  sent,
  isCorrecting: false,
  typed: '',
  task: WAITING,
  trouble: null,
});

/** The code to be entered; undefined while the page asks for the address. */
export const awaitedCode = ({ sent, isCorrecting }: SignInState): CodeSent | undefined =>
  isCorrecting ? undefined : sent;

/** The sign-in after an event; an event that does not belong to the state changes nothing. */
export function nextSignInState(state: SignInState, event: SignInEvent): SignInState {
  const { task } = state;
  const leave = (): SignInState => ({ ...state, task: LEAVING, trouble: null });
  switch (event.type) {
    case 'ask':
      return task.name === 'waiting' ? asking(state, event.email, event.now) : state;
    case 'enter':
      return task.name === 'waiting' ? entering(state, event.code) : { ...state, typed: event.code };
    case 'correct':
      return task.name === 'waiting' ? { ...state, isCorrecting: true, typed: '', trouble: null } : state;
    case 'asked': {
      if (task.name !== 'asking') return state;
      if (event.isLoggedIn) return leave();
      const sent = { email: task.email, idempotencyKey: event.idempotencyKey, at: event.now };
      return initialSignInState(sent);
    }
    case 'failed':
      if (task.name === 'waiting' || task.name === 'leaving') return state;
      return event.isLoggedIn ? leave() : afterFailure(state, task, event.trouble);
    case 'entered':
      return task.name === 'entering' ? leave() : state;
    case 'signed-in-elsewhere':
      return task.name === 'waiting' || task.name === 'asking' ? leave() : state;
  }
}

function asking(state: SignInState, email: string, now: Instant): SignInState {
  const before = state.sent?.email === email ? state.sent : undefined;
  const next = { ...state, email, typed: '', trouble: null };
  // The guest corrected nothing: the code that was sent to this address still counts.
  if (state.isCorrecting && before && untilNextCode(before, now) > 0) return { ...next, isCorrecting: false };
  const idempotencyKey = state.isCorrecting ? undefined : before?.idempotencyKey;
  return { ...next, task: { name: 'asking', email, idempotencyKey } };
}

function entering(state: SignInState, code: string): SignInState {
  const awaited = awaitedCode(state);
  if (awaited === undefined) return state;
  return { ...state, typed: code, trouble: null, task: { name: 'entering', email: awaited.email, code } };
}

/** A code that the guest typed during the call is checked next, without a message about the failure. */
function afterFailure(
  state: SignInState,
  task: Extract<SignInTask, { name: 'asking' | 'entering' }>,
  trouble: Trouble,
): SignInState {
  const isNewCode = task.name === 'asking' ? state.typed !== '' : state.typed !== task.code;
  const failed = { ...state, task: WAITING, trouble };
  return isNewCode && (task.name === 'asking' || trouble.kind === 'wrong-code')
    ? entering(failed, state.typed)
    : failed;
}
