import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { Failure } from '#components/failure.tsx';
import { rateOffersQuery } from '#data/rates.ts';
import { useStay } from '#data/stay/stay-queries.ts';
import type { Property } from '#domain/property/property.ts';
import { firstDays } from '#domain/rate/rate.ts';
import type { RateSearch } from '#domain/rate/rate.ts';
import type { Slug, Stay } from '#domain/stay/stay.ts';
import { nowInstant } from '#lib/clock.ts';
import { Card } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { SPACE } from '#ui/elements.tsx';
import { LiveRegion } from '#ui/screen-reader.tsx';
import { Delayed, Skeleton } from '#ui/skeleton.tsx';
import { WhenNear } from '#ui/when-near.tsx';

import { outcomeMessage, RateOffers } from './rate-offers.tsx';
import { RatesForm } from './rates-form.tsx';

/** The rates of the guest's unit category on other dates, in a disclosure (R1-24, R1-33); nothing without a category. */
export function Rates({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  const { stay, property } = useStay(slug);
  const { unitCategoryId } = stay;
  if (unitCategoryId === null) return null;
  return (
    <section aria-labelledby="rates-title" className="mt-2 flex flex-col gap-1">
      <h2 id="rates-title">{t`Or book nights yourself`}</h2>
      <p className="text-body text-pretty text-soft">
        {t`No need to wait for an answer: see what is available, and book it as a separate stay.`}
      </p>
      <Disclosure look="text" label={t`Choose your dates`}>
        <WhenNear className="min-h-64">
          <RatesPanel stay={stay} property={property} unitCategoryId={unitCategoryId} />
        </WhenNear>
      </Disclosure>
    </section>
  );
}

interface RatesPanelProps {
  stay: Stay;
  property: Property;
  unitCategoryId: string;
}

/** The search form, and the offers below it; a failure keeps what was typed (R1-33). */
function RatesPanel({ stay, property, unitCategoryId }: RatesPanelProps) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const [defaults] = useState<RateSearch>(() => ({
    unitCategoryId,
    ...firstDays(stay.endDate, nowInstant(), property.timezone),
    adults: Math.max(1, stay.adultsCount),
    children: stay.childrenCount,
    voucherCode: null,
  }));
  const [search, setSearch] = useState<RateSearch>();
  const rates = useQuery({ ...rateOffersQuery(search ?? defaults), enabled: search !== undefined });

  const { livingUnit } = stay;
  const found = rates.isError ? undefined : rates.data;

  const start = (next: RateSearch) => {
    setSearch(next);
    // The same search again must not be answered from the cache.
    void queryClient.invalidateQueries({ queryKey: rateOffersQuery(next).queryKey });
  };

  return (
    <div className="flex flex-col gap-5">
      <Card>
        {livingUnit?.name && (
          <p className="text-body">
            <span className="text-soft">
              {t({ message: 'Category', comment: 'Category of the unit, e.g. One-bedroom apartment' })}
            </span>
            {SPACE}
            <span className="font-semibold">{livingUnit.name}</span>
          </p>
        )}
        <RatesForm defaults={defaults} zone={property.timezone} isPending={rates.isFetching} onSearch={start} />
      </Card>
      <LiveRegion text={rates.isFetching ? t`Looking for rates` : found ? i18n._(outcomeMessage(found.length)) : ''} />
      {rates.isFetching && rates.data === undefined && <RatesPending />}
      {rates.isError && !rates.isFetching && <Failure error={rates.error} onRetry={() => void rates.refetch()} />}
      {search !== undefined && found && <RateOffers offers={found} search={search} stay={stay} property={property} />}
    </div>
  );
}

function RatesPending() {
  return (
    <Delayed>
      <div className="flex flex-col gap-3">
        <Skeleton shape="block" className="h-24" />
        <Skeleton shape="block" className="h-24" />
      </div>
    </Delayed>
  );
}
