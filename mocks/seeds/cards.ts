import type { CreditCard } from '#api/generated/model.ts';

/** A good card on file; give only what differs. */
export const aCard = (changes: Partial<CreditCard> = {}): CreditCard => ({
  id: 'card-on-file',
  numberMasked: '424242xxxxxx4242',
  cardHolderName: 'Anna Guest',
  createdAt: '2026-01-02T08:00:00.000Z',
  transactionId: 'transaction-on-file',
  format: 'physical',
  state: 'enabled',
  type: 'visa',
  authorizationState: 'authorized',
  ...changes,
});
