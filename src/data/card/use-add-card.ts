import { useMutation, useQueryClient } from '@tanstack/react-query';

import { cardTypeOfCode } from '#domain/card/brand-code.ts';
import { expiryToWire } from '#domain/card/expiry.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { exclusively } from '#lib/exclusively.ts';

import { addCard, CardNotAdded, expectCard } from './add-card.ts';
import { CardRefused } from './card-fields.ts';
import type { CardToken } from './card-fields.ts';

/** A card as the guest typed it: the number only as the provider's promise of a token. */
export interface TypedCard {
  readonly name: string;
  /** MM/YY */
  readonly expiry: string;
  readonly tokenise: () => Promise<CardToken>;
}

/** Look again for a card of which nobody could say whether it arrived. */
interface SentCard {
  readonly transactionId: string;
}

/** Adds a card to the reservation: provider first, then our server, one at a time; the stay is read anew after (R7-46, R7-47). */
export function useAddCard(slug: Slug) {
  const queryClient = useQueryClient();

  async function send({ name, expiry, tokenise }: TypedCard): Promise<void> {
    if (!navigator.onLine) throw new CardNotAdded('not-taken');
    const { brandCode, ...token } = await tokenise().catch((error: unknown) => {
      throw error instanceof CardRefused ? new CardNotAdded('refused') : error;
    });
    const type = cardTypeOfCode(brandCode);
    if (!type) throw new CardNotAdded('refused');
    await addCard(queryClient, slug, { ...token, type, name, expirationDate: expiryToWire(expiry) });
  }

  return useMutation({
    mutationFn: async (card: TypedCard | SentCard) => {
      const hasRun = await exclusively(`write:${slug}`, () =>
        'transactionId' in card ? expectCard(queryClient, slug, card.transactionId) : send(card),
      );
      if (!hasRun) throw new CardNotAdded('under-way');
    },
    // Doors may have opened: the next page must not show them shut.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['stay', slug] }),
  });
}
