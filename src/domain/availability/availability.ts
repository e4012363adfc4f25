import type {
  DateChangeSlot as DateChangeSlotDto,
  ProductAvailability as ProductAvailabilityDto,
  Timeslot as TimeslotDto,
} from '#api/generated/model.ts';
import type { Instant } from '#lib/time.ts';
import { isBefore, parseInstant, toMs } from '#lib/time.ts';
import { oneOfOr } from '#lib/wire.ts';

import { SLOT_ENDS } from './date-product.ts';
import type { SlotEnd } from './date-product.ts';
import type { UpgradeOption } from './upgrade.ts';
import { upgradeOptionFromDto } from './upgrade.ts';

/** One hour the stay could begin or end at (R3-99); without a product the change is free (R3-103). */
export interface DateChangeSlot {
  readonly type: SlotEnd;
  readonly productId: string | null;
  readonly timeslot: Instant;
  readonly isAvailable: boolean;
}

/** Maps the slots; one of an unknown end or with an unreadable time is dropped (R3-99, R3-102). */
export const slotsFromDto = (dtos: readonly DateChangeSlotDto[]): DateChangeSlot[] =>
  dtos.flatMap(({ type, productId, timeslot, isAvailable }) => {
    const end = oneOfOr(SLOT_ENDS, type, null);
    const at = parseInstant(timeslot);
    return end === null || at === null ? [] : [{ type: end, productId, timeslot: at, isAvailable }];
  });

/** Why a slot can be had, or why not. */
export type SlotState = 'free' | 'taken' | 'past';

/** Whether a slot can still be chosen at `now`. */
export const slotState = (
  { timeslot, isAvailable }: Pick<DateChangeSlot, 'timeslot' | 'isAvailable'>,
  now: Instant,
): SlotState => {
  if (isBefore(timeslot, now)) return 'past';
  return isAvailable ? 'free' : 'taken';
};

/** The slots of one product at one end of the stay, earliest first; null asks for the free changes (R3-103). */
export const slotsOf = (slots: readonly DateChangeSlot[], end: SlotEnd, productId: string | null): DateChangeSlot[] =>
  inOrder(slots.filter((slot) => slot.type === end && slot.productId === productId));

/** Earliest first. */
export const inOrder = (slots: readonly DateChangeSlot[]): DateChangeSlot[] =>
  slots.toSorted((a, b) => toMs(a.timeslot) - toMs(b.timeslot));

/** The slot to begin with: the first that can be chosen (R5-35, R5-48); none means run out (R5-27, R5-28). */
export const firstFree = (slots: readonly DateChangeSlot[], now: Instant): DateChangeSlot | undefined =>
  slots.find((slot) => slotState(slot, now) === 'free');

/** A span of time that can be chosen (R3-91). */
export interface Timeslot {
  readonly startDate: Instant;
  readonly endDate: Instant;
  readonly isAvailable: boolean;
}

/** What is left of one product for one stay, by its type (R3-91, R3-92, R3-100). */
export type ProductAvailability =
  | {
      readonly type: 'mid-stay-cleaning';
      readonly timeslots: readonly Timeslot[];
      /** Cleanings of this stay that are free of charge. */
      readonly cleaningAllowance: number;
      readonly scheduledCleaningsCount: number;
    }
  | { readonly type: 'breakfast'; readonly timeslots: readonly Timeslot[] }
  | { readonly type: 'unit-category-upgrade'; readonly options: readonly UpgradeOption[] };

/** One kind of availability. */
export type AvailabilityOf<T extends ProductAvailability['type']> = Extract<ProductAvailability, { type: T }>;

/** Earliest first; a slot whose times cannot be read, or that ends before it begins, is dropped. */
const timeslotsFromDto = (dtos: readonly TimeslotDto[]): Timeslot[] =>
  dtos
    .flatMap(({ startDate, endDate, isAvailable }) => {
      const [start, end] = [parseInstant(startDate), parseInstant(endDate)];
      return start === null || end === null || isBefore(end, start)
        ? []
        : [{ startDate: start, endDate: end, isAvailable }];
    })
    .toSorted((a, b) => toMs(a.startDate) - toMs(b.startDate));

/** Maps what is left of a product (R3-91, R3-92, R3-100). */
export function productAvailabilityFromDto(dto: ProductAvailabilityDto): ProductAvailability {
  switch (dto.type) {
    case 'mid-stay-cleaning': {
      const { type, cleaningAllowance, scheduledCleaningsCount } = dto;
      return { type, timeslots: timeslotsFromDto(dto.timeslots), cleaningAllowance, scheduledCleaningsCount };
    }
    case 'breakfast':
      return { type: dto.type, timeslots: timeslotsFromDto(dto.timeslots) };
    case 'unit-category-upgrade':
      return { type: dto.type, options: dto.options.map(upgradeOptionFromDto) };
  }
}
