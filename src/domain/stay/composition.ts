import type { Instant, ZoneId } from '#lib/time.ts';

import { haveKeysEnded, nextKey } from '#domain/access/doors.ts';
import { hoursProductOffer } from '#domain/availability/availability.ts';
import { isAnyOpen } from '#domain/access/still-opens.ts';
import { hasExtras } from '#domain/extras/extras.ts';
import { productOffer } from '#domain/product/product-offer.ts';
import { takesOrders } from '#domain/stay/stay-phase.ts';

import { isPastEnd, stayHour, canCheckOut } from './stay-phase.ts';
import type { StayHour } from './stay-phase.ts';
import type { Stay } from './stay.ts';
import { nextStep } from './next-step.ts';
import type { NextStep } from './next-step.ts';

/** What is largest on the page: one thing. */
export type Largest = 'countdown' | 'key' | 'next-step' | 'check-out' | 'afterwards' | 'refusal';

/** A card beside what is largest. */
export type StayCard = 'bags' | 'wifi' | 'late-check-out' | 'opens-afterwards' | 'before-you-go' | 'next-stay';

/** A card below the tiles, for a guest who still has days to fill. */
export type StayExtra = 'extras' | 'invite' | 'take-along';

/** A link to one thing. */
export type StayTile =
  | 'doors'
  | 'wifi'
  | 'way'
  | 'early-check-in'
  | 'late-check-out'
  | 'breakfast'
  | 'cleaning'
  | 'parking'
  | 'help';

/** The page of a stay at one moment: what shows, in which order, and what is largest. */
export interface Composition {
  readonly hour: StayHour;
  readonly largest: Largest;
  /** What the page's button does; null where nothing is left to do. */
  readonly step: NextStep | null;
  /** Before the tiles. */
  readonly beside: readonly StayCard[];
  readonly tiles: readonly StayTile[];
  /** After the tiles. */
  readonly below: readonly StayExtra[];
  /** Below the button: the guest's calendar, or on the day itself the way to the building; null for neither. */
  readonly second: 'calendar' | 'way' | null;
}

const DAYS_AHEAD: readonly StayExtra[] = ['extras', 'invite', 'take-along'];

/** The five compositions, before what cannot be used is left out. */
const HOURS: Record<StayHour, Pick<Composition, 'beside' | 'tiles' | 'below'>> = {
  before: {
    beside: [],
    tiles: ['way', 'early-check-in', 'parking', 'doors', 'wifi', 'late-check-out'],
    below: DAYS_AHEAD,
  },
  'arrival-day': {
    beside: ['bags'],
    tiles: ['early-check-in', 'doors', 'wifi', 'parking', 'help'],
    below: DAYS_AHEAD,
  },
  staying: {
    beside: ['wifi'],
    tiles: ['breakfast', 'cleaning', 'help', 'late-check-out', 'doors', 'way'],
    below: DAYS_AHEAD,
  },
  'last-day': {
    beside: ['late-check-out', 'opens-afterwards', 'before-you-go'],
    tiles: ['doors', 'wifi', 'way', 'help'],
    below: [],
  },
  after: {
    beside: ['opens-afterwards', 'next-stay'],
    tiles: ['way', 'help'],
    below: [],
  },
};

function largestAt(hour: StayHour, stay: Stay, now: Instant): Largest {
  switch (hour) {
    case 'before':
    case 'arrival-day':
      return 'countdown';
    case 'staying':
      return nextKey(stay, now) ? 'key' : 'next-step';
    case 'last-day':
      return 'check-out';
    case 'after':
      return 'afterwards';
  }
}

/** What the page's button does: in the night before check-out the way in comes first. */
function stepAt(largest: Largest, stay: Stay, now: Instant, zone: ZoneId): NextStep | null {
  const next = nextStep(stay, now, zone, hasExtras(stay, now));
  return next === 'check-out' && largest !== 'check-out' ? 'see-access' : next;
}

/** Whether a tile is of an extra that can be bought days ahead. */
const isExtra = (tile: StayTile): tile is 'early-check-in' | 'late-check-out' | 'parking' =>
  tile === 'early-check-in' || tile === 'late-check-out' || tile === 'parking';

