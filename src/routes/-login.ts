import { redirect } from '@tanstack/react-router';

import { currentLogin, lastLoginEnd } from '#session/login.ts';
import { storeRedirectTarget } from '#session/pending-sign-in.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Why this page opens instead of the one that was wanted. */
    whyHere?: 'members-only' | 'login-expired' | 'no-stay' | 'no-such-page' | 'no-such-stay' | 'unreadable-link';
    /** What the guest typed on the page before, for the lookup. */
    bookingNumber?: string;
  }
}

interface Opening {
  readonly location: { readonly pathname: string; readonly searchStr: string };
  /** The guest only points at a link to the page. */
  readonly preload: boolean;
}

/** Lets only members in; everybody else signs up first, and comes back to this address afterwards (R2-49, R2-60, R6-11). */
export function requireLogin({ location: { pathname, searchStr }, preload }: Opening): void {
  if (currentLogin() !== undefined) return;
  if (!preload) storeRedirectTarget(pathname + searchStr);
  const end = lastLoginEnd();
  // A guest who has pressed Log out knows why.
  if (end === 'signed-out') throw redirect({ to: '/signup', replace: true });
  const whyHere = end === 'expired' ? 'login-expired' : 'members-only';
  throw redirect({ to: '/signup', state: { whyHere }, replace: true });
}

/** Pages for signing in are for those who are not: a member goes to the account (R2-59). */
export function requireNoLogin(): void {
  if (currentLogin() !== undefined) throw redirect({ to: '/account', replace: true });
}
