import type { MessageDescriptor } from '@lingui/core';

import { msg } from '@lingui/core/macro';

import type { NextStep } from '#domain/stay/whats-next.ts';

/** The name of the next step, which cannot be taken without network. */
export const NEXT_MESSAGES: Readonly<Record<NextStep | 'nothing', MessageDescriptor>> = {
  'complete-check-in': msg`Online check-in is still open. It needs a connection.`,
  'add-card': msg`A payment is still open. You can add a card when you are connected.`,
  'see-access': msg`Your doors are on this page.`,
  'order-extras': msg`You are all set for your arrival.`,
  'check-out': msg`Today is your last day. Checking out needs a connection.`,
  nothing: msg`There is nothing left to do.`,
};
