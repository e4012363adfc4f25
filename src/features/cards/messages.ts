import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

import type { AuthorizationState } from '#domain/card/credit-card.ts';
import type { ExpiryProblem } from '#domain/card/expiry.ts';
import type { PillTone } from '#ui/pill.tsx';

const REFUSED = { tone: 'warn', words: msg`Card is not authorised` } as const;

/**
 * The state of a card's authorisation: a refused card has the specification's text (R8-37), an unknown state a neutral
 * one.
 */
export const AUTHORIZATION_WORDS: Record<AuthorizationState, { tone: PillTone | 'neutral'; words: MessageDescriptor }> =
  {
    authorized: { tone: 'good', words: msg({ message: 'Authorised', context: 'payment card' }) },
    confirmed: { tone: 'good', words: msg({ message: 'Confirmed', context: 'payment card' }) },
    canceled: REFUSED,
    declined: REFUSED,
    pending: {
      tone: 'info',
      words: msg({ message: 'Waiting for your bank', comment: "A payment card waits for the bank's approval" }),
    },
    requested: {
      tone: 'info',
      words: msg({ message: 'Bank approval requested', comment: 'Approval of a payment card was requested' }),
    },
    authorizable: { tone: 'good', words: msg({ message: 'Ready to use', context: 'payment card' }) },
    unauthorizable: { tone: 'warn', words: msg({ message: 'Not accepted', context: 'payment card' }) },
    unknown: { tone: 'neutral', words: msg({ message: 'Saved', context: 'payment card' }) },
  };

/** What is wrong with an expiry (R5-05, R5-06, R5-37). */
export const EXPIRY_WORDS: Record<ExpiryProblem, MessageDescriptor> = {
  required: msg`Required`,
  past: msg`Date shouldn't be in past`,
};
