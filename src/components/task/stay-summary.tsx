import type { ReactNode } from 'react';

import { useLingui } from '@lingui/react/macro';

import { cityName } from '#components/city-name.ts';
import { stayFacts } from '#components/messages/place-messages.ts';
import { PropertyScene } from '#components/property-scene.tsx';
import { StayEnds } from '#components/stay-ends.tsx';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';

import { Summary } from './summary.tsx';

interface StaySummaryProps {
  stay: Stay;
  property: Property;
  /** What the task is like, on wide screens. */
  picture?: ReactNode;
  /** The children say when the stay begins and ends. */
  hasOwnTimes?: boolean | undefined;
  /** On a phone the children come before the task. */
  isFirst?: boolean;
  /** On a phone the page and the press say what the children say. */
  isWideOnly?: boolean;
  children?: ReactNode;
  action?: ReactNode;
}

/** The stay that a task is about, and what the task comes to. On wide screens it stays in view. */
export function StaySummary({
  stay,
  property,
  picture,
  hasOwnTimes = false,
  isFirst,
  isWideOnly,
  children,
  action,
}: StaySummaryProps) {
  const { i18n } = useLingui();
  return (
    <Summary
      picture={picture}
      about={
        <div className="flex flex-col gap-4">
          {/* Small, where the card begins with no picture: the page's picture is the large one. */}
          <div className="flex items-center gap-3">
            {picture === undefined && (
              <div className="size-13 shrink-0 overflow-hidden rounded-tile">
                <PropertyScene property={property} isSmall className="size-full" />
              </div>
            )}
            <div className="min-w-0">
              <h2 className="text-lead">{property.name}</h2>
              <p className="text-note text-soft">
                {stayFacts(i18n, stay, { ...property, city: cityName(i18n, property.city) })}
              </p>
            </div>
          </div>
          {!hasOwnTimes && <StayEnds stay={stay} zone={property.timezone} />}
        </div>
      }
      isFirst={isFirst}
      isWideOnly={isWideOnly}
      action={action}
    >
      {children}
    </Summary>
  );
}
