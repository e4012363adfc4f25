import type {
  DateChangeSlot as DateChangeSlotDto,
  ProductAvailability as ProductAvailabilityDto,
  Timeslot as TimeslotDto,
  UpgradeOption as UpgradeOptionDto,
} from '#api/generated/model.ts';
import type { Instant } from '#lib/time.ts';
import { isBefore, parseInstant, toMs, HOUR, shift } from '#lib/time.ts';
import { oneOfOr, optionalText } from '#lib/wire.ts';
import type { OrderDraft } from '#domain/order/draft.ts';
import { draftOf } from '#domain/order/draft.ts';
import type { Product } from '#domain/product/product.ts';
import { lines, orderedUrls } from '#domain/unit/unit.ts';
import type { OrderedItem } from '#domain/order/ordered-item.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { productOffer } from '#domain/product/product-offer.ts';
import { isArrivalAhead } from '#domain/stay/stay-phase.ts';

/** One possible new start or end time of the stay (R3-99); free of charge without a product (R3-103). */
export interface DateChangeSlot {
  readonly type: SlotEnd;
  readonly productId: string | null;
  readonly timeslot: Instant;
  readonly isAvailable: boolean;
}

/** Maps the slots; drops those of an unknown end or with an unreadable time (R3-99, R3-102). */
export const slotsFromDto = (dtos: readonly DateChangeSlotDto[]): DateChangeSlot[] =>
  dtos.flatMap(({ type, productId, timeslot, isAvailable }) => {
    const end = oneOfOr(SLOT_ENDS, type, null);
    const at = parseInstant(timeslot);
    return end === null || at === null
      ? []
      : [{ type: end, productId: optionalText(productId), timeslot: at, isAvailable }];
  });

/** Whether a slot is available, or why not. */
export type SlotState = 'free' | 'taken' | 'past';

/** Whether a slot can still be chosen at `now`. */
export const slotState = (
  { timeslot, isAvailable }: Pick<DateChangeSlot, 'timeslot' | 'isAvailable'>,
  now: Instant,
): SlotState => {
  if (isBefore(timeslot, now)) return 'past';
  return isAvailable ? 'free' : 'taken';
};

/**
 * The slots of one product for one end of the stay, earliest first; null selects changes that are free of charge
 * (R3-103).
 */
export const slotsOf = (slots: readonly DateChangeSlot[], end: SlotEnd, productId: string | null): DateChangeSlot[] =>
  inOrder(slots.filter((slot) => slot.type === end && slot.productId === productId));

/** Earliest first. */
export const inOrder = (slots: readonly DateChangeSlot[]): DateChangeSlot[] =>
  slots.toSorted((a, b) => toMs(a.timeslot) - toMs(b.timeslot));

/**
 * The slot that is preselected: the first available one (R5-35, R5-48); undefined when all are taken (R5-27, R5-28).
 */
export const firstFree = (slots: readonly DateChangeSlot[], now: Instant): DateChangeSlot | undefined =>
  slots.find((slot) => slotState(slot, now) === 'free');

/** A period that can be booked (R3-91). */
export interface Timeslot {
  readonly startDate: Instant;
  readonly endDate: Instant;
  readonly isAvailable: boolean;
}

/** What is available of a product for one stay, by its type (R3-91, R3-92, R3-100). */
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

/** Earliest first; drops slots whose times cannot be read or that end before they begin. */
const timeslotsFromDto = (dtos: readonly TimeslotDto[]): Timeslot[] =>
  dtos
    .flatMap(({ startDate, endDate, isAvailable }) => {
      const [start, end] = [parseInstant(startDate), parseInstant(endDate)];
      return start === null || end === null || isBefore(end, start)
        ? []
        : [{ startDate: start, endDate: end, isAvailable }];
    })
    .toSorted((a, b) => toMs(a.startDate) - toMs(b.startDate));

/** Maps the availability of a product (R3-91, R3-92, R3-100). */
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

