import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { Failure } from '#components/failure.tsx';
import { rateOffersQuery } from '#data/availability.ts';
import type { Property } from '#domain/property/property.ts';
import { firstDays } from '#domain/rate/rate-search.ts';
import type { RateSearch } from '#domain/rate/rate-search.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { nowInstant } from '#lib/clock.ts';
import { Card } from '#ui/card.tsx';
import { LiveRegion } from '#ui/screen-reader.tsx';

import { outcomeMessage } from './messages.ts';
import { RateOffers } from './rate-offers.tsx';
import { RatesForm } from './rates-form.tsx';
import { RatesPending } from './rates-pending.tsx';

interface RatesPanelProps {
  stay: Stay;
  property: Property;
  unitCategoryId: string;
}

/** The form, and below it what the server offers; a failure keeps everything that was typed (R1-33). */
export function RatesPanel({ stay, property, unitCategoryId }: RatesPanelProps) {
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

  const ask = (next: RateSearch) => {
    setSearch(next);
    // The same question again wants a fresh answer.
    void queryClient.invalidateQueries({ queryKey: rateOffersQuery(next).queryKey });
  };

  return (
    <div className="flex flex-col gap-5">
      <Card>
        {livingUnit !== null && livingUnit.name !== '' && (
          <p className="text-body">
            <span className="text-soft">
              {t({ message: 'Category', comment: 'Category of the unit, e.g. One-bedroom apartment' })}
            </span>{' '}
            <span className="font-semibold">{livingUnit.name}</span>
          </p>
        )}
        <RatesForm defaults={defaults} zone={property.timezone} isPending={rates.isFetching} onSearch={ask} />
      </Card>
      <LiveRegion text={rates.isFetching ? t`Looking for rates` : found ? i18n._(outcomeMessage(found.length)) : ''} />
      {rates.isFetching && rates.data === undefined && <RatesPending />}
      {rates.isError && !rates.isFetching && <Failure error={rates.error} onRetry={() => void rates.refetch()} />}
      {search !== undefined && found && <RateOffers offers={found} search={search} stay={stay} property={property} />}
    </div>
  );
}
