import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import Sunrise from 'lucide-react/icons/sunrise';
import type { LucideIcon } from 'lucide-react';

import { PLACE_REASONS, placeHref } from '#components/places/places.ts';
import { isSecondLook } from '#domain/explore/place-look.ts';
import { isDarkSoon, lightAfterArrival } from '#domain/plan/idea-reason.ts';
import { DAY_PARTS } from '#domain/plan/plan.ts';
import type { DayPart, PlanDay, PlanIdea } from '#domain/plan/plan.ts';
import { cityOf } from '#domain/property/property.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { atLocalTime } from '#lib/time.ts';
import { Card } from '#ui/card.tsx';
import { Columns } from '#ui/page.tsx';
import { PlaceScene } from '#ui/illustrations/place-scene.tsx';
import type { SkyLight } from '#ui/illustrations/place-scene.tsx';
import type { SceneSky } from '#ui/illustrations/scene.tsx';

import { Reason } from './idea-reason.tsx';

const DAY_PART_LABELS: Readonly<Record<DayPart, readonly [MessageDescriptor, LucideIcon]>> = {
  morning: [msg({ message: 'Morning', comment: 'Part of a day in a plan' }), Sunrise],
  afternoon: [msg({ message: 'Afternoon', comment: 'Part of a day in a plan' }), Sun],
  evening: [msg({ message: 'Evening', comment: 'Part of a day in a plan' }), Moon],
};

const SKIES: Readonly<Record<DayPart, readonly [SceneSky, SkyLight]>> = {
  morning: ['dawn', 'low'],
  afternoon: ['day', 'high'],
  evening: ['dusk', 'moon'],
};
const SUNSET: readonly [SceneSky, SkyLight] = ['dusk', 'low'];

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
    <Columns>
      {days.map((each) => (
        <Card key={each.day} as="section" aria-labelledby={`plan-${each.day}`}>
          <h2 id={`plan-${each.day}`}>{format.day(atLocalTime(each.day, '12:00', zone), zone)}</h2>
          <ol role="list" className="flex flex-col gap-3">
            {DAY_PARTS.map((part) => (
              <Idea key={part} day={each} part={part} idea={each.ideas[part]} stay={stay} property={property} />
            ))}
          </ol>
        </Card>
      ))}
    </Columns>
  );
}

interface IdeaProps {
  day: PlanDay;
  part: DayPart;
  idea: PlanIdea;
  stay: Stay;
  property: Property;
}

/** Where to go in one part of the day, why then, and a picture with the sky of that hour. */
function Idea({ day, part, idea: { place, look }, stay, property }: IdeaProps) {
  const { i18n } = useLingui();
  const [name, Icon] = DAY_PART_LABELS[part];
  const city = cityOf(property.key);
  const description = city && PLACE_REASONS[city][place];
  const lightAfterArrivalMs = lightAfterArrival(day, stay, property.timezone);
  const [sky, light] = part === 'afternoon' && isDarkSoon(lightAfterArrivalMs) ? SUNSET : SKIES[part];
  return (
    <li>
      <a
        href={placeHref({ place, city: property.city })}
        target="_blank"
        rel="noopener noreferrer"
        className="flex gap-4"
      >
        <div className="h-36 w-24 shrink-0 overflow-hidden rounded-tile bg-tint">
          <PlaceScene look={look} sky={sky} light={light} isSecond={city !== undefined && isSecondLook(city, place)} />
        </div>
        <div className="flex min-w-0 grow flex-col">
          <p className="flex items-center gap-1.5 text-note text-soft">
            <Icon aria-hidden strokeWidth={1.9} className="size-4 shrink-0" />
            <span>{i18n._(name)}</span>
          </p>
          <h3 translate="no" className="mb-1.5 wrap-break-word underline underline-offset-3">
            {place}
          </h3>
          {description && <p className="text-pretty">{i18n._(description)}</p>}
          <Reason
            property={property}
            stay={stay}
            day={day}
            part={part}
            look={look}
            lightAfterArrivalMs={lightAfterArrivalMs}
            isDescribed={description !== undefined}
          />
        </div>
      </a>
    </li>
  );
}
