import type { Instant, ZoneId } from '#lib/time.ts';

import { haveKeysEnded, nextKey } from '#domain/access/doors.ts';
import { hoursProductOffer } from '#domain/availability/availability.ts';
import { isAnyOpen } from '#domain/access/still-opens.ts';
import { hasExtras } from '#domain/extras/extras.ts';
import { productOffer } from '#domain/product/product-offer.ts';
import { takesOrders } from '#domain/stay/stay-phase.ts';

import { isPastEnd, stayPeriod, canCheckOut } from './stay-phase.ts';
import type { StayPeriod } from './stay-phase.ts';
import type { Stay } from './stay.ts';
import { nextStep } from './next-step.ts';
import type { NextStep } from './next-step.ts';

/** The main element of the page. */
export type Largest = 'countdown' | 'key' | 'next-step' | 'check-out' | 'afterwards' | 'refusal';

/** A card below what is next. */
export type StayCard = 'bags' | 'wifi' | 'opens-afterwards' | 'before-you-go' | 'next-stay';

/** A line of the list of what a guest can do; `extras` leads to all of them. */
export type StayTask =
  | 'early-check-in'
  | 'late-check-out'
  | 'breakfast'
  | 'cleaning'
  | 'parking'
  | 'extras'
  | 'doors'
  | 'way';

/** The page of a stay at one moment: its elements in order, and the main one. */
export interface Composition {
  readonly period: StayPeriod;
  readonly largest: Largest;
  /** The action of the page's button; null if nothing is left to do. */
  readonly step: NextStep | null;
  readonly cards: readonly StayCard[];
  readonly tasks: readonly StayTask[];
  /** Below the button: the guest's calendar, the way to the building, or more time; null for none. */
  readonly second: 'calendar' | 'way' | 'late-check-out' | null;
  /** Whether the stay can be handed on: to fellow guests, to paper, to another phone. */
  readonly isShared: boolean;
}

/** The five compositions, including elements that may be unusable at the moment. */
const PERIODS: Record<StayPeriod, Pick<Composition, 'cards' | 'tasks' | 'second'>> = {
  before: {
    cards: [],
    tasks: ['early-check-in', 'parking', 'extras', 'doors', 'way'],
    second: 'calendar',
  },
  'arrival-day': {
    cards: ['bags'],
    tasks: ['early-check-in', 'parking', 'extras', 'doors', 'way'],
    second: 'way',
  },
  staying: {
    cards: ['wifi'],
    tasks: ['breakfast', 'cleaning', 'late-check-out', 'extras', 'doors'],
    second: null,
  },
  'last-day': {
    cards: ['wifi', 'opens-afterwards', 'before-you-go'],
    tasks: ['late-check-out', 'doors', 'way'],
    second: 'late-check-out',
  },
  after: {
    cards: ['opens-afterwards', 'next-stay'],
    tasks: ['way'],
    second: null,
  },
};

function largestAt(period: StayPeriod, stay: Stay, now: Instant): Largest {
  switch (period) {
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

/** The action of the page's button. In the night before check-out, the way in takes precedence. */
function stepAt(largest: Largest, stay: Stay, now: Instant, zone: ZoneId): NextStep | null {
  const next = nextStep(stay, now, zone, hasExtras(stay, now));
  return next === 'check-out' && largest !== 'check-out' ? 'see-access' : next;
}

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
      return stay.integrations.wirelessAccessPoint !== null && !haveKeysEnded(stay, now);
    // Before the time of departure, the check-out page shows it.
    case 'opens-afterwards':
      return isAnyOpen(stay, now, zone) && (stay.checkOutDate !== null || isPastEnd(stay, now));
    case 'bags':
    case 'before-you-go':
    case 'next-stay':
      return true;
  }
}

/** Whether a late check-out can be ordered; once the time of departure has passed, guests have to call instead. */
const sellsLateCheckOut = (stay: Stay, now: Instant): boolean =>
  hoursProductOffer(stay, 'late-check-out', now).state === 'offered' && !isPastEnd(stay, now);

/** Whether a line of the list leads to something that a guest can use at `now`. */
function isTaskUsable(task: StayTask, stay: Stay, now: Instant, zone: ZoneId): boolean {
  switch (task) {
    case 'doors':
      return !haveKeysEnded(stay, now);
    case 'early-check-in':
      return hoursProductOffer(stay, task, now).state !== 'not-offered';
    case 'late-check-out':
      return hoursProductOffer(stay, task, now).state === 'ordered' || sellsLateCheckOut(stay, now);
    case 'breakfast':
      return isWanted(stay, task);
    // On the day of departure no night is left to park or clean for.
    case 'parking':
      return isWanted(stay, task, !canCheckOut(stay, now, zone));
    case 'cleaning':
      return isWanted(stay, 'mid-stay-cleaning', !canCheckOut(stay, now, zone));
    case 'way':
      return stay.checkOutDate === null || isAnyOpen(stay, now, zone);
    // Only for a guest who still has days to fill.
    case 'extras':
      return !canCheckOut(stay, now, zone) && takesOrders(stay);
  }
}

/** For a guest who may not enter: no doors and no extras, only directions and help (R4-20). */
const REFUSED: Omit<Composition, 'period'> = {
  largest: 'refusal',
  step: null,
  cards: [],
  tasks: ['way'],
  second: null,
  isShared: false,
};

/** The page of a stay at `now`: the composition for that part of the stay, without unusable elements (R2-166). */
export function compositionOf(stay: Stay, now: Instant, zone: ZoneId): Composition {
  const period = stayPeriod(stay, now, zone);
  if (stay.idVerificationState === 'banned' && period !== 'after') return { period, ...REFUSED };
  const { cards, tasks, second: wanted } = PERIODS[period];
  const largest = largestAt(period, stay, now);
  const step = stepAt(largest, stay, now, zone);
  // The button already leads to the doors.
  const hasWayIn = step === null || step === 'see-access';
  const second = wanted === 'late-check-out' && !sellsLateCheckOut(stay, now) ? null : wanted;
  return {
    period,
    largest,
    step,
    cards: cards.filter((card) => isCardUsable(card, stay, now, zone)),
    tasks: tasks.filter(
      (task) => isTaskUsable(task, stay, now, zone) && task !== second && !(hasWayIn && task === 'doors'),
    ),
    second,
    isShared: period !== 'after' && !haveKeysEnded(stay, now),
  };
}
