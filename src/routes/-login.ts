import { redirect } from '@tanstack/react-router';

import { currentLogin } from '#session/login.ts';
import { keepRedirectTarget } from '#session/redirect-target.ts';

/** Lets only members in; everybody else signs up first, and comes back to this address afterwards (R2-49, R2-60, R6-11). */
export function requireLogin({ pathname, searchStr }: { pathname: string; searchStr: string }): void {
  if (currentLogin() !== undefined) return;
  keepRedirectTarget(pathname + searchStr);
  throw redirect({ to: '/signup', replace: true });
}

/** Pages for signing in are for those who are not: a member goes to the account (R2-59). */
export function requireNoLogin(): void {
  if (currentLogin() !== undefined) throw redirect({ to: '/account', replace: true });
}
