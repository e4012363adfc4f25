import type { Timeslot } from '#domain/availability/availability.ts';
import { guestsOf } from '#domain/stay/stay.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { isBefore, localDay } from '#lib/time.ts';
import type { Instant, ZoneId } from '#lib/time.ts';

/** open: guests are left. full: everyone has breakfast that day. closed: the café cannot take anybody. */
export type MorningState = 'open' | 'full' | 'closed';

/** A breakfast time that is not over, and how many guests can still have it. */
export interface Morning {
  readonly slot: Timeslot;
  readonly left: number;
  readonly state: MorningState;
}

/** A slot without a length is a day. */
const isOver = ({ startDate, endDate }: Timeslot, now: Instant, zone: ZoneId): boolean =>
  isBefore(startDate, endDate) ? !isBefore(now, endDate) : localDay(startDate, zone) < localDay(now, zone);

/** The mornings ahead, in property time: one breakfast a guest and day, whichever café or product (R9-18). */
export function morningsOf(
  timeslots: readonly Timeslot[],
  stay: Pick<Stay, 'orderedProducts' | 'adultsCount' | 'childrenCount'>,
  now: Instant,
  zone: ZoneId,
): Morning[] {
  const days = stay.orderedProducts.flatMap(({ type, consumptionDate }) =>
    type === 'breakfast' && consumptionDate !== null ? [localDay(consumptionDate, zone)] : [],
  );
  return timeslots
    .filter((slot) => !isOver(slot, now, zone))
    .map((slot) => {
      const day = localDay(slot.startDate, zone);
      const left = Math.max(0, guestsOf(stay) - days.filter((each) => each === day).length);
      const open = slot.isAvailable ? 'open' : 'closed';
      return { slot, left, state: left === 0 ? 'full' : open };
    });
}
