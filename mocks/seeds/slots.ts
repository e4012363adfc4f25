import type {
  BreakfastAvailability,
  CleaningAvailability,
  DateChangeSlot,
  UpgradeOption,
} from '#api/generated/model.ts';

/** An instant of property time, days counted from the property's today. */
export type Zoned = (days: number, time: string) => string;

/** First and last day of a stay, counted from the property's today. */
interface Span {
  readonly start: number;
  readonly end: number;
}

const isWeekend = (instant: string): boolean => [0, 6].includes(new Date(instant).getUTCDay());

const daysOf = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** Paid earlier arrivals and later departures, the first of each taken; free ones the other way round (R3-103). */
export function defaultSlots(on: Zoned, { start, end }: Span): DateChangeSlot[] {
  const slot = (
    type: string,
    productId: string | null,
    day: number,
    time: string,
    isAvailable = true,
  ): DateChangeSlot => ({
    type,
    productId,
    timeslot: on(day, time),
    isAvailable,
  });
  return [
    slot('start-date', 'prod-early', start, '12:00', false),
    slot('start-date', 'prod-early', start, '13:00'),
    slot('start-date', null, start, '17:00'),
    slot('start-date', null, start, '18:00', false),
    slot('end-date', null, end, '09:00'),
    slot('end-date', 'prod-late', end, '12:00', false),
    slot('end-date', 'prod-late', end, '13:00'),
    slot('end-date', 'prod-late', end, '14:00'),
  ];
}

/** Three cleanings a day between arrival and departure, none at weekends; one of them is free. */
export const cleaningSlots = (on: Zoned, { start, end }: Span): CleaningAvailability => ({
  productId: 'prod-cleaning',
  type: 'mid-stay-cleaning',
  cleaningAllowance: 1,
  scheduledCleaningsCount: 0,
  timeslots: daysOf(start + 1, end - 1).flatMap((day) =>
    [9, 11, 14].map((hour) => ({
      startDate: on(day, `${String(hour).padStart(2, '0')}:00`),
      endDate: on(day, `${hour + 1}:00`),
      isAvailable: !isWeekend(on(day, '12:00')),
    })),
  ),
});

/** One breakfast a morning. */
export const breakfastSlots = (on: Zoned, { start, end }: Span): BreakfastAvailability => ({
  productId: 'prod-breakfast',
  type: 'breakfast',
  timeslots: daysOf(start + 1, end).map((day) => ({
    startDate: on(day, '07:00'),
    endDate: on(day, '10:00'),
    isAvailable: true,
  })),
});

/** A bigger flat; give only what differs. */
export const anUpgrade = (changes: Partial<UpgradeOption> = {}): UpgradeOption => ({
  productId: 'prod-upgrade',
  propertyUnitCategoryId: 'category-two-bedroom',
  customerRewardId: null,
  name: 'Two-bedroom apartment',
  description: 'One more room, one more view.',
  features: 'Two bedrooms\nBalcony\nKitchen',
  images: [],
  nightsCount: 3,
  pricePerNightGross: 30,
  ...changes,
});

/** A bigger flat for money, and the same as a reward. */
export const defaultUpgrades = (nightsCount: number): UpgradeOption[] =>
  [null, 'reward-upgrade'].map((customerRewardId) => anUpgrade({ customerRewardId, nightsCount }));
