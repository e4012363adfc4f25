import type { MessageDescriptor } from '@lingui/core';

import { msg } from '@lingui/core/macro';

import type { ProductType } from '#domain/product/product.ts';

/** The lead of each product's page; its card shows the first sentence. */
export const PRODUCT_LEADS = {
  breakfast: msg`A morning at a café around the corner. Somebody else makes the eggs, and does the dishes.`,
  'early-check-in': msg`Drop your bags, take a shower, and start exploring sooner.`,
  gym: msg`Keep your routine, or start one where nobody knows you. One pass lasts your whole stay.`,
  'late-check-out': msg`Sleep in, pack slowly, have one more coffee before you go.`,
  'mid-stay-cleaning': msg`Go out for an hour, come back to fresh sheets and a shiny kitchen.`,
  parking: msg`A spot for your car for the whole stay. No meter, no driving round the block.`,
  'reservation-extension-request': msg`Not ready to leave yet? Tell us how much longer, and our team will see what is possible.`,
  'sauna-kit': msg`Everything for a long, slow evening in the sauna. You bring the time.`,
  'stocked-fridge': msg`Breakfast is there before you are. The shops can wait.`,
  'unit-category-upgrade': msg`Same building, same nights, more room to spread out.`,
  // Custom products are named by the property; all that is known here is that they can be ordered.
  custom: msg`Order it here, and it is part of your stay.`,
} satisfies Partial<Record<ProductType, MessageDescriptor>>;

const LEADS: Partial<Record<ProductType, MessageDescriptor>> = PRODUCT_LEADS;

export const productLead = (type: ProductType): MessageDescriptor | undefined => LEADS[type];
