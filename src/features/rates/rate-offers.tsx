import { useLingui } from '@lingui/react/macro';

import { useSettings } from '#config/settings.ts';
import type { Property } from '#domain/property/property.ts';
import type { RateOffer } from '#domain/rate/rate-offer.ts';
import type { RateSearch } from '#domain/rate/rate-search.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { Notice } from '#ui/notice.tsx';
import { Pill } from '#ui/pill.tsx';

import { outcomeMessage } from './messages.ts';
import { NoRates } from './no-rates.tsx';
import { RateCard } from './rate-card.tsx';

interface RateOffersProps {
  offers: readonly RateOffer[];
  search: RateSearch;
  stay: Stay;
  property: Property;
}

/** The offers, the cheapest night first (R5-33); none, or a code that brought nothing, says so (R1-33, R3-95). */
export function RateOffers({ offers, search, stay, property }: RateOffersProps) {
  const { t, i18n } = useLingui();
  const { addresses } = useSettings();
  if (offers.length === 0) return <NoRates property={property} />;
  const booking = `${addresses.booking}/?stay=${encodeURIComponent(stay.slugWithData)}`;
  const isCodeInVain = search.voucherCode !== null && !offers.some(({ isPrivate }) => isPrivate);
  return (
    <div className="flex flex-col gap-4">
      {isCodeInVain && (
        <Notice tone="info" headingLevel={3} heading={t`No private offer for this code`}>
          {t`Check how it is spelled, or choose one of the offers below.`}
        </Notice>
      )}
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <p className="text-lead font-semibold">{i18n._(outcomeMessage(offers.length))}</p>
          {stay.isPayableByInvoice && <Pill tone="info">{t`Payable by invoice`}</Pill>}
        </div>
        <p className="text-note text-pretty text-soft">
          {t`You book on our booking page. Your current booking stays as it is.`}
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
