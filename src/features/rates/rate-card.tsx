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

/** One rate: what it is, and a night with its normal price struck through. The press says the whole stay (R3-93, R5-34, R5-47). */
export function RateCard({ offer, booking }: RateCardProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { name, description, currency, totalPrice, nightsTotal, pricePerNight, vatAmount, isPrivate } = offer;
  const nightly = nightlyPrice(offer);
  const price = format.money(nightly, currency);
  const vat = format.money(vatAmount, currency);
  const id = useId();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t-[1.5px] border-line pt-4">
      <div className="flex min-w-0 flex-col gap-1" style={{ flex: '1 1 16rem' }}>
        <CardHead
          id={`${id}-name`}
          headingLevel={3}
          title={name}
          aside={isPrivate && <Pill tone="good">{t`Private offer`}</Pill>}
        />
        {description !== '' && <p className="text-body text-pretty text-soft">{description}</p>}
      </div>
      <div className="flex items-center justify-between gap-3" style={{ flex: '1 1 20rem' }}>
        <div className="min-w-0 tabular-nums">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="text-lead font-semibold">{t`${price} per night`}</span>
            {isDiscounted(offer) && (
              <span className="text-soft">
                <VisuallyHidden>{t`Normal price`} </VisuallyHidden>
                <s>{format.money(pricePerNight, currency)}</s>
              </span>
            )}
          </p>
          <p className="text-note text-soft">
            {[i18n._(nightsMessage(nightsTotal)), vatAmount > 0 && t`includes ${vat} VAT`].filter(Boolean).join(', ')}
          </p>
        </div>
        <a
          id={`${id}-book`}
          href={booking}
          rel="noreferrer"
          className={buttonClass('quiet', 'shrink-0')}
          aria-labelledby={`${id}-book ${id}-name`}
        >
          {/* One night costs what is beside the press. */}
          <Priced price={totalPrice === nightly ? undefined : format.money(totalPrice, currency)}>
            {t({ message: 'Book', context: 'action', comment: 'Link: to the booking page' })}
          </Priced>
        </a>
      </div>
    </li>
  );
}
