import type { Page } from 'playwright';

/** A screen to capture: a scenario or page, and the steps that lead to it. */
export interface Screen {
  readonly name: string;
  readonly title: string;
  readonly open: string;
  readonly now?: string;
  /** Set if only this brand has it. */
  readonly only?: 'main';
  /** The final address, if the steps lead to another page. */
  readonly at?: string;
  /** The steps from the opened page to the screen. */
  readonly walk?: (page: Page) => Promise<void>;
}

const press =
  (...names: string[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) {
      await page
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .first()
        .click();
    }
  };

const until =
  (walk: (page: Page) => Promise<void>, words: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await walk(page);
    await page.getByText(words).first().waitFor();
  };

/** Orders the late check-out of a stay. */
const ordering = (slug: string, words: string) => ({
  open: `/stay/late-check-out?slug=${slug}`,
  at: '/stay/order-confirmation',
  walk: until(press('Confirm'), words),
});

/** A page seen by a logged-in member. */
const member = (name: string, title: string, who: string, path: string, words?: string): Screen => ({
  name: `member-${name}`,
  title,
  open: '/login',
  at: path,
  only: 'main',
  walk: async (page) => {
    await page.getByLabel('E-mail').fill(`${who}@guest.example`);
    await press('Send me a code')(page);
    await page.getByLabel('Code').fill('123456');
    await page.waitForURL((url) => url.pathname !== '/login');
    await page.goto(new URL(path, page.url()).href);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (words !== undefined) await page.getByText(words).first().waitFor();
  },
});

/** Screens behind a login. */
const MEMBERS: readonly Screen[] = [
  { name: 'member-sign-up', title: 'Join', open: '/signup', only: 'main' },
  { name: 'member-sign-in', title: 'Sign in', open: '/login', only: 'main' },
  {
    name: 'member-code',
    title: 'The code from the e-mail, wrong first',
    open: '/login',
    only: 'main',
    walk: async (page) => {
      await page.getByLabel('E-mail').fill('anna@guest.example');
      await press('Send me a code')(page);
      await page.getByLabel('Code').fill('000000');
      await page.getByText('The code is incorrect').waitFor();
    },
  },
  member('account', 'The account, with everything', 'customer-member', '/account'),
  member(
    'account-statistics-failed',
    'The account, its statistics failed',
    'statistics-failed',
    '/account',
    'Something went wrong',
  ),
  member('account-not-found', 'The account, no member found', 'customer-not-found', '/account'),
  member('consent', 'The marketing consent', 'consent-not-given', '/consent'),
  member('rewards-all', 'Rewards of every kind and state', 'rewards-all', '/account/rewards'),
  member('rewards-none', 'No rewards yet', 'rewards-none', '/account/rewards'),
  member('reservations', 'Reservations, one of them cancelled', 'reservations-many', '/reservations'),
  member('reservations-none', 'No reservations', 'reservations-none', '/reservations'),
  member('plan', 'Plan a stay', 'customer-member', '/stay/plan?slug=plan-ok'),
  member(
    'plan-partner-down',
    'Plan a stay, the partner is down',
    'customer-member',
    '/stay/plan?slug=plan-ok&planHost=plan.failing.invalid',
  ),
  member('referral', 'Bring a friend', 'customer-member', '/stay/referral?slug=stay-started'),
];

/** The slider's button: the first press arms it, the second opens. */
const TRACK = /press twice|Press once more/;

/** A frame of the walk in. */
const walkIn = (name: string, title: string, slug: string, step: number, press?: string | RegExp): Screen => ({
  name: `walk-in-${name}`,
  title: `Walk me in: ${title}`,
  open: `/stay/access?slug=${slug}&walk=${step}`,
  walk: async (page) => {
    const walk = page.getByRole('dialog', { name: 'Guide me in' });
    await walk.getByRole('heading').first().waitFor();
    if (press !== undefined) await walk.getByRole('button', { name: press }).click();
    if (press === TRACK) {
      await walk.getByRole('button', { name: press }).click();
      await walk.getByText('The door is open').first().waitFor();
    }
  },
});

