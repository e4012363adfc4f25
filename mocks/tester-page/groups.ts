import type { Heading } from '../scenarios/scenario.ts';
import type { Example } from './concepts.ts';

/** The introduction of a group's page. */
export interface GroupPage {
  readonly group: Heading;
  readonly text: string;
  readonly example: Example;
}

/** One page for each heading of `mocks/scenarios/headings.ts`. */
export const GROUP_PAGES: readonly GroupPage[] = [
  {
    group: 'The life of a stay',
    text: 'From the booking to the day after. Every date is relative to today at the house of the stay; the clock brings you from one stage to the next.',
    example: { say: 'From the booking to the day of arrival', link: '/stay?scenario=stay-before-arrival&now=P5D' },
  },
  {
    group: 'Checking in',
    text: 'Guest details, the identity check and its results. The check answers as the situation has it, or when you decide.',
    example: {
      say: 'Approve the guest who waits',
      method: 'POST',
      verb: 'identity',
      body: { slug: 'id-verification-slow', result: 'approved' },
    },
  },
  {
    group: 'Doors, keys and the house',
    text: 'What a guest sees at the door: codes, sliders, and each reason why a door stays shut. The clock lets keys begin and end.',
    example: {
      say: 'Go to when the keys of an arrival begin',
      method: 'PUT',
      verb: 'clock',
      body: { next: 'keys-code-valid-from' },
    },
  },
  {
    group: 'Ordering and paying',
    text: 'Orders are decided after they are placed, by the clock of the world. Cards are added on a page of a simulated provider; every number is at Third parties.',
    example: {
      say: 'An order as the app places it',
      method: 'PATCH',
      verb: '../api/check-in/order-success',
      body: { orderItems: [{ productId: 'prod-sauna', count: 1 }] },
    },
  },
  {
    group: 'Extras',
    text: 'What a house sells beside the stay: hours, parking, kits, bigger apartments and offers of its own.',
    example: {
      say: 'What is free to change to',
      method: 'GET',
      verb: '../api/custom-products?propertyId=prop-helsinki-kas40',
    },
  },
  {
    group: 'Breakfast and gym',
    text: 'Passes to partners nearby. A pass is of a day: the clock uses it up.',
    example: { say: 'The passes of a week, two days later', link: '/s/breakfast-passes?now=P2D' },
  },
  {
    group: 'Cleaning, other hours, more nights',
    text: 'Changes of a stay that need a free slot. A slot is held from the moment of the order.',
    example: {
      say: 'The times for a cleaning',
      method: 'GET',
      verb: '../api/product-availability/prod-cleaning?reservationId=res-cleaning-free',
    },
  },
  {
    group: 'Cancelling',
    text: 'Who may cancel, until when, and for what price. The hour counts at the house.',
    example: {
      say: 'A cancellation, which "Undo the last call" takes back',
      method: 'PATCH',
      verb: '../api/check-in/refundable-before-deadline',
      body: { status: 'canceled' },
    },
  },
  {
    group: 'Signing in',
    text: 'The link of a situation signs in where it needs to. By hand, sign in with the address that it names and the code 123456.',
    example: { say: 'A login that ends after five seconds', link: '/s/token-expiring' },
  },
  {
    group: 'Members, reservations and rewards',
    text: 'Accounts by name: rewards-all is rewards-all@guest.example. Join a stay to see a member in it.',
    example: { say: 'A member beside a stay', link: '/s/rewards-active+stay-started' },
  },
  {
    group: 'Help, guides and plans',
    text: 'Help, the chat, the city, and the partner who plans the days.',
    example: {
      say: 'The partner of the plan is slow',
      method: 'POST',
      verb: 'faults',
      body: { operation: 'plan', kind: 'delay' },
    },
  },
  {
    group: 'Another brand',
    text: 'The same app under the host of another operator: wl. before the name of the host. The link leads there.',
    example: { say: "A stay under another operator's brand", link: '/s/white-label-stay' },
  },
  {
    group: 'Answers out of the ordinary',
    text: 'What a server may send and an app does not expect, within the contract: missing values, swapped dates, kinds that do not exist yet.',
    example: { say: 'Only what must be there', method: 'GET', verb: '../api/check-in/minimal-response' },
  },
  {
    group: 'A bad line',
    text: 'Troubles of the line. Each can be joined to any other situation.',
    example: { say: 'Expired keys on a shaky line', link: '/s/keys-expired+shaky-network' },
  },
  {
    group: 'Languages',
    text: 'Each language can be joined to any other situation; lng= on a page of the app does the same.',
    example: { say: 'Door codes in Greek', link: '/s/keys-all-types+language-el' },
  },
  {
    group: 'The app itself',
    text: 'New versions, environments, errors and analytics. Some of them need a build: npm run preview.',
    example: { say: 'What analytics are told of a stay', link: '/s/analytics-recording' },
  },
  {
    group: 'Recorded sessions',
    text: 'What a tester did once, made again by its link: each call at its time, over the rows that every world has. A bug that was found becomes such a file; see Replay.',
    example: { say: 'How a recording becomes one', command: 'situation --help' },
  },
];
