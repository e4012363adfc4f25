import { useLingui } from '@lingui/react/macro';
import KeyRound from 'lucide-react/icons/key-round';
import LightbulbOff from 'lucide-react/icons/lightbulb-off';
import Luggage from 'lucide-react/icons/luggage';

import { UnderSky } from '#components/sky-scene.tsx';
import type { Property } from '#domain/property/property.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { LeavingScene } from '#ui/illustrations/time-scenes.tsx';

/** The picture of a guest leaving, under the sky of the property's hour. */
export const LeavingPicture = ({ property }: { property: Property }) => (
  <UnderSky property={property}>
    <LeavingScene />
  </UnderSky>
);

/** What to check before leaving: windows, keys, belongings. */
export function BeforeYouGo({ property }: { property: Property }) {
  const { t } = useLingui();
  const items = [
    { icon: LightbulbOff, text: t`Windows closed, hob and lights off.` },
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
      {/* Safari drops the list semantics of a list without markers; the role restores them. */}
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
    </Card>
  );
}
