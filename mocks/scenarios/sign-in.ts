import type { Scenario } from './scenario.ts';

import { account, page, stay } from './scenario.ts';

const ACCOUNT_CALLS = ['customers', 'customerStatistics', 'futureCustomerRewards', 'reservations', 'updateCustomer'];

const BEN = {
  id: 'cust-ben',
  firstName: 'Ben',
  email: 'ben@guest.example',
  userId: 'user-ben',
  externalUserId: 'ext-ben',
  referralCode: 'BEN10',
};

/** Signing in, staying signed in, and visiting without a login; the code is 123456 unless a row has another one. */
export const signInScenarios: readonly Scenario[] = [
  page('visitor', {
    title: 'A first-time visitor',
    sees: 'An invitation to sign up, and the book-and-save card; a dot at Account.',
    covers: 'R6-02 R4-42 R1-07 R4-45 R2-74',
    open: '/signup',
  }),
  account('login-ok', {
    title: 'Signing in with the right code',
    sees: 'E-mail, code, then the requested page.',
    covers: 'R6-03 R7-13 R7-15 R4-44 R2-127',
    answers: 'authenticate 201',
    steps: 'Sign in as login-ok@guest.example with the code 123456.',
    open: '/login',
  }),
  account('login-wrong-code', {
    title: 'Signing in with a wrong code',
    sees: '"The code is incorrect", and another attempt.',
    covers: 'R5-16 R8-03 R8-34 R5-15 R5-40',
    answers: 'authenticate 400',
    steps: 'Sign in as login-wrong-code@guest.example with the code 000000.',
    open: '/login',
  }),
  account('login-other-error', {
    title: 'Signing in when the server fails',
    sees: '"Something went wrong".',
    covers: 'R8-35 R8-04',
    answers: 'authenticate 500',
    steps: 'Sign in as login-other-error@guest.example with the code 123456.',
    open: '/login',
    script: { refuses: { authenticate: 500 } },
  }),
  account('login-resend', {
    title: 'A new sign-in code after thirty seconds',
    sees: 'The new code works; the old one no longer does.',
    covers: 'R7-17 R7-19',
    steps: 'Sign in as login-resend@guest.example, and request a new code after 30 seconds: it is 654321.',
    open: '/login',
    script: { resentOtp: '654321' },
  }),
  page('login-bad-email', {
    title: 'Signing in with an invalid e-mail address',
    sees: 'A message at the field; nothing is sent.',
    covers: 'R5-41',
    steps: 'Type x as the address, and request a code.',
    open: '/login',
  }),
  page('challenge-fails', {
    title: 'The bot challenge takes the guest for a robot',
    sees: 'Sign-in is blocked with "Something went wrong".',
    covers: 'R7-20 R8-35',
    steps: 'Sign in as challenge-fails@guest.example.',
    open: '/login',
    signIn: 'challenge-fails@guest.example',
  }),
  page('challenge-expires', {
    title: 'The bot challenge times out',
    sees: 'A message that the check timed out, and another attempt.',
    covers: 'R7-20 R8-35',
    steps: 'Sign in as anna@guest.example.',
    open: '/login',
    faults: [{ operation: 'challenge', kind: 'timeout' }],
  }),
  page('challenge-unreachable', {
    title: 'The bot challenge cannot be loaded',
    sees: 'A message that the check did not load, and another attempt.',
    covers: 'R7-20 R8-35 S46',
    steps: 'Sign in as anna@guest.example.',
    open: '/login',
    faults: [{ operation: 'challenge', kind: 'network' }],
  }),
  page('token-malformed', {
    title: 'An invalid token in the browser',
    sees: 'Signed out, with one error report and no error on screen.',
    covers: 'R5-18 R5-43 R8-56',
    steps: "Type localStorage.accessToken = 'a.b' into the browser's console, and reload.",
    open: '/account',
  }),
  account('token-expiring', {
    title: 'A member whose session expires during use',
    sees: 'Signed out after five seconds; the account asks for a sign-in, a stay remains open.',
    covers: 'R4-47 R4-44',
    steps: 'Wait five seconds.',
    script: { loginMs: 5_000 },
  }),
  account('token-expired', {
    title: 'A session that has expired',
    sees: 'Signed out when the page is opened again.',
    covers: 'R4-44',
    steps: 'Close the page, and open it again after ten seconds.',
    script: { loginMs: 10_000 },
  }),
  account('token-rejected', {
    title: 'A token that the server rejects',
    sees: 'Signed out; after signing in again, the guest is back on the page.',
    covers: 'R6-28 R6-06 R6-07 R6-08 R6-09 R6-10',
    answers: 'customers 401, customerStatistics 401, futureCustomerRewards 401, reservations 401, updateCustomer 401',
    steps: 'Sign in again as anna@guest.example with the code 123456.',
    script: { refuses: Object.fromEntries(ACCOUNT_CALLS.map((operation) => [operation, 401])) },
  }),
  account('logout', {
    title: 'A member signs out',
    sees: 'The sign-up page; no tab shows the account any more.',
    covers: 'R4-43 R4-46',
    steps: 'Press "Sign out".',
  }),
  page('account-notification', {
    title: 'A guest who has not opened Account yet',
    sees: 'A blinking dot at Account until it is opened.',
    covers: 'R4-42 R4-45',
    steps: 'Open Account.',
    open: '/stay?slug=stay-started',
  }),
  stay('invited-guest', {
    title: 'A friend opens the shared link',
    sees: "Doors, extras on the stay's card, and sharing; nothing of an account.",
    covers: 'R6-12 R6-13 R6-14 R6-15 R6-16 R6-26 R2-162',
    startsIn: -1,
  }),
  stay('other-guest-slug', {
    title: "A member opens somebody else's stay",
    sees: "That stay, and the member's own account.",
    covers: 'R6-27 R6-29',
    signIn: 'anna@guest.example',
    startsIn: -1,
    checkIn: (_on, { customer }) => (customer ? { customer: { ...customer, ...BEN } } : {}),
  }),
  stay('non-member', {
    title: 'Check-out of a guest who is not a member',
    sees: 'The goodbye page invites the guest to join.',
    covers: 'R3-18 R4-80',
    steps: 'Press "Check out now".',
    page: '/check-out',
    startsIn: -3,
    checkIn: (_on, { customer }) => (customer ? { customer: { ...customer, userId: null, referralCode: null } } : {}),
  }),
];
