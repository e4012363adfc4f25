import { Plural, useLingui } from '@lingui/react/macro';

import { UnderSky } from '#components/sky-scene.tsx';
import type { Nearness } from '#domain/account/reservation-summary.ts';
import { Card } from '#ui/card.tsx';
import { RoomScene } from '#ui/illustrations/room-scenes.tsx';
import { Pill } from '#ui/pill.tsx';

/** Shown to members without a stay (R2-123). */
export function NothingBooked() {
  const { t } = useLingui();
  return (
    <Card isFlush as="section" aria-labelledby="nothing-title" className="flex flex-col">
      <div className="aspect-7/3 w-full overflow-hidden bg-tint">
        <UnderSky property={undefined}>
          <RoomScene />
        </UnderSky>
      </div>
      <div className="flex flex-col gap-2 p-4.5 wide:p-6">
        <h2 id="nothing-title">{t`Nothing booked right now`}</h2>
        <p className="text-soft">{t`The bed is made, though. Where would you like to wake up next?`}</p>
      </div>
    </Card>
  );
}

/** The time until the next stay; nothing while it is under way or if its start is unknown. */
export function Countdown({ near }: { near: Nearness }) {
  const { t } = useLingui();
  if (near === 'under-way' || near === 'unknown') return null;
  return (
    <Pill tone={near === 0 ? 'good' : 'info'}>
      {near === 0 ? (
        t({ message: 'Today', comment: 'The next stay begins today' })
      ) : near === 1 ? (
        t({ message: 'Tomorrow', comment: 'The next stay begins tomorrow' })
      ) : (
        <Plural value={near} one="In # day" other="In # days" />
      )}
    </Pill>
  );
}
