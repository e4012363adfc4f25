import type { OrderedItem } from '#domain/order/ordered-item.ts';
import type { ProductType } from '#domain/product/product.ts';
import { takesOrders } from '#domain/stay/stay-phase.ts';
import { guestsOf } from '#domain/stay/stay.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { daysBetween, HOUR, isBefore, localDay, shift, toMs } from '#lib/time.ts';
import type { Instant, LocalDay, ZoneId } from '#lib/time.ts';
import type { Timeslot } from '#domain/availability/availability.ts';
import type { Partner as PartnerDto, ProductContent } from '#api/generated/model.ts';
import { oneOfOr, optionalText } from '#lib/wire.ts';
import { safeHref } from '#lib/safe-href.ts';

/** The types of passes that partners accept. */
export type PassType = 'breakfast' | 'gym';

/** Valid on its days in the property's zone; upcoming before, used afterwards (R2-160). */
export type PassState = 'valid' | 'upcoming' | 'used';

/** Proof of an order, shown at a café or gym (R2-107, R2-108, R2-160). */
export interface Pass {
  /** The id of its first ordered item. */
  readonly id: string;
  readonly start: Instant;
  readonly end: Instant;
  readonly guests: number;
  readonly state: PassState;
}

interface Span {
  readonly start: Instant;
  readonly end: Instant;
}

/** The last day of a span; a span that ends at midnight does not include the new day. */
const lastDay = ({ start, end }: Span, zone: ZoneId): LocalDay =>
  localDay(isBefore(start, end) ? shift(end, -1) : start, zone);

/** The state of a pass at `now`, by whole days of the property's zone (R2-160). */
export function passState(span: Span, now: Instant, zone: ZoneId): PassState {
  const today = localDay(now, zone);
  if (today < localDay(span.start, zone)) return 'upcoming';
  return today > lastDay(span, zone) ? 'used' : 'valid';
}

/** Whether the hours of a pass have ended, although its day has not. */
export const hasEnded = ({ start, end, state }: Pass, now: Instant): boolean =>
  state === 'valid' && isBefore(start, end) && !isBefore(now, end);

/** The validity of an item: its dates, one day without an end date, the whole stay without dates. */
function spanOf({ consumptionDate, consumptionEndDate }: OrderedItem, stay: Dates): Span | undefined {
  const start = consumptionDate ?? stay.startDate;
  const end = consumptionDate === null ? stay.endDate : (consumptionEndDate ?? consumptionDate);
  return start === null || end === null ? undefined : { start, end: isBefore(end, start) ? start : end };
}

type Dates = Pick<Stay, 'startDate' | 'endDate'>;
type Situation = Dates & Pick<Stay, 'orderedProducts' | 'adultsCount' | 'childrenCount'>;

const ORDER: Record<PassState, number> = { valid: 0, upcoming: 1, used: 2 };

/** Sort order: valid passes, then upcoming ones, then used ones, the latest first. */
const inOrder = (a: Pass, b: Pass): number =>
  ORDER[a.state] - ORDER[b.state] || (toMs(a.start) - toMs(b.start)) * (a.state === 'used' ? -1 : 1);

/**
 * The passes of one type, one for equal days (R2-160, R9-18). A breakfast item is for one guest, a gym item for all
 * guests.
 */
export function passesOf(stay: Situation, type: PassType, now: Instant, zone: ZoneId): Pass[] {
  const byDays = new Map<string, Pass>();
  for (const item of stay.orderedProducts) {
    const span = item.type === type ? spanOf(item, stay) : undefined;
    if (span === undefined) continue;
    const days = `${localDay(span.start, zone)} ${lastDay(span, zone)}`;
    const before = byDays.get(days);
    const breakfasts = (before?.guests ?? 0) + 1;
    byDays.set(days, {
      ...(before ?? { id: item.id, ...span, state: passState(span, now, zone) }),
      guests: type === 'breakfast' ? breakfasts : guestsOf(stay),
    });
  }
  return [...byDays.values()].toSorted(inOrder);
}

/** Whether a pass lasts until the end of the stay, so that no more are needed. */
export const lastsForStay = (passes: readonly Pass[], { endDate }: Dates, zone: ZoneId): boolean =>
  passes.some((pass) => pass.state !== 'used' && (endDate === null || lastDay(pass, zone) >= localDay(endDate, zone)));

/** Whether every guest has a breakfast for each remaining morning, including today's (R9-18). */
export function hasEveryBreakfast(stay: Situation, now: Instant, zone: ZoneId): boolean {
  const { startDate, endDate } = stay;
  if (startDate === null || endDate === null) return false;
  const isAhead = localDay(now, zone) <= localDay(startDate, zone);
  const mornings = isAhead ? daysBetween(startDate, endDate, zone) : daysBetween(now, endDate, zone) + 1;
  const passes = passesOf(stay, 'breakfast', now, zone).filter(({ state }) => state !== 'used');
  return passes.length > 0 && passes.filter(({ guests }) => guests >= guestsOf(stay)).length >= mornings;
}

