import { Trans, useLingui } from '@lingui/react/macro';

import { clockName } from '#components/messages/place-messages.ts';
import { ContactWays } from '#components/contact.tsx';
import { Link } from '#components/link.tsx';
import { useOwnTime } from '#components/clocks.tsx';
import { Refusal } from '#components/stay-notices.tsx';
import type { Property } from '#domain/property/property.ts';
import { stayPhase } from '#domain/stay/stay-phase.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/use-time.ts';
import { withoutName } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';
import { buttonClass } from '#ui/button.tsx';
import { ExpiredSpot, NoSlotsSpot, NotFoundSpot } from '#ui/illustrations/spot-scenes.tsx';

import { Contact } from './door-help.tsx';
import type { DoorListProps } from './types.ts';
import { LateCheckOutLink } from './locked-door.tsx';
import { ShutCard } from './shut-card.tsx';
import { StillOpen, useStillOpen } from './still-open.tsx';

interface NoDoorsProps {
  stay: Stay;
  isOver: boolean;
  property: Property | undefined;
}

/** A stay without doors: not yet, no longer, or refused, in which case the guest finds only support (R4-20). */
export function NoDoors({ stay, isOver, property }: NoDoorsProps) {
  const { t } = useLingui();
  const isBanned = stay.idVerificationState === 'banned';
  return (
    <ShutCard
      id="no-doors-title"
      picture={isBanned ? <NotFoundSpot /> : isOver ? <ExpiredSpot /> : <NoSlotsSpot />}
      heading={
        isBanned
          ? t`We need to check your ID`
          : stay.isCancelled
            ? t`This stay is cancelled`
            : isOver
              ? t`Your stay is over`
              : t`No doors yet`
      }
    >
      {isBanned ? (
        <Refusal property={property} />
      ) : stay.isCancelled ? (
        <p className="text-pretty">
          {t`You can no longer open doors or order extras with this booking. If you did not expect this, please contact us.`}
        </p>
      ) : isOver ? (
        <p>
          <span className="block font-semibold">{t`Your keys have expired`}</span>
          <span>{t`Left something behind?`}</span>
        </p>
      ) : (
        <p className="text-pretty">
          {t`Your keys are not ready yet. They will appear here as soon as they are. At the door already?`}
        </p>
      )}
      {!isBanned && <ContactWays property={property} />}
    </ShutCard>
  );
}

interface ExpiredDoorsProps extends DoorListProps {
  /** When all keys ended; null where they ended at different hours. */
  since: Instant | null;
}

/** All keys have ended: one card for all doors (R4-69). After check-out the notice above says the same. */
export function ExpiredDoors({ stay, property, zone, since }: ExpiredDoorsProps) {
  const { t, i18n } = useLingui();
  const here = useOwnTime(since, zone);
  const city = property && clockName(i18n, property.city, zone);
  const hasName = here !== null && city !== undefined;
  const format = useFormat();
  const when = format.dayTime(since, hasName ? withoutName(zone) : zone);
  const isLastDay = useAtTime((now) => stayPhase(stay, now, zone) === 'check-out-day');
  const search = { slug: stay.slug };
  // A check-out opens the building again, whatever end its keys had (R9-10).
  const afterwards = useStillOpen(stay, zone);
  const until = format.time(afterwards.building, zone);
  const opensAgain = isLastDay && (afterwards.isUnitOpen || afterwards.isBuildingOpen);
  if (stay.checkOutDate !== null) return null;
  return (
    <ShutCard
      id="expired-title"
      picture={<ExpiredSpot />}
      heading={
        !opensAgain
          ? t`Your keys have expired`
          : afterwards.isUnitOpen
            ? t`Your doors will open again after check-out`
            : t`The building will open again after check-out`
      }
    >
      {opensAgain && property && (
        <p className="text-pretty">
          {afterwards.isUnitOpen ? (
            <span>
              <StillOpen doors={afterwards} property={property} />
            </span>
          ) : (
            <span>
              <Trans comment="The building opens again after a check-out; a time of day">
                You then have until {until} to fetch your things from the building. Your own door stays closed.
              </Trans>
            </span>
          )}
        </p>
      )}
      {since !== null && (
        <p className={opensAgain ? 'text-pretty text-soft' : 'text-pretty'}>
          {!hasName ? (
            <Trans comment="Keys of several doors that have expired">Your keys worked until {when}.</Trans>
          ) : (
            <Trans comment="Keys of several doors that have expired: the hour in the city, then on the guest's clock">
              Your keys worked until {when} in {city} ({here} your time).
            </Trans>
          )}
        </p>
      )}
      {isLastDay && (
        <div className="flex flex-wrap gap-2 *:grow">
          <Link to="/stay/check-out" search={search} className={buttonClass('primary')}>
            {t({ message: 'Check out', comment: 'Leads to the page where the guest ends the stay' })}
          </Link>
          {property && <LateCheckOutLink stay={stay} property={property} />}
        </div>
      )}
      {isLastDay ? <Contact property={property} /> : <ContactWays property={property} isMain />}
      {!isLastDay && (
        <Link to="/stay" search={search} className={buttonClass('text', '-ms-1 self-start')}>
          {t`Go to your stay`}
        </Link>
      )}
    </ShutCard>
  );
}
