import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

import { LOCALES } from './src/i18n/locales.ts';
import { plainMeasures, wholeMeasures } from './src/i18n/whole-measures.ts';

/** A part of the app: the routes below a pathless folder, whose pages bring their own words and their own file. */
export interface Part {
  /** The name of its words, `locales/de-DE/orders.po`, and of its file in a build. */
  readonly name: string;
  /** Its folders below `src/routes`. */
  readonly routes: readonly string[];
  /** Where its words stand. */
  readonly speaks: readonly string[];
}

/** The way to a door waits for none of these. */
export const PARTS: readonly Part[] = [
  {
    // What a guest orders or changes during a stay.
    name: 'orders',
    routes: ['stay/_orders'],
    speaks: [
      'src/components/products',
      'src/components/task',
      'src/features/breakfast',
      'src/features/cancel',
      'src/features/cards',
      'src/features/change-time',
      'src/features/check-out',
      'src/features/cleaning',
      'src/features/custom-product',
      'src/features/early-check-in',
      'src/features/extras',
      'src/features/gym',
      'src/features/late-check-out',
      'src/features/order',
      'src/features/parking',
      'src/features/rates',
      'src/features/reservation-extension',
      'src/features/sauna-kit',
      'src/features/stocked-fridge',
      'src/features/upgrade',
    ],
  },
  {
    // Signing in and being a member.
    name: 'account',
    routes: ['_account'],
    speaks: [
      'src/components/account',
      'src/features/account',
      'src/features/consent',
      'src/features/reservations',
      'src/features/rewards',
      'src/features/sign-in',
    ],
  },
  {
    // Help, and what is worth knowing around a stay.
    name: 'discover',
    routes: ['stay/_discover', '_around'],
    speaks: [
      'src/features/ask',
      'src/features/explore',
      'src/features/plan',
      'src/features/referral',
      'src/features/sustainability',
    ],
  },
];

/** What comes after a page by itself, what the app says of itself, and what it shows without network. */
export const OFFLINE = [
  'src/components/later/channels.tsx',
  'src/components/later/forget-stay.tsx',
  'src/components/later/payment-due.tsx',
  'src/components/later/refusal.tsx',
  'src/components/stored-stay.tsx',
  // The walk in, and what stands below the doors.
  'src/features/access/later',
  'src/features/access/walk',
  'src/features/location/guides',
  'src/features/neutral-help',
  'src/features/notices',
  'src/features/saved-stay',
  // The booking and the news below the stay.
  'src/features/stay/later/around',
  'src/features/stay/refused.tsx',
  'src/features/stay/stay-over.tsx',
  'src/features/shell/no-stay-kept.tsx',
  'src/features/take-along',
];

/** The privacy page: a page of its own, which the device keeps for the time without network. */
export const PRIVACY = ['src/features/privacy'];

/** The accessibility statement: a page of its own. */
export const ACCESSIBILITY = ['src/features/accessibility'];

/** What there is to see in each city: many words of few pages. */
export const PLACES = ['src/components/places'];

const po = formatter({ lineNumbers: false, origins: true });

type Catalog = Parameters<typeof po.serialize>[0];

/** The catalogue with each translation changed by `change`. */
const translations = (catalog: Catalog, change: (text: string) => string): Catalog =>
  Object.fromEntries(
    Object.entries(catalog).map(([id, message]) => [
      id,
      message.translation === undefined ? message : { ...message, translation: change(message.translation) },
    ]),
  );

export default defineConfig({
  sourceLocale: 'en-GB',
  locales: [...LOCALES.map(({ locale }) => locale), 'pseudo'],
  pseudoLocale: 'pseudo',
  fallbackLocales: { default: 'en-GB' },
  catalogs: [
    {
      path: 'locales/{locale}/messages',
      include: ['src'],
      exclude: [...PARTS.flatMap(({ speaks }) => speaks), ...OFFLINE, ...PRIVACY, ...ACCESSIBILITY, ...PLACES],
    },
    ...PARTS.map(({ name, speaks }) => ({ path: `locales/{locale}/${name}`, include: [...speaks] })),
    { path: 'locales/{locale}/offline', include: OFFLINE },
    { path: 'locales/{locale}/privacy', include: PRIVACY },
    { path: 'locales/{locale}/accessibility', include: ACCESSIBILITY },
    { path: 'locales/{locale}/places', include: PLACES },
  ],
  // Whoever reads a catalogue for the app has numbers that keep their unit; the files keep plain spaces.
  format: {
    ...po,
    parse: async (content, context) => translations(await po.parse(content, context), wholeMeasures),
    serialize: (catalog, context) => po.serialize(translations(catalog, plainMeasures), context),
  },
  orderBy: 'message',
});
