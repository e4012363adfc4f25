import type { Scenario } from './scenario.ts';

import { MINUTE } from '#lib/time.ts';

import { page, stay } from './scenario.ts';

const PAGE = { page: '/check-in' };

const detailsMissing = () => ({ state: 'guest-details-required', idVerificationState: 'required', checkInDate: null });
const identityMissing = () => ({
  state: 'id-verification-required',
  idVerificationState: 'required',
  checkInDate: null,
});

/** Looking a booking up, guest details, identity. */
export const checkInScenarios: readonly Scenario[] = [
  page('lookup-hit', 'Booking number BN-1001 and last name Guest open the stay', '/check-in'),
  page('lookup-empty-fields', "Nothing typed: 'Required' twice", '/check-in'),
  page('lookup-miss', 'An unknown number or a wrong name: check them, or contact us', '/check-in'),
  stay('arrival', 'Arrival is today, and nothing is done yet', { startsIn: 0, checkIn: detailsMissing }, PAGE),
  stay(
    'guest-details-required',
    'The guest has yet to fill in details, then shows an ID',
    { checkIn: detailsMissing },
    PAGE,
  ),
  stay(
    'no-verification-needed',
    'Guest details are all it takes: checked in at once',
    { checkIn: () => ({ ...detailsMissing(), idVerificationState: 'not-required' }) },
    PAGE,
  ),
  stay(
    'id-verification-required',
    'Only the ID is missing; the provider approves it',
    { checkIn: identityMissing },
    PAGE,
  ),
  stay(
    'id-verification-declined',
    'The provider declines: try again, or contact us',
    { checkIn: identityMissing, script: { identity: 'declined' } },
    PAGE,
  ),
  stay(
    'id-verification-banned',
    'The provider bans the guest: no retry, no keys, only support',
    { checkIn: () => ({ ...identityMissing(), idVerificationState: 'banned' }), script: { identity: 'banned' } },
    PAGE,
  ),
  stay(
    'id-verification-approved',
    'Approved, though the state lags behind: checked in',
    { checkIn: () => ({ ...identityMissing(), idVerificationState: 'approved' }) },
    PAGE,
  ),
  stay(
    'id-verification-slow',
    "The provider takes three minutes: wait, then 'check again'",
    { checkIn: identityMissing, script: { identityDelayMs: 3 * MINUTE } },
    PAGE,
  ),
  stay(
    'camera-denied',
    'Deny the camera when the browser asks: how to allow it, and a retry',
    { checkIn: identityMissing },
    PAGE,
  ),
  stay('check-in-completed', 'Checked in already: check-in leads back to the stay', {}, PAGE),
  stay(
    'front-desk-property',
    'Guest details online, the ID check at the front desk',
    { property: { checkInMethod: 'front-desk' }, checkIn: detailsMissing },
    PAGE,
  ),
];
