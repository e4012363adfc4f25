import { useLingui } from '@lingui/react/macro';

import type { ReactNode } from 'react';

import { ContactWays } from '#components/contact-ways.tsx';
import { isPaymentDue } from '#domain/access/doors.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useAtTime } from '#lib/clock.ts';
import { latePart } from '#lib/late-part.ts';
import { isBefore } from '#lib/time.ts';
import { Card } from '#ui/card.tsx';
import { CardPending, Lines } from '#ui/skeleton.tsx';

import { DoorCard } from './door-card.tsx';
import type {
  AllDoorsTimeProps,
  DoorListProps,
  ExpiredProps,
  NoDoorsProps,
  ReadyNewsProps,
  RoomsProps,
  StepNoticeProps,
  WayHelpProps,
} from './door-props.ts';
import { loadLate } from './load-late.ts';
import { useDoorName } from './use-door-name.ts';

const OtherRooms = latePart<RoomsProps>(() => loadLate().then((late) => late.OtherRooms), PlainDoors);
const ExpiredDoors = latePart<ExpiredProps>(() => loadLate().then((late) => late.ExpiredDoors), PlainDoors);
const AllDoorsTime = latePart<AllDoorsTimeProps>(() => loadLate().then((late) => late.AllDoorsTime));
const CheckIn = latePart(() => loadLate().then((late) => late.CheckInNotice));
const Payment = latePart(() => loadLate().then((late) => late.PaymentNotice));
const LockedDoors = latePart<DoorListProps>(() => loadLate().then((late) => late.LockedDoors), PlainDoors);
const AccessAfterCheckOut = latePart(() => loadLate().then((late) => late.AccessAfterCheckOut));
const Luggage = latePart(() => loadLate().then((late) => late.LuggageNotice));
const NoDoors = latePart<NoDoorsProps>(() => loadLate().then((late) => late.NoDoors), PlainContact);
const WayHelp = latePart(() => loadLate().then((late) => late.WayHelp));

/** The rooms beside the way, in a file that no door waits for; their place is kept. */
export const LateRooms = (props: RoomsProps) => (
  <OtherRooms {...props} fallback={<CardPending lines={props.doors.length} className="mt-3" />} />
);

/** The room of a card that comes at once. */
const Room = ({ rem }: { rem: number }): ReactNode => <Card aria-busy style={{ minHeight: `${rem}rem` }} />;

/** From when all doors work, in a file that no open door waits for. Without it each door says its own hour. */
export const LateAllDoorsTime = (props: AllDoorsTimeProps) => (
  <AllDoorsTime {...props} fallback={<Room rem={13.3} />} />
);

/** The steps that are missing, in a file that no open door waits for. Without it each door says its own. */
export function LateMissingSteps(props: StepNoticeProps) {
  const { stay } = props;
  const isDue = useAtTime((now) => isPaymentDue(stay, now));
  const fallback = <Room rem={14.3} />;
  return (
    <>
      {stay.checkOutDate === null && stay.state !== 'check-in-completed' && <CheckIn {...props} fallback={fallback} />}
      {isDue && <Payment {...props} fallback={fallback} />}
    </>
  );
}

/** Doors that wait for one thing, in a file that no open door waits for; their place is kept. */
export const LateLockedDoors = (props: DoorListProps) => (
  <LockedDoors {...props} fallback={<Room rem={7.4 + 3.06 * props.doors.length} />} />
);

/** The help for several doors; without its file the page's card of channels is there. */
export const LateWayHelp = (props: WayHelpProps) => (
  <WayHelp
    {...props}
    fallback={
      <div className="min-h-11 ps-11.5 pt-3">
        <Lines count={1} />
      </div>
    }
  />
);

/** How long doors open after check-out, in a file that no door waits for. */
export const LateAfterCheckOut = (props: { stay: Stay; property: Property }) => (
  <AccessAfterCheckOut {...props} fallback={<CardPending lines={1} className="bg-tint" />} />
);

/** A picture for a column that has little left to say. */
export const LateLeavingPicture = latePart(() => loadLate().then((late) => late.LeavingPicture));

/** Where the bags go, in a file that no door waits for. */
export function LateLuggage(props: { stay: Stay; property: Property }) {
  const { t } = useLingui();
  const { startDate } = props.stay;
  const isAhead = useAtTime((now) => startDate !== null && isBefore(now, startDate));
  return (
    isAhead && (
      <Luggage
        {...props}
        fallback={<CardPending title={t`Bags before check-in`} lines={2} className="bg-info-tint" />}
      />
    )
  );
}

/** Why no door is there, in a file that no door waits for. */
export const LateNoDoors = (props: NoDoorsProps) => (
  <NoDoors {...props} fallback={<CardPending lines={3} hasButton />} />
);

/** The number to call: the network went before the reason came. */
function PlainContact({ property }: NoDoorsProps) {
  return <ContactWays property={property} />;
}

/** That all keys have ended, in a file that no open door waits for. */
export const LateExpired = (props: ExpiredProps) => (
  <ExpiredDoors {...props} fallback={props.stay.checkOutDate === null && <ExpiredPending />} />
);

/** What the guest must know at once; the page says the rest when its file has come. */
function ExpiredPending() {
  const { t } = useLingui();
  return <CardPending title={t`Your keys have expired`} lines={3} hasButton className="min-h-80" />;
}

/** The same doors as cards: the network went before their file came. */
function PlainDoors({ doors, ...setting }: DoorListProps) {
  const nameOf = useDoorName(setting.stay);
  return doors.map((door) => <DoorCard key={door.id} {...setting} door={door} name={nameOf(door)} />);
}

/** News of doors that become ready, in a file that no door waits for. */
export const LateReadyNews = latePart<ReadyNewsProps>(() => loadLate().then((late) => late.ReadyNews));