/** Types of which a stay can use only one (R3-76, R4-88). */
const ONCE: ReadonlySet<ProductType> = new Set([
  'early-check-in',
  'late-check-out',
  'parking',
  'reservation-extension-request',
  'stocked-fridge',
  'unit-category-upgrade',
]);

/**
 * Whether a stay has as much of a product type as it can use, so that no more is sold. Days are in the property's zone.
 */
export function hasEnough(stay: Stay, type: ProductType, now: Instant, zone: ZoneId): boolean {
  if (ONCE.has(type)) return stay.orderedProducts.some((item) => item.type === type);
  if (type === 'gym') return lastsForStay(passesOf(stay, type, now, zone), stay, zone);
  return type === 'breakfast' && hasEveryBreakfast(stay, now, zone);
}

/** Whether a stay has a page for this type of pass, to order or to show one, even after check-out (R4-23, R4-24). */
export const hasPassPage =
  (type: PassType) =>
  (stay: Stay): boolean =>
    takesOrders(stay) || (!stay.isCancelled && stay.orderedProducts.some((item) => item.type === type));

/** open: some guests have no breakfast yet. full: all guests have one. closed: the café has no places left. */
export type MorningState = 'open' | 'full' | 'closed';

/** A breakfast slot that has not ended, and for how many guests it can be ordered. */
export interface Morning {
  readonly slot: Timeslot;
  readonly left: number;
  readonly state: MorningState;
}

/** How long a breakfast still lasts at `now`; null for one that has not begun, or has no hours. */
export const breakfastLeftMs = ({ startDate, endDate }: Timeslot, now: Instant): number | null =>
  isBefore(startDate, endDate) && isBefore(startDate, now) ? toMs(endDate) - toMs(now) : null;

/** The morning to begin with: the first open one that is not about to end, so that nobody buys minutes by mistake. */
export const firstMorning = (open: readonly Morning[], now: Instant): Morning | undefined =>
  open.find(({ slot }) => (breakfastLeftMs(slot, now) ?? HOUR) >= HOUR) ?? open[0];

/** A slot without a duration lasts the whole day. */
const isOver = ({ startDate, endDate }: Timeslot, now: Instant, zone: ZoneId): boolean =>
  isBefore(startDate, endDate) ? !isBefore(now, endDate) : localDay(startDate, zone) < localDay(now, zone);

/** The remaining mornings in property time: one breakfast per guest and day, from any café or product (R9-18). */
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

export const GYM_ACCESS_TYPES = [
  'in-app',
  'access-card',
  'on-demand',
  'in-building',
  'in-building-without-code',
] as const;
/** How guests enter a gym; unknown for cafés, which have no such field (R3-97). */
export type GymAccessType = (typeof GYM_ACCESS_TYPES)[number] | 'unknown';

/** A café or gym near the property (R3-96, R3-97). */
export interface Partner {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly address: string | null;
  /** The server's link if it is a map link, else a search for the address; null without an address. */
  readonly googleMapsUrl: string | null;
  readonly websiteUrl: string | null;
  readonly imageUrl: string | null;
  readonly tags: readonly string[];
  readonly accessType: GymAccessType;
  /** Instructions for entering a gym. */
  readonly accessGuidelines: string | null;
}

/** The partners of a property by type. */
export interface Partners {
  readonly breakfast: readonly Partner[];
  readonly gym: readonly Partner[];
}

const trimmedText = (text: string | null | undefined): string | null => optionalText(text)?.trim() ?? null;

const mapSearch = (place: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place }).toString()}`;

/** Maps a partner; links and picture only if they are trusted (R3-96, R3-97). */
export const partnerFromDto = (dto: PartnerDto): Partner => ({
  id: dto.id,
  name: dto.name,
  description: trimmedText(dto.description),
  address: trimmedText(dto.address),
  googleMapsUrl:
    safeHref(dto.googleMapsUrl, 'map') ??
    (trimmedText(dto.address) ? mapSearch(`${dto.name}, ${dto.address.trim()}`) : null),
  websiteUrl: safeHref(dto.websiteUrl, 'link'),
  imageUrl: safeHref(dto.imageUrl, 'link'),
  tags: [...new Set(dto.tags.flatMap((tag) => trimmedText(tag) ?? []))],
  accessType: oneOfOr(GYM_ACCESS_TYPES, dto.accessType, 'unknown'),
  accessGuidelines: trimmedText(dto.accessGuidelines),
});

/** Sorts a property's partners by type, in the server's order; drops partners without a name. */
export function partnersFromDto(contents: readonly ProductContent[]): Partners {
  const of = (kind: keyof Partners): Partner[] =>
    contents
      .filter(({ type }) => type === kind)
      .flatMap(({ partners }) => partners ?? [])
      .filter(({ name }) => trimmedText(name) !== null)
      .map(partnerFromDto);
  return { breakfast: of('breakfast'), gym: of('gym') };
}
