import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

import { LOCALES } from './src/i18n/locales.ts';

/** Where the words of `orders` stand: what a guest orders or changes during a stay, loaded by `routes/stay/_orders`. */
export const ORDERS = [
  'src/blocks/other-tab.tsx',
  'src/blocks/products',
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
];

/** Where the words of `account` stand: signing in and being a member, loaded by `routes/_account`. */
export const ACCOUNT = [
  'src/blocks/account',
  'src/features/account',
  'src/features/consent',
  'src/features/reservations',
  'src/features/rewards',
  'src/features/sign-in',
];

/** Where the words of `discover` stand: help and what is worth knowing around a stay, loaded by `routes/stay/_discover`. */
export const DISCOVER = [
  'src/features/ask',
  'src/features/explore',
  'src/features/plan',
  'src/features/referral',
  'src/features/sustainability',
];

/** Where the words of `guides` stand: loaded with the guide of the house. */
const GUIDES = ['src/features/location/guides'];

export default defineConfig({
  sourceLocale: 'en-GB',
  locales: [...LOCALES.map(({ locale }) => locale), 'pseudo'],
  pseudoLocale: 'pseudo',
  fallbackLocales: { default: 'en-GB' },
  catalogs: [
    { path: 'locales/{locale}/messages', include: ['src'], exclude: [...ORDERS, ...ACCOUNT, ...DISCOVER, ...GUIDES] },
    { path: 'locales/{locale}/orders', include: ORDERS },
    { path: 'locales/{locale}/account', include: ACCOUNT },
    { path: 'locales/{locale}/discover', include: DISCOVER },
    { path: 'locales/{locale}/guides', include: GUIDES },
  ],
  format: formatter({ lineNumbers: false, origins: true }),
  orderBy: 'message',
});
