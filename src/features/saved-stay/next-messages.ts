import type { MessageDescriptor } from '@lingui/core';

import { msg } from '@lingui/core/macro';

import type { NextStep } from '#domain/stay/next-step.ts';

/** The name of the next step, which cannot be taken without network. The doors are on the page itself. */
export const NEXT_MESSAGES: Readonly<Record<Exclude<NextStep, 'see-access'> | 'nothing', MessageDescriptor>> = {
  'complete-check-in': msg`Online check-in is still open. It needs a connection.`,
  'add-card': msg`A payment is still open. You can add a card when you are connected.`,
  'order-extras': msg`You are all set for your arrival.`,
  'check-out': msg`Today is your last day. Checking out needs a connection.`,
  nothing: msg`There is nothing left to do.`,
};
