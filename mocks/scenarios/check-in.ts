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
  page('lookup-hit', {
    title: 'Finding a booking by its number and last name',
    sees: 'The stay, or its check-in.',
    serves: 'R7-22 R6-04 R7-41 R2-156',
    answers: 'checkInLookup 200',
    steps: 'Type booking number BN-1001 and last name Guest.',
    open: '/check-in',
  }),
  page('lookup-empty-fields', {
    title: 'Finding a booking without typing anything',
    sees: 'The word "Required" at both fields; nothing is sent.',
    serves: 'R5-01 R5-02',
    steps: 'Press the button without typing anything.',
    open: '/check-in',
  }),
  page('lookup-miss', {
    title: 'Finding a booking with a wrong number or name',
    sees: 'A request to check both, or to contact us for help.',
    serves: 'R8-33',
    steps: 'Type booking number BN-1001 and another last name.',
    open: '/check-in',
  }),
  stay('arrival', {
    title: 'Arrival is today, and check-in is still to do',
    sees: 'Check-in with guest details first; no door opens before it is done.',
    serves: 'R4-07 R4-08 R2-150',
    ...PAGE,
    startsIn: 0,
    checkIn: detailsMissing,
  }),
  stay('guest-details-required', {
    title: 'Guest details are missing',
    sees: 'The form for them; sent, the identity check follows.',
    serves: 'R4-07 R4-08 R4-10 R2-154 R5-17 R5-42',
    steps: 'Fill the form in and send it.',
    ...PAGE,
    checkIn: detailsMissing,
  }),
  stay('no-verification-needed', {
    title: 'Guest details are all that check-in takes',
    sees: 'Sent, the guest is checked in.',
    serves: 'R4-19 R4-09 R3-15',
    steps: 'Fill the form in and send it.',
    ...PAGE,
    checkIn: () => ({ ...detailsMissing(), idVerificationState: 'not-required' }),
  }),
  stay('id-verification-required', {
    title: 'Only the identity check is missing',
    sees: 'The camera step; then the guest is checked in.',
    serves: 'R4-08 R4-09 R6-17 R2-94 R4-22',
    answers: 'reservationState 200',
    steps: 'Take the two pictures.',
    ...PAGE,
    checkIn: identityMissing,
  }),
  stay('id-verification-declined', {
    title: 'The identity check is declined',
    sees: `"Verification didn't go through", with a way to try again and people to ask.`,
    serves: 'R8-24 R4-20 R2-93',
    steps: 'Take the two pictures.',
    ...PAGE,
    checkIn: identityMissing,
    script: { identity: 'declined' },
  }),
  stay('id-verification-banned', {
    title: 'The identity check bans the guest',
    sees: 'The same words without another try: no keys, only people to ask.',
    serves: 'R4-20 R8-24 R4-10',
    ...PAGE,
    checkIn: () => ({ ...identityMissing(), idVerificationState: 'banned' }),
    script: { identity: 'banned' },
  }),
  stay('id-verification-approved', {
    title: 'The identity is approved, but check-in does not know it yet',
    sees: 'The page looks again by itself, and the guest is checked in.',
    serves: 'R4-19 R4-22 R4-09',
    ...PAGE,
    checkIn: () => ({ ...identityMissing(), idVerificationState: 'approved' }),
  }),
  stay('id-verification-slow', {
    title: 'The identity check takes three minutes',
    sees: 'Two minutes of waiting, then a button to look again.',
    serves: 'R4-22',
    steps: 'Take the two pictures, and wait.',
    ...PAGE,
    checkIn: identityMissing,
    script: { identityDelayMs: 3 * MINUTE },
  }),
  stay('camera-denied', {
    title: 'The browser may not use the camera',
    sees: 'How to allow the camera, and a way to try again.',
    serves: 'R2-91 R2-93',
    steps: 'Deny the camera when the browser asks.',
    ...PAGE,
    checkIn: identityMissing,
  }),
  stay('check-in-completed', {
    title: 'Check-in is done already',
    sees: 'Check-in leads straight to the stay.',
    serves: 'R4-09 R4-10',
    ...PAGE,
  }),
  stay('front-desk-property', {
    title: 'A house with a front desk',
    sees: 'Guest details online; the identity is checked at the desk.',
    serves: 'R4-21 R3-48',
    ...PAGE,
    property: { checkInMethod: 'front-desk' },
    checkIn: detailsMissing,
  }),
];
