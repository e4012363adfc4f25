import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import { nightsMessage } from '#blocks/messages/unit-messages.ts';
import { Priced } from '#blocks/products/continue-button.tsx';
import type { RateOffer } from '#domain/rate/rate-offer.ts';
import { isDiscounted, nightlyPrice } from '#domain/rate/rate-offer.ts';
import { useFormat } from '#i18n/use-format.ts';
import { buttonClass } from '#ui/button.tsx';
import { CardHead } from '#ui/card-head.tsx';
import { Pill } from '#ui/pill.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

interface RateCardProps {
  offer: RateOffer;
  /** Where it is booked. */
  booking: string;
}

/** One rate: what it is, a night with its normal price struck through, the whole stay with its tax (R3-93, R5-34, R5-47). */
export function RateCard({ offer, booking }: RateCardProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { name, description, currency, totalPrice, nightsTotal, pricePerNight, vatAmount, isPrivate } = offer;
  const price = format.money(nightlyPrice(offer), currency);
  const vat = format.money(vatAmount, currency);
  const total = format.money(totalPrice, currency);
  const id = useId();
  return (
    <li className="flex flex-col gap-3 rounded-tile border-[1.5px] border-line p-4">
      <CardHead
        id={`${id}-name`}
        headingLevel={3}
        title={name}
        aside={isPrivate && <Pill tone="good">{t`Private offer`}</Pill>}
      />
      {description !== '' && <p className="-mt-1.5 text-body text-pretty text-soft">{description}</p>}
      <div className="mt-auto flex flex-col gap-2">
        {/* Prices of a row share a line: a struck price without room is above. */}
        <p className="flex flex-wrap-reverse items-baseline gap-x-2 tabular-nums">
          <span className="text-lead font-semibold">{t`${price} per night`}</span>
          {isDiscounted(offer) && (
            <span className="text-soft">
              <VisuallyHidden>{t`Normal price`} </VisuallyHidden>
              <s>{format.money(pricePerNight, currency)}</s>
            </span>
          )}
        </p>
        <a
          id={`${id}-book`}
          href={booking}
          rel="noreferrer"
          className={buttonClass('quiet')}
          aria-labelledby={`${id}-book ${id}-name`}
        >
          <Priced price={total}>
            {t({ message: 'Book', context: 'action', comment: 'Link: to the booking page' })}
          </Priced>
        </a>
        <p className="text-center text-note text-balance text-soft tabular-nums">
          {[i18n._(nightsMessage(nightsTotal)), vatAmount > 0 && t`includes ${vat} VAT`].filter(Boolean).join(', ')}
        </p>
      </div>
    </li>
  );
}
