import type { Settings } from '#config/settings.tsx';

/** Where a guest without a stay goes on the main brand: sign-up, until it exists the booking search (R2-01, R2-119). */
export const SIGN_UP = '/check-in';

/** Where a guest without a stay goes when the address needs one: white-label says that it is wrong (R2-54, R2-118). */
export const withoutStay = ({ brand }: Settings): '/error' | typeof SIGN_UP =>
  brand.id === 'white-label' ? '/error' : SIGN_UP;
