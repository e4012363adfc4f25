import type { ReactNode } from 'react';

import { useLingui } from '@lingui/react/macro';

import { stayParts } from '#blocks/messages/place-words.ts';
import { PropertyScene } from '#blocks/property-scene.tsx';
import { StayEnds } from '#blocks/stay-ends.tsx';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { joined } from '#lib/joined.ts';

import { Summary } from './summary.tsx';

interface StaySummaryProps {
  stay: Stay;
  property: Property;
  /** The children say when the stay begins and ends. */
  hasOwnTimes?: boolean | undefined;
  /** On a phone the children come before the task. */
  isFirst?: boolean;
  children?: ReactNode;
  action?: ReactNode;
}

/** The stay that a task is about, and what the task comes to. On wide screens it stays in view. */
export function StaySummary({ stay, property, hasOwnTimes = false, isFirst, children, action }: StaySummaryProps) {
  const { i18n } = useLingui();
  const facts = stayParts(i18n, stay, property);
  return (
    <Summary
      about={
        <div className="flex flex-col gap-4">
          {/* Small: the page's own picture is the large one, and the card is no taller than the column beside it. */}
          <div className="flex items-center gap-3">
            <div className="size-13 shrink-0 overflow-hidden rounded-tile">
              <PropertyScene property={property} isSmall className="size-full" />
            </div>
            <div className="min-w-0">
              <h2 className="text-lead">{property.name}</h2>
              {/* Two lines: one would break after a dot in the narrow card of a tablet. */}
              <p className="text-note text-soft">{joined(facts.slice(0, 2))}</p>
              <p className="text-note text-soft">{joined(facts.slice(2))}</p>
            </div>
          </div>
          {!hasOwnTimes && <StayEnds stay={stay} zone={property.timezone} />}
        </div>
      }
      isFirst={isFirst}
      action={action}
    >
      {children}
    </Summary>
  );
}