/** Whether the stay has a product, or can still order it. */
const isWanted = (
  stay: Stay,
  type: 'breakfast' | 'mid-stay-cleaning' | 'parking',
  canOrder: boolean = true,
): boolean => {
  const { product, items } = productOffer(stay, type);
  return (canOrder && product !== undefined) || items.length > 0;
};

/** Whether a guest can use a card at `now`. */
function isCardUsable(card: StayCard, stay: Stay, now: Instant, zone: ZoneId): boolean {
  switch (card) {
    case 'wifi':
      return isTileUsable(card, stay, now, zone);
    case 'opens-afterwards':
      return isAnyOpen(stay, now, zone);
    case 'late-check-out':
      return isTileUsable(card, stay, now, zone);
    case 'bags':
    case 'before-you-go':
    case 'next-stay':
      return true;
  }
}

/** Whether a tile leads to something that a guest can use at `now`. */
function isTileUsable(tile: StayTile, stay: Stay, now: Instant, zone: ZoneId): boolean {
  switch (tile) {
    case 'doors':
      return !haveKeysEnded(stay, now);
    case 'wifi':
      return stay.integrations.wirelessAccessPoint !== null && !haveKeysEnded(stay, now);
    case 'early-check-in':
      return hoursProductOffer(stay, tile, now).state !== 'not-offered';
    case 'late-check-out': {
      const { state } = hoursProductOffer(stay, tile, now);
      // Once the hour has passed, more time is a call away.
      return state === 'ordered' || (state === 'offered' && !isPastEnd(stay, now));
    }
    case 'breakfast':
      return isWanted(stay, tile);
    // The day of departure has no night left to park for, and no next night to clean for.
    case 'parking':
      return isWanted(stay, tile, !canCheckOut(stay, now, zone));
    case 'cleaning':
      return isWanted(stay, 'mid-stay-cleaning', !canCheckOut(stay, now, zone));
    case 'way':
      return stay.checkOutDate === null || isAnyOpen(stay, now, zone);
    case 'help':
      return true;
  }
}

/** Whether a guest who still has days to fill can use a card at `now`. */
function isExtraUsable(extra: StayExtra, stay: Stay, now: Instant, zone: ZoneId): boolean {
  if (canCheckOut(stay, now, zone)) return false;
  switch (extra) {
    case 'extras':
      return takesOrders(stay);
    case 'invite':
    case 'take-along':
      return !haveKeysEnded(stay, now);
  }
}

/** A guest who may not come in is promised no door and sold nothing: people can help (R4-20). */
const REFUSED: Omit<Composition, 'hour'> = {
  largest: 'refusal',
  step: null,
  beside: [],
  tiles: ['way', 'help'],
  below: [],
  second: null,
};

/** The page of a stay at `now`: its hour's composition without what cannot be used (R2-166). */
export function compositionOf(stay: Stay, now: Instant, zone: ZoneId): Composition {
  const hour = stayHour(stay, now, zone);
  if (stay.idVerificationState === 'banned' && hour !== 'after') return { hour, ...REFUSED };
  const { beside, tiles, below } = HOURS[hour];
  const largest = largestAt(hour, stay, now);
  const step = stepAt(largest, stay, now, zone);
  // The button leads to the doors already.
  const hasWayIn = step === null || step === 'see-access';
  const shownBelow = below.filter((extra) => isExtraUsable(extra, stay, now, zone));
  // A tile would sell it twice.
  const isSoldBelow = (tile: StayTile) =>
    hour === 'before' && shownBelow.includes('extras') && isExtra(tile) && productOffer(stay, tile).items.length === 0;
  return {
    hour,
    largest,
    step,
    beside: beside.filter((card) => isCardUsable(card, stay, now, zone)),
    tiles: tiles.filter(
      (tile) => isTileUsable(tile, stay, now, zone) && !isSoldBelow(tile) && !(hasWayIn && tile === 'doors'),
    ),
    below: shownBelow,
    second: hour === 'before' ? 'calendar' : hour === 'arrival-day' ? 'way' : null,
  };
}
