import { redirect } from '@tanstack/react-router';

import type { Slug } from '#domain/stay/stay.ts';
import { readCurrentStay } from '#session/current-stay.ts';
import { currentLogin, lastLoginEnd } from '#session/login.ts';
import { storeRedirectTarget } from '#session/pending-sign-in.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Why this page opens instead of the requested one. */
    whyHere?: 'members-only' | 'login-expired' | 'no-stay' | 'no-such-page' | 'no-such-stay' | 'unreadable-link';
    /** The stay of a page for members, for the way back to it. */
    fromStay?: Slug;
    /** What the guest entered on the previous page, for the lookup. */
    bookingNumber?: string;
  }
}

interface Opening {
  readonly search: { readonly slug?: Slug | undefined };
  readonly location: { readonly pathname: string; readonly searchStr: string };
  /** The route is only being preloaded, because the guest points at a link to it. */
  readonly preload: boolean;
}

/** Admits only members; others sign up first and then return to this address (R2-49, R2-60, R6-11). */
export function requireLogin({ search: { slug }, location: { pathname, searchStr }, preload }: Opening): void {
  if (currentLogin() !== undefined) return;
  if (!preload) storeRedirectTarget(pathname + searchStr);
  const end = lastLoginEnd();
  // A guest who just logged out needs no explanation.
  if (end === 'signed-out') throw redirect({ to: '/signup', replace: true });
  const fromStay = slug ?? readCurrentStay();
  const whyHere = end === 'expired' ? 'login-expired' : 'members-only';
  throw redirect({ to: '/signup', state: { whyHere, ...(fromStay && { fromStay }) }, replace: true });
}

/** Redirects logged-in members from sign-in pages to the account (R2-59). */
export function requireNoLogin(): void {
  if (currentLogin() !== undefined) throw redirect({ to: '/account', replace: true });
}
