import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReactNode } from 'react';

import { stayFacts } from '#components/messages/place-messages.ts';
import { haveKeysEnded, isPaymentDue, nextKey } from '#domain/access/doors.ts';
import type { Property } from '#domain/property/property.ts';
import { isOver, stayPhase } from '#domain/stay/stay-phase.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { cx } from '#lib/cx.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import { Card, CardHead } from '#ui/card.tsx';
import type { Elements } from '#ui/elements.tsx';

// Plain functions of their props, without hooks: the prerender draws them before React has loaded.

/** Whether a phone must show something else first: a key, its end, a due payment, the end of a stay (R2-167). */
export const isPictureLow = (stay: Stay, now: Instant, zone: ZoneId): boolean =>
  isOver(stayPhase(stay, now, zone)) ||
  haveKeysEnded(stay, now) ||
  nextKey(stay, now) !== undefined ||
  isPaymentDue(stay, now);

/** The box of the picture above the facts of a stay. */
export const pictureClass = (isLow: boolean): string =>
  cx('w-full shrink-0 grow wide:order-last wide:aspect-3/1 wide:h-auto print:hidden', isLow ? 'h-30' : 'h-38');

interface HeroCardProps {
  i18n: I18n;
  stay: Stay;
  property: Property | undefined;
  picture: Elements;
  /** The property's name. */
  name: string;
  /** Both ends of the stay. */
  children: ReactNode;
}

/** Where and when, with the city: above on a phone. On wide screens it is below, and fills the height of the row. */
export const HeroCard = ({ i18n, stay, property, picture, name, children }: HeroCardProps) => (
  <Card flush as="section" aria-labelledby="stay-title" className="flex flex-col">
    {picture}
    <div className="flex flex-col gap-2 p-4.5 wide:p-6">
      <h1 id="stay-title" tabIndex={-1} translate="no" className="text-title">
        {name}
      </h1>
      <p className="text-body text-soft">{stayFacts(i18n, stay, property)}</p>
      <div className={cx('mt-2', stay.isCancelled && 'text-soft line-through')}>{children}</div>
    </div>
  </Card>
);

/** The card of what is next. */
export const NextCard = ({ i18n, clocks, children }: { i18n: I18n; clocks: Elements; children: Elements }) => (
  <Card as="section" aria-labelledby="next-title" className="grow">
    <CardHead id="next-title" title={i18n._(msg`What's Next`)} aside={clocks} />
    {children}
  </Card>
);
