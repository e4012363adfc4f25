import type { CreditCardInput } from '#api/generated/model.ts';
import type { StayWrite } from '#data/write/stay-write.ts';
import { cardTypeOfCode, creditCardFromDto } from '#domain/card/credit-card.ts';
import { expiryToWire } from '#domain/card/expiry.ts';
import type { Stay } from '#domain/stay/stay.ts';

import { CardRefused } from './card-fields.ts';
import type { CardToken } from './card-fields.ts';

/** A card as the guest typed it: the number only as the provider's promise of a token. */
export interface TypedCard {
  readonly name: string;
  /** MM/YY */
  readonly expiry: string;
  readonly tokenise: () => Promise<CardToken>;
}

/** Leads the guest to the page of the bank. It never settles: the app starts again when the guest is back. */
export type AskBank = (redirect: string, card: CreditCardInput) => Promise<never>;

/**
 * Puts one card on the reservation (R7-37, R7-46). It asks the provider, the guest's bank if the provider says so, and
 * our server. Rejects with CardRefused.
 */
export async function addCard({ name, expiry, tokenise }: TypedCard, askBank: AskBank): Promise<StayWrite> {
  const { brandCode, numberMasked, transactionId, redirect } = await tokenise();
  const type = cardTypeOfCode(brandCode);
  if (!type) throw new CardRefused();
  const card = { numberMasked, transactionId, type, name, expirationDate: expiryToWire(expiry) };
  return redirect === undefined ? sendCard(card) : askBank(redirect, card);
}

/** The card with this transaction is on the reservation. */
export const hasCard = (stay: Stay, transactionId: string): boolean =>
  [...stay.guestCreditCards, stay.reservationCreditCard].some((card) => card?.transactionId === transactionId);

/** Puts a card on the reservation that the provider, and the bank if asked, have taken (R7-37). */
export const sendCard = (card: CreditCardInput): StayWrite => ({
  body: { creditCards: [card] },
  applyReply: ({ creditCards, creditCard }) => ({
    ...(creditCards && { guestCreditCards: creditCards.map(creditCardFromDto) }),
    ...(creditCard && { reservationCreditCard: creditCardFromDto(creditCard) }),
  }),
  isAppliedIn: (stay) => hasCard(stay, card.transactionId),
  isRefusalFinal: true,
});
