import type { I18n, MessageDescriptor } from '@lingui/core';

import { msg } from '@lingui/core/macro';

import type { Product, ProductType } from '#domain/product/product.ts';

/** Products we have a word for; the others carry the server's name. */
const WORDS: Partial<Record<ProductType, MessageDescriptor>> = {
  'early-check-in': msg`Early check-in`,
  'late-check-out': msg`Late check-out`,
};

/** What a product is called, in the guest's language where we know the word. */
export function productName(i18n: I18n, { type, name }: Pick<Product, 'type' | 'name'>): string {
  const word = WORDS[type];
  return word ? i18n._(word) : name;
}
