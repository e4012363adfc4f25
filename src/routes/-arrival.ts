import type { Settings } from '#config/settings.ts';
import { currentLogin } from '#session/login.ts';

/**
 * Where a guest without a stay is redirected when the address needs one: members to their reservations, others to
 * sign-up, and on white-label to the error page, which contains the lookup (R2-54, R2-118, R2-119, B4).
 */
export function withoutStay({ brand }: Settings): '/error' | '/reservations' | '/signup' {
  if (!brand.hasAccount) return '/error';
  return currentLogin() === undefined ? '/signup' : '/reservations';
}
