import { useLingui } from '@lingui/react/macro';
import { KeyRound, LightbulbOff, Luggage } from 'lucide-react';

import type { Property } from '#domain/property/property.ts';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';

/** Three things to look at before the door falls shut: windows, keys, belongings. */
export function BeforeYouGo({ property }: { property: Property }) {
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
    <Card as="section" aria-labelledby="before-title">
      <CardHead id="before-title" title={t`Before you go`} />
      {/* Safari forgets that an unmarked list is a list; the role says it again. */}
      <ul role="list" className="flex flex-col gap-3">
        {items.map(({ icon: Icon, text }) => (
          <li key={text} className="flex gap-3">
            <Icon aria-hidden strokeWidth={1.8} className="mt-0.5 size-5 shrink-0 text-accent" />
            <span className="min-w-0 text-pretty">{text}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
