import type { I18n, MessageDescriptor } from '@lingui/core';

import { msg } from '@lingui/core/macro';

import type { Product, ProductType } from '#domain/product/product.ts';

/** Products with a translated name; the others carry the server's name. */
const WORDS: Partial<Record<ProductType, MessageDescriptor>> = {
  breakfast: msg`Breakfast`,
  'early-check-in': msg`Early check-in`,
  gym: msg({ message: 'Gym', comment: 'A product: training in a gym near the house' }),
  'late-check-out': msg`Late check-out`,
  'mid-stay-cleaning': msg({ message: 'Cleaning', comment: 'A product: the flat is cleaned during the stay' }),
  parking: msg({ message: 'Parking', context: 'product' }),
  'reservation-extension-request': msg({ message: 'More nights', comment: 'A product: a longer stay' }),
  'sauna-kit': msg`Sauna kit`,
  'stocked-fridge': msg`Stocked fridge`,
  'unit-category-upgrade': msg({ message: 'A bigger apartment', comment: 'A product: an upgrade' }),
};

/** The name of a product, in the guest's language where a translation exists. */
export function productName(i18n: I18n, { type, name }: Pick<Product, 'type' | 'name'>): string {
  const word = WORDS[type];
  return word ? i18n._(word) : name;
}
