import type { MessageDescriptor } from '@lingui/core';

import { msg } from '@lingui/core/macro';

import type { ProductType } from '#domain/product/product.ts';

interface SuccessMessages {
  readonly title: MessageDescriptor;
  readonly lead: MessageDescriptor;
  /** What its own page has to show now, if anything. */
  readonly see?: MessageDescriptor;
}

const EVERYDAY: SuccessMessages = {
  title: msg`All yours`,
  lead: msg`It is part of your stay now. Nothing more to do.`,
};

const OWN: Partial<Record<ProductType, SuccessMessages>> = {
  breakfast: { ...EVERYDAY, lead: msg`Bring your appetite, and the pass on your phone.`, see: msg`Show your pass` },
  gym: { ...EVERYDAY, lead: msg`Bring your shoes, and the pass on your phone.`, see: msg`Show your pass` },
  'mid-stay-cleaning': {
    ...EVERYDAY,
    lead: msg`It is part of your stay now. We'll remind you one day before.`,
    see: msg`See your cleanings`,
  },
  // Nothing is decided yet (R4-81).
  'reservation-extension-request': {
    title: msg`Request sent`,
    lead: msg`Our team will look at it and answer you later. Until then, your departure stays as booked.`,
  },
};

/** What the success page says of a product, and what there is to see of it (R2-45, R4-81). */
export const successMessages = (type: ProductType): SuccessMessages => OWN[type] ?? EVERYDAY;
