import { afterAll, describe, expect, test } from 'vitest';

import { keyReadiness } from '#domain/access/access-key.ts';
import { firstFree, slotsFromDto, slotsOf, productAvailabilityFromDto } from '#domain/availability/availability.ts';
import { freeChanges } from '#domain/availability/change-time.ts';
import { cleaningDays, daysAhead, hasFreeHour } from '#domain/cleaning/cleaning-slots.ts';
import { extensionOffer } from '#domain/extension/extension-request.ts';
import { hasEveryBreakfast, passesOf } from '#domain/pass/pass.ts';
import { propertyFromDto } from '#domain/property/property.ts';
import { cancellationTerms } from '#domain/stay/cancellation-terms.ts';
import { stayFromDto } from '#domain/stay/stay-from-dto.ts';
import { canCheckOut, nightsOf, stayPhase } from '#domain/stay/stay-phase.ts';
import { nextStep } from '#domain/stay/next-step.ts';
import { HOUR, localTime, parseInstant, shift } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';
import { fake } from '#mocks/backend.ts';
import { scenarios } from '#mocks/scenarios/scenarios.ts';
import type { Backend } from '#mocks/world.ts';

import { isDeepRun } from '../support/how-far.ts';
import { call, frozenWorld, fullStay } from './support.ts';

/** The eves of days on which clocks go forward, clocks go back, of a leap day, and of the last day of a year. */
const DAYS = ['2026-03-28T23:17:00Z', '2026-10-24T23:17:00Z', '2028-02-28T23:17:00Z', '2026-12-30T23:17:00Z'];
/** All hours take 15 CPU-seconds, so short runs have only those around noon and midnight in Helsinki. */
const HOURS = Array.from({ length: 24 }, (_, hour) => hour).filter(
  (hour) => isDeepRun || [9, 20, 21, 22].includes(hour),
);

/** A stay as the app reads it, at the time that the link of its scenario sets. */
interface Seen {
  readonly world: Backend;
  readonly at: Instant;
  readonly stay: ReturnType<typeof stayFromDto>;
  readonly property: ReturnType<typeof propertyFromDto>;
}

type Claim = (seen: Seen) => unknown;

const phase: Claim = ({ stay, at, property }) => stayPhase(stay, at, property.timezone);
const terms: Claim = ({ stay, at, property }) => cancellationTerms(stay, at, property.timezone).code;
const leaves: Claim = ({ stay, at, property }) => canCheckOut(stay, at, property.timezone);
const door =
  (name: string): Claim =>
  ({ stay, at }) =>
    stay.propertyKeys.filter((key) => key.name === name).map((key) => keyReadiness(key, at, stay.state).state)[0];
const doors: Claim = ({ stay, at }) => [
  ...new Set(stay.propertyKeys.map((key) => keyReadiness(key, at, stay.state).state)),
];
const comesAt: Claim = ({ stay, at, property }) =>
  stay.propertyKeys.flatMap((key) => {
    const readiness = keyReadiness(key, at, stay.state);
    return key.type === 'property-unit' && 'at' in readiness ? localTime(readiness.at, property.timezone) : [];
  })[0];
const next: Claim = ({ stay, at, property }) => nextStep(stay, at, property.timezone, true);
const passes: Claim = ({ stay, at, property }) =>
  passesOf(stay, 'breakfast', at, property.timezone).map(({ state, guests }) => `${state} ${guests}`);
const nights: Claim = ({ stay, property }) => nightsOf(stay, property.timezone);
const extension: Claim = ({ stay, at, property }) => extensionOffer(stay, at, property.timezone).state;

/** The local times at which a cleaning can be ordered. */
const cleanings: Claim = async ({ world, stay, at, property }) => {
  const { body } = await call(world, `product-availability/prod-cleaning?reservationId=${stay.reservationId}`);
  const offer = productAvailabilityFromDto(body);
  if (offer.type !== 'mid-stay-cleaning') return undefined;
  const days = daysAhead(cleaningDays(offer.timeslots, property.timezone), at).filter(hasFreeHour);
  const free = days.flatMap(({ slots }) => slots.filter(({ isAvailable }) => isAvailable));
  return [...new Set(free.map(({ startDate }) => localTime(startDate, property.timezone)))];
};

