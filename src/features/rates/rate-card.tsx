import { Plural, useLingui } from '@lingui/react/macro';
import { MoveUpRight } from 'lucide-react';
import { useId } from 'react';

import { Priced } from '#components/products/continue-button.tsx';
import type { RateOffer } from '#domain/rate/rate-offer.ts';
import { isDiscounted, nightlyPrice } from '#domain/rate/rate-offer.ts';
import { useFormat } from '#i18n/use-format.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';
import { Pill } from '#ui/pill.tsx';

interface RateCardProps {
  offer: RateOffer;
  /** Where it is booked. */
  booking: string;
}

const TEXT = { flexGrow: 1, flexBasis: '16rem' };
const ROOM = { flexBasis: '20rem' };
/** Prices begin and buttons end at one edge in all offers. */
const PRICE = { flexBasis: '8.5rem' };
/** As wide in each offer, whatever the amount on it. */
const BOOK = { flexBasis: 'clamp(8.5rem,23vw,11rem)', minWidth: 'fit-content', minHeight: '3rem' };

/** One rate: what it is, the whole stay, a night of it, and a night's normal price struck through (R3-93, R5-34, R5-47). */
export function RateCard({ offer, booking }: RateCardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { name, description, currency, totalPrice, nightsTotal, pricePerNight, vatAmount, isPrivate } = offer;
  const nightly = nightlyPrice(offer);
  const total = format.money(totalPrice, currency);
  const price = format.money(nightly, currency);
  const vat = format.money(vatAmount, currency);
  const book = t({ message: 'Book', context: 'action', comment: 'Link: to the booking page' });
  const id = useId();
  return (
    <li>
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="flex min-w-0 flex-col gap-1" style={TEXT}>
            <CardHead
              id={`${id}-name`}
              headingLevel={3}
              title={name}
              aside={isPrivate && <Pill tone="good">{t`Private offer`}</Pill>}
            />
            {/* Only the server's text says when money comes back. */}
            {description !== '' && <p className="text-pretty">{description}</p>}
          </div>
          <div className="flex grow flex-wrap items-center gap-x-4 gap-y-3" style={ROOM}>
            <div className="min-w-0 grow tabular-nums" style={PRICE}>
              <p>
                <span className="text-title font-semibold whitespace-nowrap">{total}</span>{' '}
                <span className="block">
                  <Plural
                    comment="After a large amount, e.g. '€180 for 2 nights'"
                    value={nightsTotal}
                    one="for # night"
                    other="for # nights"
                  />
                </span>
              </p>
              {totalPrice !== nightly && <p className="text-note text-soft">{t`${price} per night`}</p>}
              {isDiscounted(offer) && (
                <p className="text-note text-soft">
                  {t`Normal price`} <s>{format.money(pricePerNight, currency)}</s>
                </p>
              )}
              {vatAmount > 0 && <p className="text-note text-soft">{t`includes ${vat} VAT`}</p>}
            </div>
            <a
              id={`${id}-book`}
              href={booking}
              rel="noreferrer"
              style={BOOK}
              className={buttonClass('quiet', 'grow')}
              aria-labelledby={`${id}-book ${id}-name`}
            >
              {/* On a phone the sum is right beside or above it. */}
              <span className="wide:hidden">{book}</span>
              <span className="hidden wide:block">
                <Priced price={total}>{book}</Priced>
              </span>
              <MoveUpRight aria-hidden strokeWidth={1.9} className="size-4.5 shrink-0" />
            </a>
          </div>
        </div>
      </Card>
    </li>
  );
}
