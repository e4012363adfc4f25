import { useLingui } from '@lingui/react/macro';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';

import { cityName, stayFacts } from '#components/messages/place-messages.ts';
import { StayEndsView } from '#components/stay-ends-view.tsx';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { cx } from '#lib/cx.ts';
import type { ZoneId } from '#lib/time.ts';
import type { Elements } from '#ui/elements.tsx';

/** Both ends of the stay, day and hour, in property time. */
export function StayEnds({ stay, zone }: { stay: Stay; zone: ZoneId }) {
  const { i18n } = useLingui();
  const arrow = <ArrowRight aria-hidden className="size-5 shrink-0 text-soft" />;
  return <StayEndsView i18n={i18n} stay={stay} zone={zone} arrow={arrow} />;
}

interface SummaryProps {
  /** At the top of the card, on wide screens. */
  picture?: ReactNode;
  /** What the task is about; shown on wide screens only, because on a phone the page says it elsewhere. */
  about?: ReactNode;
  /** What is chosen, and what it costs. */
  children?: ReactNode;
  /** On a phone the children come before the task. */
  isFirst?: boolean | undefined;
  /** A `PinnedAction`. */
  action?: Elements;
}

/** What is chosen and its price, with the button. On wide screens this card stays in view beside the choices. */
export function Summary({ picture, about, isFirst = false, children, action }: SummaryProps) {
  const { t } = useLingui();
  return (
    <section
      aria-label={t({
        message: 'Summary',
        comment: 'Names the card with what a guest has chosen, its price and the button',
      })}
      className="contents wide:flex wide:flex-col wide:gap-5 wide:overflow-hidden wide:rounded-card wide:bg-card wide:p-6 wide:shadow-card"
    >
      {picture && (
        <div className="arrives hidden wide:-mx-6 wide:-mt-6 wide:block wide:aspect-7/3 wide:overflow-hidden">
          {picture}
        </div>
      )}
      {about !== undefined && <div className="hidden wide:block">{about}</div>}
      <div
        className={cx(
          'flex min-w-0 flex-col gap-3 rounded-card bg-card p-4.5 shadow-card empty:hidden wide:p-0 wide:shadow-none',
          isFirst && 'order-first wide:order-none',
        )}
      >
        {children}
      </div>
      {action}
    </section>
  );
}

interface StaySummaryProps {
  stay: Stay;
  property: Property;
  /** At the top of the card, on wide screens. */
  picture?: ReactNode;
  /** The children show when the stay begins and ends. */
  hasOwnTimes?: boolean | undefined;
  /** On a phone the children come before the task. */
  isFirst?: boolean;
  children?: ReactNode;
  action?: Elements;
}

/** A `Summary` that begins with the stay. */
export function StaySummary({
  stay,
  property,
  picture,
  hasOwnTimes = false,
  isFirst,
  children,
  action,
}: StaySummaryProps) {
  const { i18n } = useLingui();
  return (
    <Summary
      picture={picture}
      about={
        <div className="flex flex-col gap-4">
          <div>
            <h2 translate="no" className="text-lead">
              {property.name}
            </h2>
            <p className="text-note text-soft">
              {stayFacts(i18n, stay, { ...property, city: cityName(i18n, property.city) })}
            </p>
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
