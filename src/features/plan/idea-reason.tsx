import { useLingui } from '@lingui/react/macro';

import { CITY_FACTS } from '#domain/explore/city-facts.ts';
import type { PlaceLook } from '#domain/explore/place-look.ts';
import { feelOf, monthOf, weatherOf } from '#domain/explore/weather.ts';
import { ideaReason } from '#domain/plan/idea-reason.ts';
import type { DayPart, PlanDay } from '#domain/plan/plan.ts';
import { cityOf } from '#domain/property/property.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { atLocalTime, localDay } from '#lib/time.ts';
import { wholeWords } from '#ui/headline.tsx';

interface ReasonProps {
  stay: Pick<Stay, 'startDate'>;
  property: Property;
  day: PlanDay;
  part: DayPart;
  look: PlaceLook;
  lightAfterArrivalMs: number | undefined;
  /** The page already describes the place itself. */
  isDescribed: boolean;
}

/** Why an idea is planned for this hour: from the stay, the sun and the averages of the city (R2-20). */
export function Reason({
  stay: { startDate },
  property,
  day: { day, sunset },
  part,
  look,
  lightAfterArrivalMs,
  isDescribed,
}: ReasonProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { timezone } = property;
  const city = cityOf(property.key);
  const noon = atLocalTime(day, '12:00', timezone);
  const weather = city && weatherOf(CITY_FACTS[city])[monthOf(noon, timezone) - 1];
  const isFirstDay = startDate !== null && localDay(startDate, timezone) === day;
  const high = weather === undefined ? '' : format.celsius(weather.high);
  const check = format.time(startDate, timezone);
  const sets = format.time(sunset, timezone);
  const reason = ideaReason({ look, part, isFirstDay, feel: weather && feelOf(weather), lightAfterArrivalMs });
  if (isDescribed && (reason === 'many-kitchens' || reason === 'many-tables')) return null;
  if (reason === null || (sunset === null && reason === 'daylight')) return null;
  const messages = {
    'before-check-in': t({
      message: `For the hours until check-in at ${check}.`,
      comment: 'Why a place is planned for the first morning',
    }),
    daylight: t({
      message: `In daylight: the sun sets at ${sets}.`,
      comment: 'Why a place out of doors is planned for this hour',
    }),
    'dark-soon': t({
      message: `Best before check-in: the sun sets at ${sets}.`,
      comment: 'What to know of a place out of doors on the day of arrival',
    }),
    'many-kitchens': t({
      message: `Many small kitchens in one place.`,
      comment: 'Why a market is planned for the evening',
    }),
    'many-tables': t({
      message: `Many places to eat along one street.`,
      comment: 'Why a street is planned for the evening',
    }),
    warm: t({
      message: `Warm indoors when it is about ${high} outside.`,
      comment: 'Why a museum is planned for a cold day, e.g. about 4°C',
    }),
    cool: t({
      message: `Cool indoors when it is about ${high} outside.`,
      comment: 'Why a museum is planned for a hot day, e.g. about 34°C',
    }),
  };
  return <p className="text-body text-pretty text-soft">{wholeWords(messages[reason])}</p>;
}
