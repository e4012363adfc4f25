import { useLingui } from '@lingui/react/macro';

import type { SavedStay } from '#data/stay/saved-stay.ts';
import { SupportChannels } from '#components/support-channels.tsx';
import { doorsOf } from '#domain/access/doors.ts';
import { keyReadiness } from '#domain/access/key-readiness.ts';
import { useAtTime } from '#lib/clock.ts';
import { useIsOnline } from '#lib/device.ts';
import { Card, CardHead } from '#ui/card.tsx';

/** Whom to call or write to, once for all doors. It comes with them: the line may bring no further file. */
export function SavedHelp({ saved: { stay, property }, hasFailed }: { saved: SavedStay; hasFailed: boolean }) {
  const { t } = useLingui();
  const isOnline = useIsOnline();
  const { phone, whatsappNumber } = property;
  // A door that opens over the network does not open from here.
  const isShut = useAtTime((now) => {
    const doors = doorsOf(stay).filter(({ accessType }) => accessType === 'remote');
    return doors.some((door) => keyReadiness(door, now, stay.state).state === 'ready');
  });
  return (
    <Card as="section" aria-labelledby="help-title">
      <CardHead
        id="help-title"
        title={
          isShut ? t`Door not opening?` : t({ message: 'Call or write', comment: 'Phone and WhatsApp of support' })
        }
      />
      {isShut && hasFailed && (
        <p className="text-pretty">
          {isOnline
            ? t`We can't reach the doors that need a connection. This page keeps trying. Standing in front of one? Call or write to us.`
            : t`Some doors open over the network: turn on mobile data or join a Wi-Fi. No network at all? Call us.`}
        </p>
      )}
      {phone === null && whatsappNumber === null ? (
        <p>{t`You will find our number in your booking confirmation.`}</p>
      ) : (
        <SupportChannels phone={phone} whatsappNumber={whatsappNumber} />
      )}
    </Card>
  );
}
