import type { Heading } from '../scenarios/scenario.ts';
import type { Example } from './concepts.ts';

/** The introduction of a group's page. */
export interface GroupPage {
  readonly group: Heading;
  readonly text: string;
  readonly example: Example;
}

/** One page for each heading of scenarios. */
export const GROUP_PAGES: readonly GroupPage[] = [
  {
    group: 'The life of a stay',
    text: "From the booking to the day after departure. All dates are relative to today, in the property's time zone; move the clock to get from one stage to the next.",
    example: { say: 'From the booking to the day of arrival', link: '/stay?scenario=stay-before-arrival&now=P5D' },
  },
  {
    group: 'Checking in',
    text: 'Guest details, the identity check and its results. The check completes as the situation defines, or when you decide.',
    example: {
      say: 'Approve the waiting guest',
      method: 'POST',
      verb: 'identity',
      body: { slug: 'id-verification-slow', result: 'approved' },
    },
  },
  {
    group: 'Doors, keys and the building',
    text: 'What a guest sees at a door: codes, sliders, and every reason why a door does not open. Move the clock to make keys valid or expired.',
    example: {
      say: 'Jump to when the keys become valid',
      method: 'PUT',
      verb: 'clock',
      body: { next: 'keys-code-valid-from' },
    },
  },
  {
    group: 'Ordering and paying',
    text: "Orders are decided some time after they are placed, by the world's clock. Cards are added through a simulated provider; Third parties lists the numbers.",
    example: {
      say: 'An order as the app sends it',
      method: 'PATCH',
      verb: '../api/check-in/order-success',
      body: { orderItems: [{ productId: 'prod-sauna', count: 1 }] },
    },
  },
  {
    group: 'Extras',
    text: 'What a property sells in addition to the stay: other times, parking, kits, upgrades and its own offers.',
    example: {
      say: 'The available times',
      method: 'GET',
      verb: '../api/custom-products?propertyId=prop-helsinki-kas40',
    },
  },
  {
    group: 'Breakfast and gym',
    text: 'Passes for partners nearby. A pass is valid for one day; move the clock to use it up.',
    example: { say: 'Passes for a week, two days later', link: '/s/breakfast-passes?now=P2D' },
  },
  {
    group: 'Cleaning, other hours, more nights',
    text: 'Changes that need a free slot. An order holds its slot from the moment it is placed.',
    example: {
      say: 'Cleaning times',
      method: 'GET',
      verb: '../api/product-availability/prod-cleaning?reservationId=res-cleaning-free',
    },
  },
  {
    group: 'Cancelling',
    text: "Who may cancel, until when, and at what price, in the property's time zone.",
    example: {
      say: 'A cancellation, which "Undo the last write" undoes',
      method: 'PATCH',
      verb: '../api/check-in/refundable-before-deadline',
      body: { status: 'canceled' },
    },
  },
  {
    group: 'Signing in',
    text: "A situation's link signs in if necessary. To sign in by hand, use the address that it names and the code 123456.",
    example: { say: 'A token that expires after five seconds', link: '/s/token-expiring' },
  },
  {
    group: 'Members, reservations and rewards',
    text: 'Accounts by name: rewards-all is rewards-all@guest.example. Combine one with a stay to see a member in it.',
    example: { say: 'A member with a stay', link: '/s/rewards-active+stay-started' },
  },
  {
    group: 'Help, guides and plans',
    text: "Help, chat, city guides, and the partner's plan.",
    example: {
      say: "The plan's partner is slow",
      method: 'POST',
      verb: 'faults',
      body: { operation: 'plan', kind: 'delay' },
    },
  },
  {
    group: 'Another brand',
    text: 'The same app on the host of another brand: wl. before the host name. The link leads there.',
    example: { say: "A stay under another operator's brand", link: '/s/white-label-stay' },
  },
  {
    group: 'Unusual responses',
    text: 'Responses that the contract allows but an app may not expect: missing values, swapped dates, unknown types.',
    example: { say: 'Required fields only', method: 'GET', verb: '../api/check-in/minimal-response' },
  },
  {
    group: 'A bad network',
    text: 'Network problems. Each can be combined with any other situation.',
    example: { say: 'Expired keys on an unreliable network', link: '/s/keys-expired+shaky-network' },
  },
  {
    group: 'Languages',
    text: 'Each language can be combined with any other situation; lng= on a page of the app does the same.',
    example: { say: 'Door codes in Greek', link: '/s/keys-all-types+language-el' },
  },
  {
    group: 'The app itself',
    text: 'New versions, environments, errors and analytics. Some of them need a build: npm run preview.',
    example: { say: 'What analytics receive about a stay', link: '/s/analytics-recording' },
  },
  {
    group: 'Recorded sessions',
    text: 'Sessions of testers, repeated by their link: each call at its time, in a fresh world. Turn a bug that you have found into such a file; see Replay.',
    example: { say: 'Turn a recording into one', command: 'situation --help' },
  },
];
