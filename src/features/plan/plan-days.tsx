import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { MapPin } from 'lucide-react';

import { Link } from '#blocks/link.tsx';
import { placeHref } from '#blocks/place-link.tsx';
import { DAY_PARTS } from '#domain/plan/plan.ts';
import type { DayPart, PlanDay } from '#domain/plan/plan.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { useFormat } from '#i18n/use-format.ts';
import { atLocalTime } from '#lib/time.ts';
import type { ZoneId } from '#lib/time.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { RowList, rowClass } from '#ui/row-list.tsx';
import { CityScene } from '#ui/scenes/city-scene.tsx';
import type { SceneSky } from '#ui/scenes/scene.tsx';

const PART_WORDS: Readonly<Record<DayPart, MessageDescriptor>> = {
  morning: msg({ message: 'Morning', comment: 'Part of a day in a plan' }),
  afternoon: msg({ message: 'Afternoon', comment: 'Part of a day in a plan' }),
  evening: msg({ message: 'Evening', comment: 'Part of a day in a plan' }),
};

/** The sky over the city then. */
const PART_SKIES: Readonly<Record<DayPart, SceneSky>> = { morning: 'dawn', afternoon: 'day', evening: 'dusk' };

interface PlanDaysProps {
  days: readonly PlanDay[];
  zone: ZoneId;
  slug: Slug;
  city: string;
}

/** The partner's ideas day by day, in the partner's texts, each on a map (R2-20). */
export function PlanDays({ days, zone, slug, city }: PlanDaysProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  if (days.length === 0) {
    return (
      <Card className="items-start">
        <p>{t`No plan for this stay yet. The city guide is a good start.`}</p>
        <Link to="/stay/explore" search={{ slug }} className={buttonClass('quiet')}>
          {t`To the city guide`}
        </Link>
      </Card>
    );
  }
  return days.map(({ day, ideas }) => (
    <section key={day} aria-labelledby={`plan-${day}`} className="flex flex-col gap-3">
      <h2 id={`plan-${day}`}>{format.day(atLocalTime(day, '12:00', zone), zone)}</h2>
      <RowList>
        {DAY_PARTS.map((part) => (
          <li key={part}>
            <a
              href={placeHref({ place: ideas[part], city })}
              target="_blank"
              rel="noopener noreferrer"
              className={rowClass}
            >
              <span className="h-16 w-24 shrink-0 overflow-hidden rounded-tile">
                <CityScene city={city} sky={PART_SKIES[part]} />
              </span>
              <span className="flex min-w-0 grow flex-col">
                <span className="text-body text-soft">{i18n._(PART_WORDS[part])}</span>{' '}
                <span translate="no" className="text-lead leading-snug font-semibold">
                  {ideas[part]}
                </span>
              </span>
              <MapPin aria-hidden strokeWidth={1.9} className="size-5 shrink-0 text-soft" />
            </a>
          </li>
        ))}
      </RowList>
    </section>
  ));
}