const slotsIn = async ({ world, stay }: Seen) =>
  slotsFromDto((await call(world, `property-unit-availability?reservationId=${stay.reservationId}`)).body.data);
const firstHour =
  (end: 'start-date' | 'end-date', productId: string): Claim =>
  async (seen) => {
    const first = firstFree(slotsOf(await slotsIn(seen), end, productId), seen.at);
    return first && localTime(first.timeslot, seen.property.timezone);
  };
const changes: Claim = async (seen) => {
  const free = freeChanges(await slotsIn(seen), seen.stay, seen.at);
  return free && [free.arrival, free.departure].map((each) => each && localTime(each.first, seen.property.timezone));
};

/** What the titles and descriptions of scenarios promise, as results of the rules of the app. */
const CLAIMS: readonly (readonly [name: string, claim: Claim, expected: unknown])[] = [
  ['stay-before-arrival', phase, 'before-arrival'],
  ['stay-before-arrival', door('Street door'), 'code-valid-from'],
  ['stay-before-arrival', nights, 3],
  ['stay-arrival-day', phase, 'started'],
  [
    'stay-arrival-day',
    ({ stay, at, property }) => {
      const isOpen = localTime(at, property.timezone) >= '15:00';
      return stay.propertyKeys.every((key) => (keyReadiness(key, at, stay.state).state === 'ready') === isOpen);
    },
    true,
  ],
  ['arrival', doors, ['after-check-in']],
  ['arrival', next, 'complete-check-in'],
  ['stay-started', phase, 'started'],
  ['stay-started', doors, ['ready']],
  ['stay-started', leaves, false],
  ['started-status', phase, 'started'],
  ['check-out-day', phase, 'check-out-day'],
  ['check-out-day', leaves, true],
  ['non-member', leaves, true],
  ['check-out-not-yet', leaves, false],
  ['checked-out', phase, 'checked-out'],
  ['checked-out', door('Apartment'), 'ready'],
  ['checked-out', door('Street door'), 'ready'],
  ['checked-out-non-member', phase, 'checked-out'],
  ['checked-out-20-minutes', phase, 'checked-out'],
  ['checked-out-20-minutes', door('Apartment'), 'expired'],
  ['checked-out-20-minutes', door('Street door'), 'ready'],
  ['cancelled', phase, 'cancelled'],
  ['expired', phase, 'expired'],
  ['expired-and-checked-out', phase, 'expired'],
  ['swapped-dates', doors, ['ready']],
  ['unit-available-later', comesAt, '17:00'],
  ['keys-all-types', doors, ['ready']],
  ['stay-before-arrival-unpaid-keys', doors, ['after-payment']],
  ['unpaid-no-card', next, 'add-card'],
  ['unpaid-invoice', doors, ['after-payment']],
  ['keys-not-available-yet', comesAt, '15:00'],
  ['keys-digital-later', doors, ['digital-key-from']],
  ['keys-code-valid-from', doors, ['code-valid-from']],
  ['keys-not-available', doors, ['not-available']],
  ['keys-expired', doors, ['expired']],
  ['refundable-before-deadline', terms, 'free-until'],
  ['refundable-after-deadline', terms, 'full-price'],
  ['non-refundable', terms, 'non-refundable'],
  ['non-refundable-started', terms, 'no-refund'],
  ['ota-booking', terms, 'via-agency'],
  ['policy-missing', terms, 'unknown'],
  ['policy-contradictory-date-without-flag', terms, 'full-price'],
  ['policy-contradictory-flag-without-date', terms, 'free-until-start'],
  ['cancel-fails', terms, 'free-until'],
  ['cancel-not-allowed-cancelled', terms, 'not-possible'],
  ['cancel-not-allowed-checked-out', terms, 'not-possible'],
  ['cancel-not-allowed-expired', terms, 'not-possible'],
  ['breakfast-today-used', passes, ['valid 2']],
  ['breakfast-passes', passes, ['valid 2', 'upcoming 1', 'used 1']],
  ['breakfast-all-set', ({ stay, at, property }) => hasEveryBreakfast(stay, at, property.timezone), true],
  ['breakfast-checked-out', passes, ['valid 2']],
  ['breakfast-checked-out', phase, 'checked-out'],
  ['cleaning-free', async (seen) => ((await cleanings(seen)) as string[]).length > 0, true],
  ['cleaning-no-slots', cleanings, []],
  ['cleaning-odd-slots', cleanings, ['16:00']],
  ['early-available', firstHour('start-date', 'prod-early'), '13:00'],
  ['early-none', firstHour('start-date', 'prod-early'), undefined],
  ['late-available', firstHour('end-date', 'prod-late'), '13:00'],
  ['late-none', firstHour('end-date', 'prod-late'), undefined],
  ['change-time-ok', changes, ['17:00', '09:00']],
  ['date-change-unavailable', changes, null],
  [
    'paid-hours',
    ({ stay, property }) => [stay.startDate, stay.endDate].map((end) => end && localTime(end, property.timezone)),
    ['13:00', '14:00'],
  ],
  ['extension-request', extension, 'offered'],
  ['extension-pending', extension, 'requested'],
  ['charge-methods', nights, 3],
  ['invited-guest', doors, ['ready']],
  ['gym-open', ({ stay, at, property }) => passesOf(stay, 'gym', at, property.timezone), []],
  ['white-label-stay', phase, 'started'],
  ['white-label-arrival', next, 'complete-check-in'],
  ['canary-stay', next, 'complete-check-in'],
];

