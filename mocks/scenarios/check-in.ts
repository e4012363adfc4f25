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
    covers: 'R7-22 R6-04 R7-41 R2-156',
    answers: 'checkInLookup 200',
    steps: 'Type booking number BN-1001 and last name Guest.',
    open: '/check-in',
  }),
  page('lookup-empty-fields', {
    title: 'Finding a booking with empty fields',
    sees: '"Required" at both fields; nothing is sent.',
    covers: 'R5-01 R5-02',
    steps: 'Press the button without typing anything.',
    open: '/check-in',
  }),
  page('lookup-miss', {
    title: 'Finding a booking with a wrong number or name',
    sees: 'A message to check both, or to contact us.',
    covers: 'R8-33',
    steps: 'Type booking number BN-1001 and another last name.',
    open: '/check-in',
  }),
  stay('arrival', {
    title: 'Arrival is today, and the guest has not checked in',
    sees: 'Check-in, starting with guest details; no door opens before it is complete.',
    covers: 'R4-07 R4-08 R2-150',
    ...PAGE,
    startsIn: 0,
    checkIn: detailsMissing,
  }),
  stay('guest-details-required', {
    title: 'Guest details are missing',
    sees: 'The form; after it, the identity check.',
    covers: 'R4-07 R4-08 R4-10 R2-154 R5-17 R5-42',
    steps: 'Fill in the form and submit it.',
    ...PAGE,
    checkIn: detailsMissing,
  }),
  stay('no-verification-needed', {
    title: 'Check-in needs guest details only',
    sees: 'After the form, the guest is checked in.',
    covers: 'R4-19 R4-09 R3-15',
    steps: 'Fill in the form and submit it.',
    ...PAGE,
    checkIn: () => ({ ...detailsMissing(), idVerificationState: 'not-required' }),
  }),
  stay('id-verification-required', {
    title: 'Only the identity check is missing',
    sees: 'The camera; then the guest is checked in.',
    covers: 'R4-08 R4-09 R6-17 R2-94 R4-22',
    answers: 'reservationState 200',
    steps: 'Take the two pictures.',
    ...PAGE,
    checkIn: identityMissing,
  }),
  stay('id-verification-declined', {
    title: 'The identity check is declined',
    sees: `"Verification didn't go through", with "Try again" and how to contact us.`,
    covers: 'R8-24 R4-20 R2-93',
    steps: 'Take the two pictures.',
    ...PAGE,
    checkIn: identityMissing,
    script: { identity: 'declined' },
  }),
  stay('id-verification-banned', {
    title: 'The identity check bans the guest',
    sees: 'The same message without "Try again": no keys, only how to contact us.',
    covers: 'R4-20 R8-24 R4-10',
    ...PAGE,
    checkIn: () => ({ ...identityMissing(), idVerificationState: 'banned' }),
    script: { identity: 'banned' },
  }),
  stay('id-verification-approved', {
    title: 'The identity check is approved, but check-in does not show it yet',
    sees: 'The page checks again by itself, and the guest is checked in.',
    covers: 'R4-19 R4-22 R4-09',
    ...PAGE,
    checkIn: () => ({ ...identityMissing(), idVerificationState: 'approved' }),
  }),
  stay('id-verification-slow', {
    title: 'The identity check takes three minutes',
    sees: 'Two minutes of waiting, then a button to check again.',
    covers: 'R4-22',
    steps: 'Take the two pictures, and wait.',
    ...PAGE,
    checkIn: identityMissing,
    script: { identityDelayMs: 3 * MINUTE },
  }),
  stay('camera-denied', {
    title: 'The browser is not allowed to use the camera',
    sees: 'How to allow the camera, and "Try again".',
    covers: 'R2-91 R2-93',
    steps: 'Deny the camera when the browser asks.',
    ...PAGE,
    checkIn: identityMissing,
  }),
  stay('check-in-completed', {
    title: 'Check-in has already been completed',
    sees: 'Check-in leads straight to the stay.',
    covers: 'R4-09 R4-10',
    ...PAGE,
  }),
  stay('front-desk-property', {
    title: 'A building with a front desk',
    sees: 'Guest details online; the identity is checked at the desk.',
    covers: 'R4-21 R3-48',
    ...PAGE,
    property: { checkInMethod: 'front-desk' },
    checkIn: detailsMissing,
  }),
];
