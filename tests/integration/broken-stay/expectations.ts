import type { StayField } from '#domain/stay/stay.ts';

/** Every page that shows something of a stay. */
export const PAGES = {
  stay: '/stay',
  access: '/stay/access',
  location: '/stay/location',
  extras: '/stay/extras',
  cards: '/stay/add-card',
  cancel: '/stay/cancel-reservation',
  referral: '/stay/referral',
  emissions: '/stay/sustainability',
  product: '/stay/sauna-kit',
} as const;
export type PageName = keyof typeof PAGES;

interface Expectation {
  /** `invalidFields` of the stay. */
  readonly invalidFields: readonly StayField[];
  /** The blocks that may change; `page` is the content outside of all cards. */
  readonly blocks: Partial<Record<PageName, readonly string[]>>;
  /** The pages that say that a part is missing. */
  readonly noticePages: readonly PageName[];
}

const HERO = 'Kasarmikatu 40';
/** The card that offers early check-in, which is a product; the doors do not depend on it. */
const KEYS_FROM = 'All keys work from Wed\u00a025\u00a0Nov, 15:00';
const SHELVES = ['page', '', 'More time, more room', 'Around the corner', 'Not right now'];
const NO_PRODUCTS: Expectation['blocks'] = {
  // Without products the next step is the door.
  stay: ['page', "What's Next", 'What you can do'],
  access: [KEYS_FROM],
  extras: SHELVES,
  product: ['page', 'Summary'],
};
const SILENT: Expectation = { invalidFields: [], blocks: {}, noticePages: [] };
const PROGRESS: Expectation = { invalidFields: ['progress'], blocks: { stay: ["What's Next"] }, noticePages: ['stay'] };
const CARDS: Expectation = {
  invalidFields: ['cards'],
  // A product is paid on its own page.
  blocks: { cards: ['Saved cards'], product: ['Summary'] },
  noticePages: ['cards', 'product'],
};
const GUESTS: Expectation = {
  invalidFields: ['guests', 'products'],
  blocks: {
    ...NO_PRODUCTS,
    stay: ['page', HERO, "What's Next", 'What you can do'],
    cards: ['Summary'],
    referral: [HERO],
    emissions: [HERO],
    cancel: ['Summary'],
  },
  noticePages: ['stay', 'extras', 'product'],
};
const DATES: Expectation = {
  invalidFields: [],
  blocks: {
    stay: ['page', HERO, "What's Next", 'What you can do'],
    access: ['page', KEYS_FROM],
    extras: SHELVES,
    cards: ['Summary'],
    referral: [HERO],
    cancel: ['page', 'Free until Tue\u00a024\u00a0Nov, 18:00', 'Summary'],
    emissions: ['Your stay', HERO],
    product: ['page', 'Summary'],
  },
  noticePages: [],
};

/** Every member of the answer but those that a door needs, and what may change when it is broken. */
export const TABLE: Readonly<Record<string, Expectation>> = {
  id: { invalidFields: ['products'], blocks: NO_PRODUCTS, noticePages: ['stay', 'extras', 'product'] },
  slugWithData: SILENT,
  propertyUnitId: SILENT,
  propertyUnitCategoryId: SILENT,
  confirmationNumber: { invalidFields: ['booking-number'], blocks: { stay: [HERO] }, noticePages: ['stay'] },
  channelConfirmationNumber: SILENT,
  state: PROGRESS,
  idVerificationState: PROGRESS,
  startDate: DATES,
  endDate: DATES,
  checkInDate: SILENT,
  checkOutDate: SILENT,
  adultsCount: GUESTS,
  childrenCount: GUESTS,
  totalPriceAmount: {
    invalidFields: ['price'],
    blocks: { stay: [HERO], cancel: ['Free until Tue\u00a024\u00a0Nov, 18:00'] },
    noticePages: ['stay'],
  },
  voucher: CARDS,
  propertyUnit: {
    invalidFields: ['wifi', 'unit', 'unit-address'],
    blocks: {
      stay: ['page', HERO, 'Wi-Fi', 'What you can do'],
      // The door of the unit has its number in its name.
      access: ['page', 'Apartment', 'Apartment 405', 'Wi-Fi'],
      location: ['page', HERO],
      cards: ['Summary'],
      product: ['Summary'],
      referral: [HERO],
      emissions: [HERO],
      cancel: ['Summary'],
    },
    noticePages: ['stay', 'access', 'location'],
  },
  creditCards: CARDS,
  // The reservation then has no card: one is added at the confirmation.
  creditCard: { ...CARDS, noticePages: ['cards'] },
  customer: {
    invalidFields: ['customer'],
    blocks: { stay: ['page'], referral: ['page', "The main guest's code"] },
    noticePages: ['referral'],
  },
  orderItems: {
    invalidFields: ['orders'],
    blocks: { stay: [HERO], extras: ['page'], product: ['page', 'Summary'] },
    noticePages: ['stay', 'extras', 'product'],
  },
  cancellationPolicy: {
    invalidFields: ['cancellation-policy'],
    blocks: { cancel: ['page', 'Free until Tue\u00a024\u00a0Nov, 18:00', 'Summary'] },
    noticePages: ['cancel'],
  },
  // A common door says where it is found.
  property: {
    invalidFields: ['common-doors'],
    blocks: { access: ['Also in the building', 'Luggage room'] },
    noticePages: ['access'],
  },
  services: { invalidFields: ['products'], blocks: NO_PRODUCTS, noticePages: ['stay', 'extras', 'product'] },
  propertyUnitCategory: {
    invalidFields: ['unit-category', 'pictures', 'emissions'],
    blocks: { stay: ['page', HERO], emissions: ['page', 'Your stay'] },
    noticePages: ['stay', 'emissions'],
  },
};
/** What a door needs: the page says that it failed, and how to reach people. */
export const NEEDED = ['slug', 'propertyId', 'status'];