/** The walk in, frame by frame. */
const WALK_IN: readonly Screen[] = [
  walkIn('1-street', 'the street door', 'stay-started', 1),
  walkIn('2-lift', 'the lift', 'stay-started', 2),
  walkIn('2-lift-called', 'the lift is called', 'stay-started', 2, 'Call the lift'),
  walkIn('3-hallway', 'the hallway', 'keys-all-types', 3),
  walkIn('3-apartment', 'the own door', 'stay-started', 3),
  walkIn('3-apartment-open', 'the own door, open', 'stay-started', 3, TRACK),
  walkIn('4-inside', 'in the room', 'stay-started', 4),
];

/** The steps in a scenario until the screen shows what its name says. */
export const WALKS: Readonly<Record<string, NonNullable<Screen['walk']>>> = {
  // The number appears on the next page, once the chat was opened and may load messages.
  'unread-messages-3': async (page) => {
    await press('Allow')(page);
    await page.getByRole('region', { name: 'Chat' }).getByRole('button').click();
    await page.getByRole('dialog').waitFor();
    await page.reload();
    await page.getByText('3 unread messages').first().waitFor();
  },
  'lookup-miss': async (page) => {
    await page.getByLabel('Booking number').fill('BN-1001');
    await page.getByLabel('Last name').fill('Nobody');
    await until(press('Find my booking'), 'We could not find your booking')(page);
  },
  'id-verification-declined': async (page) => {
    await page.evaluate(async () => {
      const body = JSON.stringify({ slug: 'id-verification-declined', result: 'declined' });
      await fetch('/__mock/identity', { method: 'POST', body });
    });
    await page.reload();
    await page.getByRole('alert').waitFor();
  },
};

