import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReactNode } from 'react';

import { stayFacts } from '#components/messages/place-messages.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { cx } from '#lib/cx.ts';
import { Card, CardHead } from '#ui/card.tsx';
import type { Elements } from '#ui/elements.tsx';

// Plain functions of their props, without hooks: the prerender renders them before React has loaded.

/** The box of the picture above the facts of a stay: on a phone lower than others, so that the Wi-Fi is in the first screen. */
export const pictureClass = 'aspect-3/1 w-full wide:aspect-7/3 shrink-0 print:hidden';

/** Classes of the button that opens the booking; the whole card around it is clickable. */
export const bookingButtonClass =
  'no-print -my-2 -me-2 flex min-h-11 shrink-0 items-center gap-0.5 rounded-full text-body font-semibold text-accent after:absolute after:inset-0 after:rounded-card hover:underline';

/** Classes of the `Columns` of the stay: on a phone the card of the stay, what is next and all below it, then the footer. */
export const stayGridClass = 'wide:grid-rows-[auto_1fr] wide:items-start';

interface HeroCardProps {
  i18n: I18n;
  stay: Stay;
  property: Property | undefined;
  picture: Elements;
  /** The property's name. */
  name: string;
  /** The button that opens the booking. */
  booking: Elements;
  /** Both ends of the stay. */
  children: ReactNode;
}

/** Where and when, below the city. */
export const HeroCard = ({ i18n, stay, property, picture, name, booking, children }: HeroCardProps) => (
  <Card isFlush as="section" aria-labelledby="stay-title" className="relative flex flex-col">
    {picture}
    <div className="flex flex-col gap-1.5 p-4.5 wide:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-1">
        <h1 id="stay-title" tabIndex={-1} translate="no" className="text-title">
          {name}
        </h1>
        {booking}
      </div>
      <p className="text-body text-soft">{stayFacts(i18n, stay, property)}</p>
      <div className={cx('mt-1.5', stay.isCancelled && 'text-soft line-through')}>{children}</div>
    </div>
  </Card>
);

/** The card of what is next. */
export const NextCard = ({ i18n, aside, children }: { i18n: I18n; aside?: Elements; children: Elements }) => (
  <Card as="section" aria-labelledby="next-title">
    <CardHead id="next-title" title={i18n._(msg`What's Next`)} aside={aside} />
    {children}
  </Card>
);
