import { Trans, useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';

import { BEST_RATING, CITY_FACTS, RATING_SOURCES } from '#domain/explore/city-facts.ts';
import type { City } from '#domain/property/city.ts';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';

import { SOURCE_MESSAGES } from './explore-messages.ts';

/** How a city is liked: an average each, and who says so; sample figures (R2-99, R2-158). */
export function Ratings({ city }: { city: City }) {
  const { t, i18n } = useLingui();
  const { ratings } = CITY_FACTS[city];
  const number = (value: number) => i18n.number(value, { minimumFractionDigits: 1 });
  return (
    <Card as="section" aria-labelledby="ratings-title">
      <CardHead id="ratings-title" title={t`Ratings`} />
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {RATING_SOURCES.map((source) => (
          <div key={source} className="flex flex-col">
            <dt className="text-note text-soft">{i18n._(SOURCE_MESSAGES[source])}</dt>
            <dd className="inline-flex items-center gap-1.5 font-semibold">
              <Star aria-hidden strokeWidth={1.9} className="size-4.5 shrink-0 fill-current text-joy" />
              <span className="tabular-nums">
                <Trans comment="A rating, e.g. 4.8 out of 5">
                  {number(ratings[source])} out of {BEST_RATING}
                </Trans>
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
