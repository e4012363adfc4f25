import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Star from 'lucide-react/icons/star';

import { BEST_RATING, CITY_FACTS, RATING_SOURCES } from '#domain/explore/city-facts.ts';
import type { RatingSource } from '#domain/explore/city-facts.ts';
import { feelOf, weatherOf } from '#domain/explore/weather.ts';
import type { Feel } from '#domain/explore/weather.ts';
import type { City } from '#domain/property/property.ts';
import { useFormat } from '#i18n/use-format.ts';
import { CardHead, Card } from '#ui/card.tsx';

const FEEL_MESSAGES: Readonly<Record<Feel, MessageDescriptor>> = {
  freezing: msg`Coat, hat, gloves. Winter means it here.`,
  cool: msg`A warm layer, and something for the rain.`,
  mild: msg`A light jacket for the evenings.`,
  hot: msg`Shade, water, and a long lunch.`,
};

interface ClimateProps {
  city: City;
  /** The month of the stay, or this one; 1 for January. */
  month: number;
}

/** What to pack for the month of the stay; sample figures (R2-101, R2-158). */
export function Climate({ city, month }: ClimateProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const own = weatherOf(CITY_FACTS[city]).find((each) => each.month === month);
  return (
    <Card as="section" aria-labelledby="climate-title">
      <CardHead id="climate-title" title={t`Climate`} />
      {own && (
        <p className="flex flex-col">
          <span className="font-semibold">
            <Trans comment="The weather of a month, e.g. 'November: 1°C to 4°C'">
              {format.month(month)}: {format.celsius(own.low)} to {format.celsius(own.high)}
            </Trans>
          </span>
          <span className="text-body text-pretty">{` ${i18n._(FEEL_MESSAGES[feelOf(own)])}`}</span>
        </p>
      )}
      <p className="text-note text-pretty text-soft">{t`Average daily highs and lows, in °C.`}</p>
    </Card>
  );
}

const SOURCE_MESSAGES: Readonly<Record<RatingSource, MessageDescriptor>> = {
  survey: msg({ message: 'Our guests, after their stay', comment: 'Who gave a rating of a city' }),
  portal: msg({ message: 'Reviews on travel sites', comment: 'Who gave a rating of a city' }),
};

/** The average rating of a city from each source; sample figures (R2-99, R2-158). */
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
