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
  page(
    'visitor',
    'Nobody signed in, nothing stored: what the Inner Circle brings, and book and save (the dot: account-notification)',
    '/signup',
  ),
  account('login-ok', 'The code 123456, typed or pasted: signed in, and where one wanted to go', {}, '/login'),
  account('login-wrong-code', "Any code but 123456: 'The code is incorrect'; then 123456 signs in", {}, '/login'),
  account(
    'login-other-error',
    'Sign in as login-other-error@guest.example: the code comes, signing in fails with a 500',
    { script: { refuses: { authenticate: 500 } } },
    '/login',
  ),
  account(
    'login-resend',
    'Sign in as login-resend@guest.example: a new code after 30 seconds, which is 654321; 123456 stops working',
    { script: { resentOtp: '654321' } },
    '/login',
  ),
  page('login-bad-email', "No address, or 'x': a message at the field, no call", '/login'),
  page(
    'challenge-fails',
    'Sign in as challenge-fails@guest.example: taken for a robot (challenge-expires, challenge-unreachable: the others)',
    '/login',
    'challenge-fails@guest.example',
  ),
  page(
    'token-malformed',
    "Put 'a.b' as accessToken into the local storage and reload: removed, one report",
    '/account',
  ),
  account('token-expired', 'Signed in for ten seconds: close the page, open it later, and it asks to sign in', {
    script: { loginMs: 10_000 },
  }),
  account('token-expiring', 'Signed in for five seconds: then the account leads to sign-up, a stay stays open', {
    script: { loginMs: 5_000 },
  }),
  account(
    'token-rejected',
    'The server takes the login for no good: signed out; who signs in again, as anna@guest.example, is back here',
    {
      script: { refuses: Object.fromEntries(ACCOUNT_CALLS.map((operation) => [operation, 401])) },
    },
  ),
  account('logout', 'Logging out: nothing of the account is left, here or in another tab'),
  page('account-notification', 'Nobody signed in: a dot at Account until it is opened', '/stay?slug=stay-started'),
  stay(
    'invited-guest',
    'A shared link, nobody signed in: doors, extras on the card on file, and nothing of an account',
    {
      startsIn: -1,
    },
  ),
  stay(
    'other-guest-slug',
    "Somebody else's stay while Anna is signed in: it opens like a shared link, the account and its code stay hers",
    {
      startsIn: -1,
      checkIn: (_on, { customer }) => (customer ? { customer: { ...customer, ...BEN } } : {}),
    },
    { signIn: 'anna@guest.example' },
  ),
  stay(
    'non-member',
    'Check-out of a guest who is no member: afterwards an invitation to join',
    {
      startsIn: -3,
      checkIn: (_on, { customer }) => (customer ? { customer: { ...customer, userId: null, referralCode: null } } : {}),
    },
    { page: '/check-out' },
  ),
];
