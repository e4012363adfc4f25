import type { RateOffer as RateOfferDto } from '#api/generated/model.ts';
import { optionalText } from '#lib/wire.ts';
import { toMajor, toMinor } from '#lib/money.ts';
import type { Instant, LocalDay, ZoneId } from '#lib/time.ts';
import { localDay, parseInstant, shiftDay } from '#lib/time.ts';

/** What a new stay would cost at one rate (R3-93); gross, major unit of `currency`. */
export interface RateOffer {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly currency: string;
  readonly totalPrice: number;
  readonly nightsTotal: number;
  readonly pricePerNight: number;
  /** Null when there is no discount (R5-47); never more than the normal price (R5-34). */
  readonly discountPricePerNight: number | null;
  readonly vatAmount: number;
  /** A voucher code was used for it (R3-95). */
  readonly isPrivate: boolean;
}

type NightPrices = Pick<RateOffer, 'pricePerNight' | 'discountPricePerNight'>;

/** The normal and the discounted price of a night; sent the wrong way round they swap (R5-34, R5-47). */
function nightPrices(normal: number, discounted: number | null): NightPrices {
  return discounted !== null && discounted > normal
    ? { pricePerNight: discounted, discountPricePerNight: normal }
    : { pricePerNight: normal, discountPricePerNight: discounted };
}

/** Gross minus net, to the smallest coin of the currency (R3-94). */
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

/** What a night costs the guest: the discounted price, or the only one (R5-47). */
export const nightlyPrice = ({ pricePerNight, discountPricePerNight }: NightPrices): number =>
  discountPricePerNight ?? pricePerNight;

/** There is a higher price to strike through; equal ones are no discount (R5-47). */
export const isDiscounted = (prices: NightPrices): boolean => nightlyPrice(prices) < prices.pricePerNight;

/** Maps the rates, the cheapest night first; of equal ones the server's order holds (R5-33, R5-47). */
export const rateOffersFromDto = (dtos: readonly RateOfferDto[]): RateOffer[] =>
  dtos.map(rateOfferFromDto).toSorted((a, b) => nightlyPrice(a) - nightlyPrice(b));

/** What rates are asked for: days in property time, the end being the day of departure (R7-57, R7-62). */
export interface RateSearch {
  readonly unitCategoryId: string;
  readonly startDay: LocalDay;
  readonly endDay: LocalDay;
  readonly adults: number;
  readonly children: number;
  /** Null when the guest has none. */
  readonly voucherCode: string | null;
}

/** The days to begin with: the stay's last and the one after, never in the past (R5-48). */
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

/** A day as a date field gives it; undefined for half of one, or a day no calendar has. */
export const typedDay = (text: string): LocalDay | undefined =>
  parseInstant(`${text}T00:00Z`) === null ? undefined : (text as LocalDay);

/** What is wrong with the days of a search. */
export interface DayProblems {
  readonly startDay?: 'required' | 'past';
  readonly endDay?: 'required' | 'not-after-start';
}

/** The problems of two typed days at a property where it is `today`. */
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
