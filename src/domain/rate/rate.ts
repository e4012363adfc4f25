import type { RateOffer as RateOfferDto } from '#api/generated/model.ts';
import { optionalText } from '#lib/wire.ts';
import { toMajor, toMinor } from '#lib/money.ts';
import type { Instant, LocalDay, ZoneId } from '#lib/time.ts';
import { localDay, parseInstant, shiftDay } from '#lib/time.ts';

/** The price of a new stay at one rate (R3-93); gross, in the major unit of `currency`. */
export interface RateOffer {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly currency: string;
  readonly totalPrice: number;
  readonly nightsTotal: number;
  readonly pricePerNight: number;
  /** Null without a discount (R5-47); never above the normal price (R5-34). */
  readonly discountPricePerNight: number | null;
  readonly vatAmount: number;
  /** Whether it results from a voucher code (R3-95). */
  readonly isPrivate: boolean;
}

type NightPrices = Pick<RateOffer, 'pricePerNight' | 'discountPricePerNight'>;

/**
 * The normal and the discounted price per night, swapped if the server sent them the wrong way round (R5-34, R5-47).
 */
function nightPrices(normal: number, discounted: number | null): NightPrices {
  return discounted !== null && discounted > normal
    ? { pricePerNight: discounted, discountPricePerNight: normal }
    : { pricePerNight: normal, discountPricePerNight: discounted };
}

/** Gross minus net, rounded to the currency's smallest unit (R3-94). */
const vatOf = (gross: number, net: number, currency: string): number =>
  toMajor(toMinor(gross, currency) - toMinor(net, currency), currency);

/** Maps a rate (R3-93 to R3-95, R3-104, R5-34). */
const rateOfferFromDto = (dto: RateOfferDto): RateOffer => ({
  id: dto.id,
  name: dto.name,
  description: optionalText(dto.description),
  currency: dto.currencyCode,
  totalPrice: dto.totalPriceGross,
  nightsTotal: dto.nightsTotal,
  ...nightPrices(dto.pricePerNightGross, dto.discountPricePerNightGross),
  vatAmount: vatOf(dto.totalPriceGross, dto.totalPriceNet, dto.currencyCode),
  isPrivate: optionalText(dto.voucherCode) !== null,
});

/** The price that the guest pays per night: the discounted one, if any (R5-47). */
export const nightlyPrice = ({ pricePerNight, discountPricePerNight }: NightPrices): number =>
  discountPricePerNight ?? pricePerNight;

/** Whether a higher price is struck through; equal prices are not a discount (R5-47). */
export const isDiscounted = (prices: NightPrices): boolean => nightlyPrice(prices) < prices.pricePerNight;

/** Maps the rates, cheapest first; equal ones keep the server's order (R5-33, R5-47). */
export const rateOffersFromDto = (dtos: readonly RateOfferDto[]): RateOffer[] =>
  dtos.map(rateOfferFromDto).toSorted((a, b) => nightlyPrice(a) - nightlyPrice(b));

/** A search for rates: days in property time; the end is the day of departure (R7-57, R7-62). */
export interface RateSearch {
  readonly unitCategoryId: string;
  readonly startDay: LocalDay;
  readonly endDay: LocalDay;
  readonly adults: number;
  readonly children: number;
  /** Null when the guest has none. */
  readonly voucherCode: string | null;
}

/** The preselected days: the last day of the stay and the day after, but never in the past (R5-48). */
export function firstDays(
  endDate: Instant | null,
  now: Instant,
  zone: ZoneId,
): Pick<RateSearch, 'startDay' | 'endDay'> {
  const today = localDay(now, zone);
  const last = endDate === null ? today : localDay(endDate, zone);
  const startDay = last < today ? today : last;
  return { startDay, endDay: shiftDay(startDay, 1) };
}

/** A day from a date field; undefined if incomplete or invalid. */
export const typedDay = (text: string): LocalDay | undefined =>
  parseInstant(`${text}T00:00Z`) === null ? undefined : (text as LocalDay);

/** What is wrong with the days of a search. */
export interface DayProblems {
  readonly startDay?: 'required' | 'past';
  readonly endDay?: 'required' | 'not-after-start';
}

/** The problems of two entered days, given the current day at the property. */
export function dayProblems(typed: { startDay: string; endDay: string }, today: LocalDay): DayProblems {
  const [start, end] = [typedDay(typed.startDay), typedDay(typed.endDay)];
  return {
    ...(start === undefined ? { startDay: 'required' } : start < today ? { startDay: 'past' } : {}),
    ...(end === undefined
      ? { endDay: 'required' }
      : start !== undefined && end <= start
        ? { endDay: 'not-after-start' }
        : {}),
  };
}
