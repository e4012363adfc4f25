import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import MoveUpRight from 'lucide-react/icons/move-up-right';
import { useId } from 'react';

import { SupportChannels } from '#components/support-channels.tsx';
import { useSettings } from '#config/settings.ts';
import type { Property } from '#domain/property/property.ts';
import { isDiscounted, nightlyPrice } from '#domain/rate/rate.ts';
import type { RateOffer, RateSearch } from '#domain/rate/rate.ts';
import { newBookingHref } from '#domain/stay/stay.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { buttonClass } from '#ui/button.tsx';
import { CardHead, Card } from '#ui/card.tsx';
import { SPACE } from '#ui/elements.tsx';
import { NoSlotsSpot } from '#ui/illustrations/spot-scenes.tsx';
import { Notice } from '#ui/notice.tsx';
import { Pill } from '#ui/pill.tsx';

/** The number of offers found (R1-33). */
export const outcomeMessage = (offers: number): MessageDescriptor =>
  offers === 0
    ? msg`Nothing is available on these dates. Try other dates, or ask us.`
    : msg({ message: plural(offers, { one: '# offer', other: '# offers' }) });

interface RateOffersProps {
  offers: readonly RateOffer[];
  search: RateSearch;
  stay: Stay;
  property: Property;
}

/** The offers, the cheapest night first (R5-33), or that there are none; also when a code had no effect (R1-33, R3-95). */
export function RateOffers({ offers, search, stay, property }: RateOffersProps) {
  const { t, i18n } = useLingui();
  const { addresses } = useSettings();
  if (offers.length === 0) return <NoRates property={property} />;
  const booking = newBookingHref(addresses.booking, stay);
  const hasCodeNoEffect = search.voucherCode !== null && !offers.some(({ isPrivate }) => isPrivate);
  return (
    <div className="flex flex-col gap-4">
      {hasCodeNoEffect && (
        <Notice tone="info" headingLevel={3} heading={t`No private offer for this code`}>
          {t`Check the spelling, or choose one of the offers below.`}
        </Notice>
      )}
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <p className="text-lead font-semibold">{i18n._(outcomeMessage(offers.length))}</p>
          {stay.isPayableByInvoice && <Pill tone="info">{t`Payable by invoice`}</Pill>}
        </div>
        <p className="text-note text-pretty text-soft">
          {t`You will be taken to our booking page. Your current booking stays as it is.`}
        </p>
      </div>
      <ul className="flex flex-col gap-3">
        {offers.map((offer) => (
          <RateCard key={`${offer.id} ${offer.isPrivate}`} offer={offer} booking={booking} />
        ))}
      </ul>
    </div>
  );
}

interface RateCardProps {
  offer: RateOffer;
  /** The URL of the booking page. */
  booking: string;
}

const TEXT = { flexGrow: 1, flexBasis: '16rem' };
const ROOM = { flexBasis: '20rem' };
/** The prices of all offers begin at the same edge, and the buttons end at the same one. */
const PRICE = { flexBasis: '8.5rem' };
/** Equally wide in all offers, whatever the amount. */
const BOOK = { flexBasis: 'clamp(8.5rem,23vw,11rem)', minWidth: 'fit-content', minHeight: '3rem' };

/** A rate: its total and nightly price, and a night's normal price struck through (R3-93, R5-34, R5-47). */
function RateCard({ offer, booking }: RateCardProps) {
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
            {/* The terms of a refund are only known from this text. */}
            {description !== null && <p className="text-pretty">{description}</p>}
          </div>
          <div className="flex grow flex-wrap items-center gap-x-4 gap-y-3" style={ROOM}>
            <div className="min-w-0 grow tabular-nums" style={PRICE}>
              <p>
                <span className="text-title font-semibold whitespace-nowrap">{`${total} `}</span>
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
                  <span>{t`Normal price`}</span>
                  {SPACE}
                  <s>{format.money(pricePerNight, currency)}</s>
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
              <span>{book}</span>
              <MoveUpRight aria-hidden strokeWidth={1.9} className="size-4.5 shrink-0" />
            </a>
          </div>
        </div>
      </Card>
    </li>
  );
}

/** (R1-33) */
function NoRates({ property }: { property: Property }) {
  const { i18n } = useLingui();
  return (
    <Card>
      <NoSlotsSpot />
      <p className="max-w-[44ch] text-pretty">{i18n._(outcomeMessage(0))}</p>
      <SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />
    </Card>
  );
}
