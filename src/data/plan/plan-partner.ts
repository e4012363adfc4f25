import type { Plan } from '#domain/plan/plan.ts';
import type { Trip } from '#domain/plan/trip.ts';

/** The port of a planner for days in a city; rejects when it cannot be reached. */
export interface PlanPartner {
  readonly planFor: (trip: Trip, signal: AbortSignal) => Promise<Plan>;
}
