import type { CreditCardInput } from '#api/generated/model.ts';
import { creditCardFromDto } from '#domain/card/credit-card.ts';
import type { Stay } from '#domain/stay/stay.ts';

import type { StayWrite } from './stay-write.ts';

/** Whether a card with this transaction is on the reservation. */
export const hasCard = (stay: Stay, transactionId: string): boolean =>
  [...stay.guestCreditCards, stay.reservationCreditCard].some((card) => card?.transactionId === transactionId);

/** Adds a card to the reservation after the provider, and the bank if necessary, accepted it (R7-37). */
export const addCard = (card: CreditCardInput): StayWrite => ({
  body: { creditCards: [card] },
  applyReply: ({ creditCards, creditCard }) => ({
    ...(creditCards && { guestCreditCards: creditCards.map(creditCardFromDto) }),
    ...(creditCard && { reservationCreditCard: creditCardFromDto(creditCard) }),
  }),
  isAppliedIn: (stay) => hasCard(stay, card.transactionId),
  isRefusalFinal: true,
});
