import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

import type { AuthorizationState } from '#domain/card/credit-card.ts';
import type { ExpiryProblem } from '#domain/card/expiry.ts';
import type { PillTone } from '#ui/pill.tsx';

interface CardWords {
  readonly tone: PillTone;
  readonly words: MessageDescriptor;
}

const REFUSED: CardWords = { tone: 'warn', words: msg`Card is not authorised` };
const WAITING: CardWords = {
  tone: 'info',
  words: msg({ message: 'Waiting for your bank', comment: "A payment card waits for the bank's approval" }),
};

/** What a card waits for, or why it cannot be used (R8-37). A card that can be used has no label. */
export const AUTHORIZATION_WORDS: Partial<Record<AuthorizationState, CardWords>> = {
  pending: WAITING,
  requested: WAITING,
  canceled: REFUSED,
  declined: REFUSED,
  unauthorizable: { tone: 'warn', words: msg({ message: 'Not accepted', context: 'payment card' }) },
};

/** What is wrong with an expiry (R5-05, R5-06, R5-37). */
export const EXPIRY_WORDS: Record<ExpiryProblem, MessageDescriptor> = {
  required: msg`Required`,
  past: msg`Date shouldn't be in past`,
};
