import type { ProductAvailability as ProductAvailabilityDto, Timeslot as TimeslotDto } from '#api/generated/model.ts';

import { isBefore, parseInstant, toMs } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';

import { upgradeOptionFromDto } from './upgrade-option.ts';
import type { UpgradeOption } from './upgrade-option.ts';

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
