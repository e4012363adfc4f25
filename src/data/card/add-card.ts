import type { StayWrite } from '#data/write/stay-write.ts';
import { cardTypeOfCode } from '#domain/card/brand-code.ts';
import { creditCardFromDto } from '#domain/card/credit-card.ts';
import { expiryToWire } from '#domain/card/expiry.ts';

import { CardRefused } from './card-fields.ts';
import type { CardToken } from './card-fields.ts';

/** A card as the guest typed it: the number only as the provider's promise of a token. */
export interface TypedCard {
  readonly name: string;
  /** MM/YY */
  readonly expiry: string;
  readonly tokenise: () => Promise<CardToken>;
}

/** Puts one card on the reservation: the provider first, then our server (R7-37, R7-46); rejects with CardRefused. */
export async function addCard({ name, expiry, tokenise }: TypedCard): Promise<StayWrite> {
  const { brandCode, ...token } = await tokenise();
  const type = cardTypeOfCode(brandCode);
  if (!type) throw new CardRefused();
  return {
    body: { creditCards: [{ ...token, type, name, expirationDate: expiryToWire(expiry) }] },
    applyReply: ({ creditCards, creditCard }) => ({
      ...(creditCards && { guestCreditCards: creditCards.map(creditCardFromDto) }),
      ...(creditCard && { reservationCreditCard: creditCardFromDto(creditCard) }),
    }),
    isAppliedIn: (stay) =>
      [...stay.guestCreditCards, stay.reservationCreditCard].some(
        (card) => card?.transactionId === token.transactionId,
      ),
    isRefusalFinal: true,
  };
}
