import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactElement } from 'react';

import { CardName } from '#components/card-brand.tsx';
import type { CreditCard } from '#domain/card/credit-card.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { Notice } from '#ui/notice.tsx';

import { cardsOf } from './cards-on-file.tsx';

/** A card that was added since the form opened; undefined while it may be the card of this page. */
export function useCardAddedElsewhere(stay: Stay, isOurs: boolean): CreditCard | undefined {
  const [known] = useState(() => cardsOf(stay).map(({ id }) => id));
  return isOurs ? undefined : cardsOf(stay).find(({ id }) => !known.includes(id));
}

interface AddedElsewhereProps {
  card: CreditCard;
  /** The way on without another card. */
  children: ReactElement;
}

/** A card was added from another tab or device while this form was open (B5). */
export function AddedElsewhere({ card, children }: AddedElsewhereProps) {
  const { t } = useLingui();
  return (
    <Notice tone="calm" role="alert" heading={t`A card has been added in the meantime`} actions={children}>
      <p className="font-semibold">
        <CardName card={card} />
      </p>
      <p>{t`The card was added in another tab or on another device. You do not need another one, and what you typed is still here.`}</p>
    </Notice>
  );
}