const NAMES = [...new Set(CLAIMS.map(([name]) => name))];

/** The time to which the link of a scenario sets the clock when it is opened at `moment`. */
function momentOf(name: string, moment: Instant): Instant {
  const found = scenarios.find((each) => each.name === name);
  return found?.nowOn?.(moment) ?? moment;
}

async function seenIn(world: Backend, name: string): Promise<Seen> {
  const stay = stayFromDto(await fullStay(world, name));
  const property = propertyFromDto((await call(world, `properties/${stay.propertyId}`)).body);
  return { world, at: world.clock.now(), stay, property };
}

const started = process.cpuUsage();
afterAll(() => {
  const { user, system } = process.cpuUsage(started);
  console.log(
    `${DAYS.length * HOURS.length} worlds, ${CLAIMS.length} claims each: ${((user + system) / 1e6).toFixed(1)} CPU-s`,
  );
});

describe('scenarios are what their titles say, at any hour', () => {
  test.each(DAYS)('in the 24 hours from %s', async (eve) => {
    const wrong: string[] = [];
    for (const hour of HOURS) {
      const moment = shift(parseInstant(eve) as Instant, (hour + 1) * HOUR);
      const worlds = new Map<Instant, Promise<Backend>>();
      const seen = new Map<string, Seen>();
      for (const name of NAMES) {
        const now = momentOf(name, moment);
        const world = worlds.get(now) ?? frozenWorld({ now });
        worlds.set(now, world);
        seen.set(name, await seenIn(await world, name));
      }
      for (const [name, claim, expected] of CLAIMS) {
        const shown = seen.get(name);
        const actual = shown && (await claim(shown));
        if (JSON.stringify(actual) !== JSON.stringify(expected)) {
          wrong.push(`${moment} ${name}: ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test('the link sets the hour that a scenario needs, in the zone of its property', async () => {
    const night = parseInstant('2026-03-28T22:30:00Z') as Instant;
    let world = await frozenWorld();
    const start = async ({ now = night }) => (world = await frozenWorld({ now }));
    const link = new URL('http://localhost:4173/?scenario=checked-out');
    await fake.openLink(link, { start, world: async () => world, moment: night });
    // 10:30 in Helsinki, on the day on which its clocks go forward.
    expect(world.clock.now()).toBe('2026-03-29T07:30:00.000Z');
  });
});
