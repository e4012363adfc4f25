import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';

import { ContactWays } from '#components/contact.tsx';
import { Failure, UnreadableField, ReadableField } from '#components/failure.tsx';
import { LastChecked } from '#components/last-checked.tsx';
import { InviteGuests } from '#components/share.tsx';
import { COMMON_DOOR_MESSAGES, whereabouts, zoneText } from '#components/messages/place-messages.ts';
import { WifiAccess, WifiCode } from '#components/wifi-access.tsx';
import { useFreshKeys } from '#data/access.ts';
import { useStayBeforeProperty } from '#data/stay/stay-queries.ts';
import type { AccessKey } from '#domain/access/access-key.ts';
import { areKeysOnHold, doorsOf, haveKeysEnded, isPaymentDue } from '#domain/access/doors.ts';
import { roomsElsewhere } from '#domain/access/integrations.ts';
import { keyReadiness } from '#domain/access/access-key.ts';
import type { Property } from '#domain/property/property.ts';
import type { Slug, Stay } from '#domain/stay/stay.ts';
import { isOver, stayPhase } from '#domain/stay/stay-phase.ts';
import { lazyOptional } from '#lib/lazy-optional.ts';
import { useAtTime } from '#lib/use-time.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { Fact, Facts } from '#ui/definition-list.tsx';
import { CheckedOutSpot } from '#ui/illustrations/spot-scenes.tsx';
import { Stack } from '#ui/page.tsx';

import { Rooms, WayIn } from './door-list.tsx';
import { useRoomPlace } from './door-name.tsx';
import { AccessFrame } from './door-views.tsx';
import { NoDoors } from './no-doors.tsx';
import { LuggageNotice, Notices } from './notices.tsx';

/** With the sky of the hour, which no page with doors needs. */
const StayBeside = lazyOptional(() => import('#components/stay-ends.tsx').then((file) => file.StayBeside));

/**
 * The doors of the stay in walking order, each with its state and how it opens. A guest holds this page at the door.
 */
export function AccessPage({ slug }: { slug: Slug }) {
  const { t, i18n } = useLingui();
  const { stay, property, zone, propertyFailure } = useStayBeforeProperty(slug);
  useFreshKeys(slug);
  // Until the zone is known, each key's own time decides.
  const hasEnded = useAtTime((now) => property !== undefined && isOver(stayPhase(stay, now, zone)));
  const hasExpired = useAtTime((now) => haveKeysEnded(stay, now));
  const isRefused = stay.idVerificationState === 'banned';
  const doors = hasEnded ? [] : doorsOf(stay);
  // A door that opens over the network asks the server anyway.
  const hasCode = useAtTime((now) =>
    doors.some((door) => door.code !== null && keyReadiness(door, now, stay.state).state === 'ready'),
  );
  const zoneNote = useAtTime((now) => zoneText(i18n, property, [now]));
  const list = { doors, stay, property, zone };
  // A guest whose keys have ended reads how to get help, not what is behind the doors.
  const hasSide = !hasEnded && !isRefused && !hasExpired;
  return (
    <AccessFrame i18n={i18n} zone={zoneNote} whereabouts={whereabouts(i18n, stay, property)}>
      <Stack>
        {hasCode && <LastChecked slug={slug} zone={zone} />}
        {!hasEnded && !isRefused && property && <Notices stay={stay} property={property} />}
        {doors.length > 0 ? (
          <WayIn {...list} />
        ) : (
          <ReadableField stay={stay} field="doors">
            <NoDoors stay={stay} isOver={hasEnded} property={property} />
          </ReadableField>
        )}
        {!hasEnded && !isRefused && property && <LuggageNotice stay={stay} property={property} />}
        {doors.length > 0 && stay.droppedDoors > 0 && (
          <UnreadableField
            slug={slug}
            heading={t({
              message: plural(stay.droppedDoors, {
                one: 'We could not show one of your doors',
                other: 'We could not show # of your doors',
              }),
            })}
          />
        )}
        {propertyFailure.error && <Failure {...propertyFailure} />}
      </Stack>
      {hasSide ? (
        <Stack>
          <Rooms {...list} />
          <PropertyCards {...list} hasFailed={propertyFailure.error !== null} />
        </Stack>
      ) : (
        property && (
          <Suspense>
            <StayBeside stay={stay} property={property} />
          </Suspense>
        )
      )}
      {/* The link for fellow guests (R2-161). */}
      {hasSide && stay.checkOutDate === null && (
        <div className="col-span-full grid">
          <InviteGuests stay={stay} />
        </div>
      )}
    </AccessFrame>
  );
}

interface PropertyCardsProps {
  doors: readonly AccessKey[];
  stay: Stay;
  property: Property | undefined;
  /** The property failed to load: the card has the brand's numbers. */
  hasFailed: boolean;
}

/** Beside the doors: help with a door that does not open, Wi-Fi, the common rooms (R2-110, R2-113, R3-84). */
function PropertyCards({ doors, stay, property, hasFailed }: PropertyCardsProps) {
  const { t, i18n } = useLingui();
  const placeOf = useRoomPlace();
  const { wirelessAccessPoint, commonDoors } = stay.integrations;
  const isStaying = stay.checkOutDate === null;
  const rooms = roomsElsewhere(commonDoors, doorsOf(stay));
  const isWaiting = useAtTime((now) => doors.every((door) => keyReadiness(door, now, stay.state).state !== 'ready'));
  // The card of the main column has the channels: without doors, and where a call is the next thing to do.
  const isCallNext = useAtTime(
    (now) => areKeysOnHold(stay, now) || (stay.isPayableByInvoice && isPaymentDue(stay, now)),
  );
  const hasDoors = doors.length > 0 || stay.invalidFields.includes('doors');
  const hasChannels = property ? property.phone !== null || property.whatsappNumber !== null : hasFailed;
  return (
    <>
      {hasDoors && !isCallNext && hasChannels && (
        <Card as="section" aria-labelledby="help-title" className="wide:order-first">
          <CardHead
            id="help-title"
            title={
              isWaiting
                ? t({ message: 'Call or message us', comment: 'Phone and WhatsApp of support' })
                : t`Something not opening?`
            }
          />
          <ContactWays property={property} />
        </Card>
      )}
      {isStaying && (wirelessAccessPoint || stay.invalidFields.includes('wifi')) && (
        <Card as="section" aria-labelledby="wifi-title">
          <CardHead id="wifi-title" title={t`Wi-Fi`} />
          <ReadableField stay={stay} field="wifi">
            {wirelessAccessPoint && (
              <>
                <WifiAccess accessPoint={wirelessAccessPoint} />
                <WifiCode accessPoint={wirelessAccessPoint} />
              </>
            )}
          </ReadableField>
        </Card>
      )}
      {(rooms.length > 0 || stay.invalidFields.includes('common-doors')) && (
        <Card as="section" aria-labelledby="rooms-title">
          <CardHead id="rooms-title" title={t`Also in the building`} />
          <ReadableField stay={stay} field="common-doors">
            <Facts>
              {rooms.map((room) => (
                <Fact key={room.kind} term={i18n._(COMMON_DOOR_MESSAGES[room.kind])}>
                  {placeOf(room) || t`In the building`}
                </Fact>
              ))}
            </Facts>
          </ReadableField>
        </Card>
      )}
      {/* After check-out a wide screen has room beside the doors that still open. */}
      {!isStaying && (
        <Card className="hidden grow place-items-center wide:grid">
          <CheckedOutSpot className="h-auto w-full" />
        </Card>
      )}
    </>
  );
}
