import { useLingui } from '@lingui/react/macro';
import { KeyRound, LightbulbOff, Luggage } from 'lucide-react';

import { UnderSky } from '#components/under-sky.tsx';
import type { Property } from '#domain/property/property.ts';
import { cx } from '#lib/cx.ts';
import { Card, cardPadding } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';
import { LeavingScene } from '#ui/illustrations/time-scenes.tsx';

interface BeforeYouGoProps {
  property: Property;
  /** The card has the width of the page: on a wide screen the picture is beside the list. */
  isWhole?: boolean;
}

/** A suitcase at an open door, under the sky of the hour. */
export const LeavingPicture = ({ property }: { property: Property }) => (
  <UnderSky property={property}>
    <LeavingScene />
  </UnderSky>
);

/** Three things to look at before the door falls shut: windows, keys, belongings. */
export function BeforeYouGo({ property, isWhole = false }: BeforeYouGoProps) {
  const { t } = useLingui();
  const items = [
    { icon: LightbulbOff, text: t`Windows closed, stove and lights off.` },
    {
      icon: KeyRound,
      text:
        property.checkInMethod === 'front-desk'
          ? t`Please return keys and key cards to the front desk.`
          : t`If you were given keys or key cards, please leave them on the table.`,
    },
    { icon: Luggage, text: t`One last look at sockets, fridge and bathroom. Chargers like to stay longer.` },
  ];
  return (
    <Card flush as="section" aria-labelledby="before-title" className={isWhole ? 'wide:flex' : undefined}>
      {/* In a column of a wide screen another card has the picture. */}
      <div className={cx('aspect-7/3 overflow-hidden', isWhole ? 'wide:order-last wide:w-1/2' : 'wide:hidden')}>
        <LeavingPicture property={property} />
      </div>
      <div className={cx(cardPadding, isWhole && 'wide:w-1/2')}>
        <CardHead id="before-title" title={t`Before you go`} />
        {/* Safari forgets that an unmarked list is a list; the role says it again. */}
        <ul role="list" className="flex flex-col gap-3">
          {items.map(({ icon: Icon, text }) => (
            <li key={text} className="flex items-center gap-3">
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-joy-tint text-joy">
                <Icon aria-hidden strokeWidth={1.8} className="size-5" />
              </span>
              <span className="min-w-0 text-pretty">{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
