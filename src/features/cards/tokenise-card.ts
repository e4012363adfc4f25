import { cardTypeOfCode } from '#domain/card/credit-card.ts';
import { expiryToWire } from '#domain/card/expiry.ts';
import type { TokenisedCard } from '#domain/card/pending-card.ts';
import { CardRefused } from '#lib/card-fields/card-fields.ts';
import type { CardToken } from '#lib/card-fields/card-fields.ts';

/** A card as the guest typed it; its number stays with the provider, which exchanges it for a token. */
export interface TypedCard {
  readonly name: string;
  /** MM/YY */
  readonly expiry: string;
  readonly tokenise: () => Promise<CardToken>;
}

/** Opens the bank's page. Never resolves, because the app starts anew when the guest returns. */
export type RedirectToBank = (redirect: string, card: TokenisedCard) => Promise<never>;

/**
 * Exchanges a typed card for what is sent to our server (R7-37, R7-46): asks the provider, and the guest's bank if the
 * provider says so. Rejects with CardRefused.
 */
export async function tokeniseCard(
  { name, expiry, tokenise }: TypedCard,
  redirectToBank: RedirectToBank,
): Promise<TokenisedCard> {
  const { brandCode, numberMasked, transactionId, redirect } = await tokenise();
  const type = cardTypeOfCode(brandCode);
  if (!type) throw new CardRefused();
  const card = { numberMasked, transactionId, type, name, expirationDate: expiryToWire(expiry) };
  return redirect === undefined ? card : redirectToBank(redirect, card);
}
