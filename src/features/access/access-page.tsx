import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { BackToStay } from '#components/back-link.tsx';
import { ElevatorBanner } from '#components/elevator-banner.tsx';
import { Failure } from '#components/failure.tsx';
import { InviteGuests } from '#components/share.tsx';
import { BrokenPart, ReadablePart } from '#components/readable-part.tsx';
import { OwnClock, TwoClocks } from '#components/clocks.tsx';
import { useFreshKeys } from '#data/access.ts';
import { useStayBeforeProperty } from '#data/stay/stay-queries.ts';
import { whereabouts } from '#components/messages/place-messages.ts';
import { doorsOf, haveKeysEnded } from '#domain/access/doors.ts';
import { keyReadiness } from '#domain/access/key-readiness.ts';
import { areShutTogether, sharedState } from '#domain/access/shared-state.ts';
import { roomsOf } from '#domain/access/way-in.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { isOver, stayPhase } from '#domain/stay/stay-phase.ts';
import { useAtTime } from '#lib/clock.ts';
import { cx } from '#lib/cx.ts';
import { Stack } from '#ui/page.tsx';

import { AccessFrame } from './door-views.tsx';
import { Rooms, WayIn } from './door-list.tsx';
import type { StepNoticeProps } from './door-props.ts';
import { HouseCards } from './house-cards.tsx';
import { AccessAfterCheckOut } from './later/access-after-check-out.tsx';
import { NoDoors } from './later/no-doors.tsx';
import { LuggageBeforeArrival, MissingSteps } from './notices.tsx';

/** The most rooms that end the column of the doors. */
const MOST_IN_COLUMN = 3;

/**
 * The doors of the stay in walking order, each with its state and how it opens. A guest holds this page at the door.
 */
export function AccessPage({ slug }: { slug: Slug }) {
  const { t, i18n } = useLingui();
  const { stay, property, zone, propertyFailure } = useStayBeforeProperty(slug);
  useFreshKeys(slug);
  // Until the zone is known, each key's own time decides.
  const hasEnded = useAtTime((now) => property !== undefined && isOver(stayPhase(stay, now, zone)));
  const doors = hasEnded ? [] : doorsOf(stay);
  const isRefused = stay.idVerificationState === 'banned';
  const hasExpired = useAtTime((now) => haveKeysEnded(stay, now));
  // A guest whose keys have ended reads how to get help, not what is behind the doors.
  const hasRooms = !hasEnded && !isRefused && !hasExpired;
  // Before any key works there is nothing to open.
  const isWaiting = useAtTime((now) => doors.every((door) => keyReadiness(door, now, stay.state).state !== 'ready'));
  const all = useAtTime((now) => sharedState(doors, now, stay.state));
  const areShut = areShutTogether(all, property !== undefined);
  // Doors that wait are low: what else the page has goes below both columns, which end on one line.
  const rooms = roomsOf(doors).length;
  const isInviteBelow = isWaiting && !areShut && stay.checkOutDate === null && rooms > 0;
  // A few rooms end the column of the doors, many the other column.
  const areBeside = !isInviteBelow && !areShut && rooms > MOST_IN_COLUMN;
  const isInviteWhole = areBeside || (areShut && stay.checkOutDate === null);
  const list = { doors, stay, property, zone };
  const others = hasRooms && <Rooms {...list} />;
  return (
    <AccessFrame
      i18n={i18n}
      back={<BackToStay slug={slug} />}
      clocks={property ? <TwoClocks city={property.city} zone={zone} /> : <OwnClock />}
      whereabouts={whereabouts(i18n, stay, property)}
    >
      <Stack className={hasRooms ? undefined : 'col-span-full'}>
        {!hasEnded && !isRefused && property && <AccessNotices stay={stay} property={property} areShut={areShut} />}
        {doors.length > 0 ? (
          <WayIn {...list} />
        ) : (
          <ReadablePart stay={stay} part="doors">
            <NoDoors stay={stay} isOver={hasEnded} property={property} />
          </ReadablePart>
        )}
        {!hasEnded && !isRefused && property && <LuggageBeforeArrival stay={stay} property={property} />}
        {doors.length > 0 && stay.droppedDoors > 0 && (
          <BrokenPart
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
        {!isInviteBelow && !areBeside && others}
      </Stack>
      {isInviteBelow && <div className="grid empty:hidden">{others}</div>}
      {hasRooms && (
        <HouseCards
          stay={stay}
          property={property}
          hasFailed={propertyFailure.error !== null}
          hasDoors={doors.length > 0 || stay.invalidFields.includes('doors')}
          isWaiting={isWaiting}
          hasInvite={!isInviteBelow && !isInviteWhole}
        >
          {areBeside && others}
        </HouseCards>
      )}
      {hasRooms && (isInviteBelow || isInviteWhole) && (
        <div className={cx('grid', isInviteWhole && 'col-span-full')}>
          <InviteGuests slug={slug} />
        </div>
      )}
    </AccessFrame>
  );
}

/** What to know before walking: a step that is missing, the end of access, the elevator. */
function AccessNotices(props: StepNoticeProps) {
  const { stay, property } = props;
  const isCheckedOut = stay.checkOutDate !== null;
  return (
    <>
      <MissingSteps {...props} />
      {isCheckedOut && <AccessAfterCheckOut stay={stay} property={property} />}
      <ElevatorBanner property={property} />
    </>
  );
}
