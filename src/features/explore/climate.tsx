import { Trans, useLingui } from '@lingui/react/macro';

import { CITY_FACTS } from '#domain/explore/city-facts.ts';
import { feelOf, weatherOf } from '#domain/explore/weather.ts';
import type { City } from '#domain/property/city.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';

import { FEEL_MESSAGES } from './explore-messages.ts';
import { YearChart } from './year-chart.tsx';

interface ClimateProps {
  city: City;
  /** The month of the stay, or this one; 1 for January. */
  month: number;
}

/** What to pack: the month of the stay as text, and the year around it; sample figures (R2-101, R2-158). */
export function Climate({ city, month }: ClimateProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const year = weatherOf(CITY_FACTS[city]);
  const own = year.find((each) => each.month === month);
  return (
    <Card as="section" aria-labelledby="climate-title">
      <CardHead id="climate-title" title={t`Climate`} />
      {own && (
        <p className="flex flex-col">
          <span className="font-semibold">
            <Trans comment="The weather of a month, e.g. 'November: 1°C to 4°C'">
              {format.month(month)}: {format.celsius(own.low)} to {format.celsius(own.high)}
            </Trans>
          </span>{' '}
          <span className="text-body text-pretty">{i18n._(FEEL_MESSAGES[feelOf(own)])}</span>
        </p>
      )}
      <YearChart year={year} month={month} />
      <p className="text-note text-pretty text-soft">{t`Averages of the warmest and the coldest hour of a day, in °C.`}</p>
    </Card>
  );
}