/** Screens that no scenario opens directly: the same in every stay, or several clicks away. */
export const SCREENS: readonly Screen[] = [
  ...MEMBERS,
  ...WALK_IN,
  { name: 'screen-find-booking', title: 'Find the booking', open: '/check-in' },
  { name: 'screen-not-found', title: 'Booking not found', open: '/error' },
  { name: 'screen-privacy', title: 'Privacy', open: '/privacy' },
  { name: 'screen-accessibility', title: 'Accessibility', open: '/accessibility' },
  { name: 'screen-access', title: 'Getting in, during the stay', open: '/stay/access?slug=stay-started' },
  {
    name: 'screen-door-opening',
    title: 'A door on its way to open',
    open: '/stay/access?slug=stay-started',
    walk: async (page) => {
      const track = page.getByRole('button', { name: /or press twice$|Press once more$/ }).first();
      await track.click();
      await track.click();
      await page
        .getByText(/^Open(ing| for \d)/)
        .first()
        .waitFor();
    },
  },
  { name: 'screen-location', title: 'Where to find us', open: '/stay/location?slug=stay-started' },
  { name: 'screen-late', title: 'Late check-out', open: '/stay/late-check-out?slug=stay-started' },
  { name: 'screen-early', title: 'Early check-in', open: '/stay/early-check-in?slug=stay-before-arrival' },
  { name: 'screen-change-time', title: 'Change times', open: '/stay/change-time?slug=stay-before-arrival' },
  {
    name: 'screen-times-changed',
    title: 'Times changed',
    open: '/stay/change-time?slug=change-time-ok',
    walk: async (page) => {
      await page.getByRole('radio', { checked: false, disabled: false }).first().check();
      await until(press('Change times'), 'Your times have been changed')(page);
    },
  },
  { name: 'screen-check-out', title: 'Check out', open: '/stay/check-out?slug=check-out-day' },
  { name: 'screen-checked-out', title: 'Checked out', open: '/stay/check-out/success?slug=checked-out' },
  {
    name: 'screen-order-confirmation',
    title: 'Confirm your order',
    open: '/stay/late-check-out?slug=stay-started',
    at: '/stay/order-confirmation',
    walk: async (page) => {
      await page.getByRole('link', { name: 'Add another card' }).click();
      await page.getByRole('button', { name: 'Add this card' }).waitFor();
      await page.goto(new URL('/stay/order-confirmation?slug=stay-started', page.url()).href);
      await page.getByText('Confirm your order').first().waitFor();
    },
  },
  {
    name: 'screen-order-waiting',
    title: 'An order that is pending',
    ...ordering('order-stuck-pending', 'Placing your order'),
  },
  {
    name: 'screen-order-payment-failed',
    title: 'The payment failed',
    ...ordering('order-payment-error', 'Payment failed'),
  },
  {
    name: 'screen-order-failed',
    title: 'The order failed',
    ...ordering('order-other-error', 'Failed to proceed the order'),
  },
  {
    name: 'screen-order-success',
    title: 'The order went through',
    ...ordering('stay-started', 'All yours'),
    at: '/stay/order-success',
  },
  {
    name: 'screen-order-invoice',
    title: 'Payable by invoice',
    open: '/stay/late-check-out?slug=invoice-voucher',
  },
  {
    name: 'screen-order-reward',
    title: 'A reward pays',
    open: '/stay/late-check-out?slug=order-free-reward',
  },
  {
    name: 'screen-cleaning-chosen',
    title: 'A cleaning, day and hour chosen',
    open: '/stay/cleaning/schedule?slug=cleaning-free',
    walk: async (page) => {
      await page.getByRole('radio').first().check();
      await page
        .getByRole('radio', { name: /^09:00|^9:00/ })
        .first()
        .check();
    },
  },
  {
    name: 'screen-cleaning-required',
    title: 'A cleaning without day and hour',
    open: '/stay/cleaning/schedule?slug=cleaning-free',
    walk: press('Continue'),
  },
  {
    name: 'screen-extension-confirmation',
    title: 'Send the request for more nights',
    open: '/stay/reservation-extension?slug=extension-request',
    at: '/stay/order-product/reservation-extension',
    walk: until(press('Continue'), 'Send request'),
  },
  {
    name: 'screen-extension-sent',
    title: 'The request for more nights is sent',
    open: '/stay/reservation-extension?slug=extension-request',
    at: '/stay/order-success',
    walk: until(press('Continue', 'Send request'), 'Request sent'),
  },
  {
    name: 'screen-rates',
    title: 'Or book nights yourself',
    open: '/stay/reservation-extension?slug=rates-list',
    walk: async (page) => {
      await page.getByText('Choose your dates').click();
      await press('Show rates')(page);
      await page.getByText('Flexible').first().waitFor();
    },
  },
  {
    name: 'screen-request-sent',
    title: 'A request for an offer is sent',
    open: '/stay/product/custom-kinds-request?slug=custom-kinds',
    walk: until(press('Ask for a ride'), 'Request sent'),
  },
  {
    name: 'screen-cancel-confirmation',
    title: 'Cancel: are you sure',
    open: '/stay/cancel-reservation?slug=refundable-before-deadline',
    walk: press('Cancel booking'),
  },
  {
    name: 'screen-cancelled',
    title: 'Cancelled',
    open: '/stay/cancel-reservation?slug=refundable-before-deadline',
    at: '/stay/cancel-reservation-success',
    walk: until(press('Cancel booking', 'Yes, cancel my stay'), 'Your stay is cancelled'),
  },
  {
    name: 'screen-help-search',
    title: 'Help: an answer is found',
    open: '/stay/ask?slug=help-content',
    walk: async (page) => {
      await page.getByRole('searchbox').fill('sauna');
      await page.getByText('Is there a sauna?').first().waitFor();
    },
  },
  {
    name: 'screen-help-nothing-found',
    title: 'Help: no answer is found',
    open: '/stay/ask?slug=help-content',
    walk: (page) => page.getByRole('searchbox').fill('submarine'),
  },
  {
    name: 'screen-chat-blocked',
    title: 'The chat will not open',
    open: '/stay/ask?slug=chat-blocked',
    only: 'main',
    walk: until(press('Ask Bob'), 'The chat will not open'),
  },
  { name: 'screen-card', title: 'Add a card', open: '/stay/add-card?slug=stay-started' },
];
