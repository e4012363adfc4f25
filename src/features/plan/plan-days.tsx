import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { MapPin, Moon, Sun, Sunrise } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

import { placeHref } from '#blocks/place-link.tsx';
import { DAY_PARTS } from '#domain/plan/plan.ts';
import type { DayPart, PlanDay } from '#domain/plan/plan.ts';
import { useFormat } from '#i18n/use-format.ts';
import { atLocalTime } from '#lib/time.ts';
import type { ZoneId } from '#lib/time.ts';
import { Card, cardPadding } from '#ui/card.tsx';

import { DayOverCity } from './day-over-city.tsx';

const PARTS: Readonly<Record<DayPart, readonly [MessageDescriptor, LucideIcon]>> = {
  morning: [msg({ message: 'Morning', comment: 'Part of a day in a plan' }), Sunrise],
  afternoon: [msg({ message: 'Afternoon', comment: 'Part of a day in a plan' }), Sun],
  evening: [msg({ message: 'Evening', comment: 'Part of a day in a plan' }), Moon],
};

interface PlanDaysProps {
  days: readonly PlanDay[];
  zone: ZoneId;
  city: string;
}

/** The partner's ideas day by day, in the partner's texts, each on a map (R2-20). */
export function PlanDays({ days, zone, city }: PlanDaysProps) {
  const format = useFormat();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 wide:grid-cols-2 wide:gap-6">
      {days.map(({ day, ideas }) => (
        <Card key={day} flush as="section" aria-labelledby={`plan-${day}`}>
          <DayOverCity city={city} />
          <div className={cardPadding}>
            <h2 id={`plan-${day}`}>{format.day(atLocalTime(day, '12:00', zone), zone)}</h2>
            <ol role="list">
              {DAY_PARTS.map((part) => (
                <Idea key={part} part={part} place={ideas[part]} city={city} />
              ))}
            </ol>
          </div>
        </Card>
      ))}
    </div>
  );
}

/** Where to go in one part of the day; a line leads to the next. */
function Idea({ part, place, city }: { part: DayPart; place: string; city: string }) {
  const { t, i18n } = useLingui();
  const [name, Icon] = PARTS[part];
  return (
    <li className="group flex gap-3.5">
      <span aria-hidden className="flex flex-col items-center">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-joy-tint text-joy">
          <Icon strokeWidth={1.7} className="size-5" />
        </span>
        <span className="w-0.5 grow bg-line group-last:hidden" />
      </span>
      <a
        href={placeHref({ place, city })}
        target="_blank"
        rel="noopener noreferrer"
        className="flex min-w-0 grow flex-col pb-4 group-last:pb-0"
      >
        <span className="text-body text-soft">{i18n._(name)}</span>{' '}
        <span translate="no" className="text-lead leading-snug font-semibold">
          {place}
        </span>{' '}
        <span className="mt-1 inline-flex items-center gap-1 text-body text-accent">
          <MapPin aria-hidden strokeWidth={1.9} className="size-4 shrink-0" />
          <span className="underline underline-offset-3">{t`Open in maps`}</span>
        </span>
      </a>
    </li>
  );
}
