import { Trans, useLingui } from '@lingui/react/macro';

import { WifiAccess } from '#components/wifi-access.tsx';
import { Link } from '#components/link.tsx';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import type { ZoneId } from '#lib/time.ts';
import { buttonClass } from '#ui/button.tsx';
import type { Elements } from '#ui/elements.tsx';

import { useUnitLine } from '../door-name.tsx';
import { doorAndRoom } from './guide.ts';
import type { WalkGuide } from './guide.ts';
import { WalkHeading } from './walk-step.tsx';

interface InsideProps {
  stay: Stay;
  zone: ZoneId;
  guide: WalkGuide | undefined;
  offer: Elements;
}

/** The end of the way: the room, its Wi-Fi, and until when it is the guest's (R2-165). */
export function Inside({ stay, zone, guide, offer }: InsideProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { slug, customer, endDate } = stay;
  const [, room] = doorAndRoom(guide?.texts.apartment ?? '');
  const wifi = stay.integrations.wirelessAccessPoint;
  const until = format.dayTime(endDate, zone);
  const firstName = customer?.firstName?.trim() ?? '';
  return (
    <>
      <WalkHeading
        isLarge
        above={useUnitLine(stay)}
        heading={
          firstName === ''
            ? t({ message: 'Welcome', context: 'inside', comment: 'Heading: the guest has come into the room' })
            : t({ message: `Welcome, ${firstName}`, comment: 'Heading: the guest has come into the room' })
        }
      />
      <div className="mt-2 flex flex-col gap-3">
        <p className="text-soft">{t`Make yourself at home. Here is what you need next.`}</p>
        {wifi && (
          <section aria-label={t`Wi-Fi`} className="rounded-card bg-tint p-4">
            <WifiAccess accessPoint={wifi} />
          </section>
        )}
        {room !== '' && <p className="text-pretty">{room}</p>}
        {endDate && (
          <p className="text-body text-soft">
            <Trans>Check out by {until}</Trans>
          </p>
        )}
        <Link to="/stay" search={{ slug }} className={buttonClass('primary', 'min-h-14 w-full text-lead')}>
          {t`Go to your stay`}
        </Link>
        {offer}
      </div>
    </>
  );
}