/** A better category to move to for the stay (R3-92). */
export interface UpgradeOption {
  readonly productId: string;
  readonly propertyUnitCategoryId: string;
  /** Set if a reward pays for it (R3-101). */
  readonly customerRewardId: string | null;
  readonly name: string;
  readonly description: string | null;
  readonly features: readonly string[];
  readonly imageUrls: readonly string[];
  readonly nightsCount: number;
  /** Gross, major unit of the product's currency. */
  readonly pricePerNight: number;
}

/** Maps an upgrade; one feature per line, pictures in order (R3-92, R3-101). */
export const upgradeOptionFromDto = (dto: UpgradeOptionDto): UpgradeOption => ({
  productId: dto.productId,
  propertyUnitCategoryId: dto.propertyUnitCategoryId,
  customerRewardId: optionalText(dto.customerRewardId),
  name: dto.name,
  description: optionalText(dto.description),
  features: lines(dto.features),
  imageUrls: orderedUrls(dto.images),
  nightsCount: dto.nightsCount,
  pricePerNight: dto.pricePerNightGross,
});

/**
 * The order of one upgrade: its category, its own reward or the product's, and its own price and nights (R3-80, R3-101,
 * R7-45).
 */
const upgradeDraft = (product: Product, option: UpgradeOption): OrderDraft =>
  draftOf(product, {
    propertyUnitCategoryId: option.propertyUnitCategoryId,
    customerRewardId: option.customerRewardId ?? product.customerRewardId,
    ownPrice: { unit: option.pricePerNight, nights: option.nightsCount },
    detail: option.name,
  });

/**
 * The upgrades as orders, those paid by a reward first. Options without nights or with a negative price are left out.
 * `isAlsoFree`: a reward pays for another option of the same category, so this one explains why it costs.
 */
export function upgradeDrafts(product: Product, options: readonly UpgradeOption[]) {
  const upgrades = options
    .filter(({ nightsCount, pricePerNight }) => nightsCount >= 1 && pricePerNight >= 0)
    .map((option) => ({ option, draft: upgradeDraft(product, option) }))
    .toSorted((a, b) => Number(b.draft.customerRewardId !== null) - Number(a.draft.customerRewardId !== null));
  const free = new Set(
    upgrades.flatMap(({ option, draft }) => (draft.customerRewardId === null ? [] : option.propertyUnitCategoryId)),
  );
  return upgrades.map(({ option, draft }) => ({
    option,
    draft,
    isAlsoFree: draft.customerRewardId === null && free.has(option.propertyUnitCategoryId),
  }));
}

/** The ends of a stay that an hour can move. */
export const SLOT_ENDS = ['start-date', 'end-date'] as const;
export type SlotEnd = (typeof SLOT_ENDS)[number];

/** The products that sell an earlier start or a later end of the stay (R3-103). */
export type HoursProductType = 'early-check-in' | 'late-check-out';

/** Which end of the stay each product moves. */
export const END_OF: Record<HoursProductType, SlotEnd> = {
  'early-check-in': 'start-date',
  'late-check-out': 'end-date',
};

/** The date that an order of such a product contains: the new start, or the new end (R7-45). */
export const datesOfSlot = (type: HoursProductType, timeslot: Instant) =>
  type === 'early-check-in' ? { consumptionDate: timeslot } : { consumptionEndDate: timeslot };

/** Already ordered, available, or not sold for this stay. */
export type HoursProductOffer =
  | { readonly state: 'ordered'; readonly items: readonly OrderedItem[] }
  | { readonly state: 'offered'; readonly product: Product }
  | { readonly state: 'not-offered' };

type Situation = Parameters<typeof isArrivalAhead>[0] & Pick<Stay, 'products' | 'orderedProducts'>;

/** Whether the stay can order it at `now`: only once (R3-76), and only where it is sold. */
export function hoursProductOffer(stay: Situation, type: HoursProductType, now: Instant): HoursProductOffer {
  const { product, items } = productOffer(stay, type);
  if (items.length > 0) return { state: 'ordered', items };
  // In the last hour before check-in it would sell only minutes (R5-28).
  const isLate = type === 'early-check-in' && !isArrivalAhead(stay, shift(now, HOUR));
  return product === undefined || isLate ? { state: 'not-offered' } : { state: 'offered', product };
}
