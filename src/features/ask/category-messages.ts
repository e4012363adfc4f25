import type { MessageDescriptor } from '@lingui/core';

import { msg } from '@lingui/core/macro';

import type { HelpCategory } from '#domain/help/help-content.ts';

const HEADINGS: Record<HelpCategory, MessageDescriptor> = {
  access: msg`Check-in & Arrival`,
  reservation: msg`Your Booking`,
  apartment: msg`Amenities & Services`,
  'check-out': msg`Check-out & After Stay`,
};

/** The heading of a category, to the letter (R2-103). */
export const categoryHeading = (category: HelpCategory): MessageDescriptor => HEADINGS[category];
