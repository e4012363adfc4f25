import type { QueryClient } from '@tanstack/react-query';

import { updateCheckIn } from '#api/generated/check-in/check-in.ts';
import type { CreditCardInput } from '#api/generated/model/index.ts';
import { CheckInUpdateResult } from '#api/generated/model/index.ts';
import { ApiError } from '#api/api-error.ts';
import { parseReply } from '#api/parse-reply.ts';
import { shouldRetry } from '#data/query-client.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import { creditCardFromDto } from '#domain/card/credit-card.ts';
import type { Slug } from '#domain/stay/slug.ts';

/** Why a card is not on file: another tab is at work, the provider refused it, the server did not take it, or nobody could say. */
export type CardTrouble = 'under-way' | 'refused' | 'not-taken' | 'not-known';

/** A card that could not be added; `transactionId` tells which one to look for when the outcome is not known. */
export class CardNotAdded extends Error {
  override readonly name = 'CardNotAdded';
  readonly trouble: CardTrouble;
  readonly transactionId: string | null;

  constructor(
    trouble: CardTrouble,
    { transactionId = null, cause }: { transactionId?: string | null; cause?: unknown } = {},
  ) {
    super(`The card was not added: ${trouble}`, { cause });
    this.trouble = trouble;
    this.transactionId = transactionId;
  }
}

/** Puts one card on the reservation (R7-37); when the answer is lost, the stay itself says whether it is there (S52). */
export async function addCard(queryClient: QueryClient, slug: Slug, card: CreditCardInput): Promise<void> {
  try {
    const answer = await updateCheckIn(slug, { creditCards: [card] });
    const { creditCards, creditCard } = parseReply('PATCH /check-in/{slug}', CheckInUpdateResult, answer);
    queryClient.setQueryData(
      stayQuery(slug).queryKey,
      (stay) =>
        stay && {
          ...stay,
          ...(creditCards && { guestCreditCards: creditCards.map(creditCardFromDto) }),
          ...(creditCard && { reservationCreditCard: creditCardFromDto(creditCard) }),
        },
    );
  } catch (error) {
    const status = error instanceof ApiError ? (error.status ?? 0) : 0;
    if (status >= 400 && status < 500) throw new CardNotAdded('not-taken', { cause: error });
    await expectCard(queryClient, slug, card.transactionId, error);
  }
}

/** Reads the stay anew and passes when the card is on file. */
export async function expectCard(
  queryClient: QueryClient,
  slug: Slug,
  transactionId: string,
  cause?: unknown,
): Promise<void> {
  const stay = await queryClient
    .fetchQuery({ ...stayQuery(slug), staleTime: 0, retry: shouldRetry })
    .catch(() => undefined);
  if (!stay) throw new CardNotAdded('not-known', { transactionId, cause });
  const cards = [...stay.guestCreditCards, stay.reservationCreditCard];
  if (!cards.some((each) => each?.transactionId === transactionId)) throw new CardNotAdded('not-taken', { cause });
}
