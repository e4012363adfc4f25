import { Trans, useLingui } from '@lingui/react/macro';

import { ReadablePart } from '#blocks/readable-part.tsx';
import type { Stay } from '#domain/stay/stay.ts';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';

import { CardOnFile } from './card-on-file.tsx';

/** The cards the stay knows, the paying one first. */
export function CardsOnFile({ stay }: { stay: Stay }) {
  const { t } = useLingui();
  const { reservationCreditCard: used, guestCreditCards } = stay;
  const cards = [...(used ? [used] : []), ...guestCreditCards.filter(({ id }) => id !== used?.id)];
  return (
    <Card as="section" aria-labelledby="cards-title">
      <CardHead id="cards-title" title={t`Saved cards`} />
      <ReadablePart stay={stay} part="cards">
        {cards.length === 0 && (
          <p className="text-soft">
            <Trans>None yet. The first card you add will be used for this stay.</Trans>
          </p>
        )}
      </ReadablePart>
      {cards.length > 0 && (
        <ul role="list" className="mt-1 flex flex-col divide-y divide-line">
          {cards.map((card) => (
            <CardOnFile key={card.id} card={card} isUsed={card.id === used?.id} />
          ))}
        </ul>
      )}
    </Card>
  );
}
