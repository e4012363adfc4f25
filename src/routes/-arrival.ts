import type { Settings } from '#config/settings.ts';
import { currentLogin } from '#session/login.ts';

/**
 * Where a guest without a stay goes when the address needs one. Members see their reservations, others sign-up;
 * white-label finds the lookup at the address of the error page (R2-54, R2-118, R2-119, B4).
 */
export function withoutStay({ brand }: Settings): '/error' | '/reservations' | '/signup' {
  if (!brand.hasAccount) return '/error';
  return currentLogin() === undefined ? '/signup' : '/reservations';
}
