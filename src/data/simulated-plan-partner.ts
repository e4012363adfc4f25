import { FAILING_PLAN_HOST } from '#config/plan-host.ts';
import { CITY_FACTS } from '#domain/explore/city-facts.ts';
import type { PlaceKind } from '#domain/explore/city-facts.ts';
import { placeLook } from '#domain/explore/place-look.ts';
import type { Plan, PlanIdea, Trip } from '#domain/plan/plan.ts';
import type { City } from '#domain/property/property.ts';
import { atLocalTime, shiftDay, UTC } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';

import { simulatedFault } from './fake-backend.ts';

/** Simulates the partner: two days of sample ideas; fails at a certain host or because of a fault (R2-147, R8-21). */
export const simulatedPlanPartner = (host: string) => ({
  planFor: async (trip: Trip): Promise<Plan> => {
    if (host === FAILING_PLAN_HOST || (await simulatedFault('plan')) !== null) {
      throw new Error(`The plan's partner at ${host} does not answer`);
    }
    // Loaded on demand, so that the bundle of simulated third parties does not wait for the sun calculations.
    const { sunsetOver } = await import('#domain/sky/sky.ts');
    return { kind: 'days', days: daysOf(trip, sunsetOver) };
  },
});

const idea = (kind: PlaceKind, place: string): PlanIdea => ({ place, look: placeLook(kind, place) });

function daysOf(
  { city, firstDay, lastDay }: Trip,
  sunsetOver: (city: City, noon: Instant) => Instant | null,
): Extract<Plan, { kind: 'days' }>['days'] {
  if (city === undefined || firstDay === null || lastDay === null) return [];
  const { see, outdoors, taste } = CITY_FACTS[city].places;
  // The first place is further away, which suits a day without an arrival.
  const nearerFirst = outdoors.toReversed();
  return see.flatMap((morning, index) => {
    const day = shiftDay(firstDay, index);
    const [afternoon, evening] = [nearerFirst[index], taste[index]];
    return day < lastDay && afternoon !== undefined && evening !== undefined
      ? [
          {
            day,
            sunset: sunsetOver(city, atLocalTime(day, '12:00', UTC)),
            ideas: {
              morning: idea('see', morning),
              afternoon: idea('outdoors', afternoon),
              evening: idea('taste', evening),
            },
          },
        ]
      : [];
  });
}
