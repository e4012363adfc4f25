/** Where opening the plan leads; `open` is the plan itself. */
export type PlanEntry = 'check-in' | 'sign-up' | 'explore' | 'open';

/** The plan's guards in their order: the brand, the partner, the login, the stay (R2-55 to R2-57, R2-130). */
export function planEntry(guest: {
  readonly hasAccount: boolean;
  /** A partner is configured. */
  readonly hasPlan: boolean;
  readonly isLoggedIn: boolean;
  readonly hasSlug: boolean;
}): PlanEntry {
  if (!guest.hasAccount) return 'check-in';
  if (!guest.hasPlan) return 'explore';
  if (!guest.isLoggedIn) return 'sign-up';
  return guest.hasSlug ? 'open' : 'explore';
}
