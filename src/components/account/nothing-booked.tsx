import { useLingui } from '@lingui/react/macro';

import { latePart } from '#lib/late-part.ts';
import { Card } from '#ui/card.tsx';
import { RoomScene } from '#ui/illustrations/room-scenes.tsx';

/** No other picture of these pages needs the sun, so it comes after them; without its file it is day. */
const UnderSky = latePart(
  () => import('#components/under-sky.tsx').then((file) => file.UnderSky),
  ({ children }) => children,
);

/** No stay is ahead: a made bed; the link to book one is beside it (R2-123). */
export function NothingBooked() {
  const { t } = useLingui();
  return (
    <Card flush as="section" aria-labelledby="nothing-title" className="flex flex-col">
      <div className="h-38 w-full overflow-hidden bg-tint wide:aspect-7/3 wide:h-auto">
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
