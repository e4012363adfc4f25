import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { MapPin, Moon, Sun, Sunrise } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

import { placeHref } from '#blocks/places/place-href.ts';
import { PLACE_REASONS } from '#blocks/places/place-reasons.ts';
import { DAY_PARTS } from '#domain/plan/plan.ts';
import type { DayPart, PlanDay, PlanIdea } from '#domain/plan/plan.ts';
import { cityOf } from '#domain/property/city.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { atLocalTime } from '#lib/time.ts';
import { Card, cardPadding } from '#ui/card.tsx';
import { DayScene } from '#ui/scenes/day-scene.tsx';

import { Reason } from './reason.tsx';

const PARTS: Readonly<Record<DayPart, readonly [MessageDescriptor, LucideIcon]>> = {
  morning: [msg({ message: 'Morning', comment: 'Part of a day in a plan' }), Sunrise],
  afternoon: [msg({ message: 'Afternoon', comment: 'Part of a day in a plan' }), Sun],
  evening: [msg({ message: 'Evening', comment: 'Part of a day in a plan' }), Moon],
};

interface PlanDaysProps {
  days: readonly PlanDay[];
  stay: Stay;
  property: Property;
}

/** The partner's ideas day by day, in the partner's texts, each on a map (R2-20). */
export function PlanDays({ days, stay, property }: PlanDaysProps) {
  const format = useFormat();
  const zone = property.timezone;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 wide:grid-cols-2 wide:gap-6">
      {days.map((each, at) => {
        const { day, ideas } = each;
        return (
          <Card key={day} flush as="section" aria-labelledby={`plan-${day}`}>
            <div className="aspect-7/3">
              <DayScene
                looks={[ideas.morning.look, ideas.afternoon.look, ideas.evening.look]}
                isSecond={at % 2 === 1}
              />
            </div>
            <div className={cardPadding}>
              <h2 id={`plan-${day}`}>{format.day(atLocalTime(day, '12:00', zone), zone)}</h2>
              <ol role="list">
                {DAY_PARTS.map((part) => (
                  <Idea key={part} day={each} part={part} idea={ideas[part]} stay={stay} property={property} />
                ))}
              </ol>
            </div>
          </Card>
        );
      })}
    </div>
  );
}

interface IdeaProps {
  day: PlanDay;
  part: DayPart;
  idea: PlanIdea;
  stay: Stay;
  property: Property;
}

/** Where to go in one part of the day, and why then; a line leads to the next. */
function Idea({ day, part, idea: { place, look }, stay, property }: IdeaProps) {
  const { t, i18n } = useLingui();
  const [name, Icon] = PARTS[part];
  const city = cityOf(property.key);
  const words = city && PLACE_REASONS[city][place];
  return (
    <li className="group flex gap-3.5">
      <span aria-hidden className="flex flex-col items-center">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-joy-tint text-joy">
          <Icon strokeWidth={1.7} className="size-5" />
        </span>
        <span className="w-0.5 grow bg-line group-last:hidden" />
      </span>
      <a
        href={placeHref({ place, city: property.city })}
        target="_blank"
        rel="noopener noreferrer"
        className="flex min-w-0 grow flex-col pb-4 group-last:pb-0"
      >
        <span className="text-body text-soft">{i18n._(name)}</span>{' '}
        <span translate="no" className="text-lead leading-snug font-semibold">
          {place}
        </span>{' '}
        {words && <span className="text-pretty">{i18n._(words)}</span>}{' '}
        <Reason stay={stay} property={property} day={day} part={part} look={look} isKnown={Boolean(words)} />{' '}
        <span className="mt-1 inline-flex items-center gap-1 text-body text-accent">
          <MapPin aria-hidden strokeWidth={1.9} className="size-4 shrink-0" />
          <span className="underline underline-offset-3">{t`Open in maps`}</span>
        </span>
      </a>
    </li>
  );
}
