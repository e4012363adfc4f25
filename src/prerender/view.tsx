import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReactNode } from 'react';

import type { StayResponse, PropertyResponse } from '#api/request-stay.ts';
import { StayEndsView } from '#components/stay-ends-view.tsx';
import { doorName, roomPlace, whereabouts, zoneText } from '#components/messages/place-messages.ts';
import type { AccessKey } from '#domain/access/access-key.ts';
import { doorsOf, nextKey, canWalkIn, wayIn, sharedState } from '#domain/access/doors.ts';
import { beginsWithDoors, openingCode } from '#domain/access/first-code.ts';
import { roomBehind } from '#domain/access/integrations.ts';
import { propertyFromDto } from '#domain/property/property.ts';
import type { Property } from '#domain/property/property.ts';
import { stayFromDto } from '#domain/stay/stay-from-dto.ts';
import { isStayingInEveryZone, stayPeriod } from '#domain/stay/stay-phase.ts';
import type { Stay } from '#domain/stay/stay.ts';
import {
  AccessFrame,
  DoorCode,
  DoorName,
  NextDoor,
  OpenDoorCard,
  ValidityOfAll,
  validityOfAll,
  validityText,
} from '#features/access/door-views.tsx';
import { FindBookingView } from '#features/find-booking/find-booking-view.tsx';
import { bookingButtonClass, HeroCard, NextCard, pictureClass, stayGridClass } from '#features/stay/stay-views.tsx';
import type { Instant } from '#lib/time.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Card } from '#ui/card.tsx';
import { Columns, Page, pageBackClass, Stack } from '#ui/page.tsx';
import { Step, Steps } from '#ui/steps.tsx';

/** The stay at a point in time; the property is undefined until loaded. */
interface Situation {
  readonly stay: Stay;
  readonly property: Property | undefined;
  readonly now: Instant;
}

/** Placeholders for an icon, and for a line that needs the property. */
const ICON = <span className="size-5 shrink-0" />;
const LINE = '\u00A0';

/** How a door opens; `isEndShown`: the page already shows until when. */
const Opening = ({
  door,
  code,
  property,
  isEndShown,
}: Situation & { door: AccessKey; code: string; isEndShown: boolean }) => (
  <DoorCode
    i18n={i18n}
    code={code}
    keypadButton={door.keypadButton}
    validity={
      !isEndShown &&
      property &&
      door.validToDate && <span>{validityText(i18n, door.validToDate, property.timezone)}</span>
    }
  />
);

/** The access page with its first code; undefined if only the app can decide (R2-30). */
function accessView(situation: Situation): ReactNode {
  const { stay, property, now } = situation;
  const doors = doorsOf(stay);
  const [first] = wayIn(doors);
  const code = openingCode(first, stay, now);
  if (first === undefined || code === null || !beginsWithDoors(stay, property, now)) return undefined;
  const shared = sharedState(doors, now, stay.state);
  const room = roomBehind(first, stay.integrations.commonDoors);
  return [
    <div key="back" className="page-bar">
      <span className={pageBackClass}>
        {ICON}
        <span>{i18n._(msg({ message: 'Stay', context: 'navigation' }))}</span>
      </span>
    </div>,
    <AccessFrame
      key="page"
      i18n={i18n}
      zone={property ? zoneText(i18n, property, [now]) : null}
      whereabouts={whereabouts(i18n, stay, property)}
    >
      <Stack>
        {shared?.all === 'open' && (
          <ValidityOfAll icon={ICON}>
            {property ? validityOfAll(i18n, shared.until, property.timezone) : LINE}
          </ValidityOfAll>
        )}
        {canWalkIn(stay, now) && <span className={buttonClass()}>{i18n._(msg`Guide me in`)}</span>}
        <Steps>
          <Step number={1}>
            <OpenDoorCard
              id="first-door"
              title={<DoorName icon={ICON} name={doorName(i18n, first, stay)} />}
              place={room && roomPlace(i18n, room)}
            >
              <Opening {...situation} door={first} code={code} isEndShown={shared?.all === 'open'} />
            </OpenDoorCard>
          </Step>
        </Steps>
      </Stack>
    </AccessFrame>,
  ];
}

/** The stay page: its heading (R2-79), and the key it starts with (R2-167). */
function stayView(situation: Situation): ReactNode {
  const { stay, property, now } = situation;
  const isStaying = property ? stayPeriod(stay, now, property.timezone) === 'staying' : isStayingInEveryZone(stay, now);
  const hasKey = isStaying && stay.state === 'check-in-completed' && !stay.invalidFields.includes('progress');
  const door = hasKey ? nextKey(stay, now) : undefined;
  const code = openingCode(door, stay, now);
  // A code is shown without the property's name, which is the largest text of any other stay.
  if (stay.isCancelled || (property === undefined && code === null)) return undefined;
  return (
    <Page isTop>
      <Columns className={stayGridClass}>
        <HeroCard
          i18n={i18n}
          stay={stay}
          property={property}
          name={property?.name ?? LINE}
          picture={<div className={`bg-tint ${pictureClass}`} />}
          booking={
            <span className={bookingButtonClass}>
              <span>{i18n._(msg`Your booking`)}</span>
              {ICON}
            </span>
          }
        >
          <StayEndsView i18n={i18n} stay={stay} zone={property?.timezone} arrow={ICON} />
        </HeroCard>
        <Stack className="wide:row-span-2">
          {door && code !== null ? (
            <NextCard i18n={i18n}>
              <NextDoor title={<DoorName icon={ICON} name={doorName(i18n, door, stay)} />}>
                <Opening {...situation} door={door} code={code} isEndShown={door.validToDate === stay.endDate} />
              </NextDoor>
            </NextCard>
          ) : (
            <Card>
              <div className="h-6 w-2/5 animate-breathe rounded-tile bg-line" />
              <div className="h-8 w-4/5 animate-breathe rounded-tile bg-line" />
              <div className="h-8 w-3/5 animate-breathe rounded-tile bg-line" />
              <div className="mt-2 h-11 animate-breathe rounded-full bg-line" />
            </Card>
          )}
        </Stack>
      </Columns>
    </Page>
  );
}

const VIEWS: Readonly<Partial<Record<string, (situation: Situation) => ReactNode>>> = {
  '/stay/access': accessView,
  '/stay': stayView,
};

/** Whether the page at a path can be prerendered. */
export const hasView = (path: string): boolean => path in VIEWS;

/** The top of the page at a path; undefined if only the app can decide. Throws for invalid data. */
export const viewOf = (
  path: string,
  stay: StayResponse,
  property: PropertyResponse | undefined,
  now: Instant,
): ReactNode => VIEWS[path]?.({ stay: stayFromDto(stay), property: property && propertyFromDto(property), now });

/** The lookup page, without picture and button. */
export const lookupView = (): ReactNode => (
  <FindBookingView
    i18n={i18n}
    picture={<div className="size-full bg-tint" />}
    // As high as the button, whose text is part of the app.
    button={
      <div className="animate-breathe rounded-full border-[1.5px] border-transparent bg-line py-3 text-lead leading-tight">
        {LINE}
      </div>
    }
  />
);
