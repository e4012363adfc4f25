import type { CustomerStatistics } from '#api/generated/model.ts';

/** A member's travels in numbers (R3-22). */
export interface Statistics {
  readonly nightsStayed: number;
  readonly propertiesVisited: number;
  /** How many properties can be visited; 0 when the server does not say. */
  readonly propertiesTotal: number;
}

/** Maps the statistics; a missing number is 0 (R3-22, R3-29). */
export const statisticsFromDto = (dto: CustomerStatistics): Statistics => ({
  nightsStayed: dto.nightsStayed ?? 0,
  propertiesVisited: dto.propertiesVisited ?? 0,
  propertiesTotal: dto.propertiesTotal ?? 0,
});
