import type { CancellationPolicy as CancellationPolicyDto } from '#api/generated/model.ts';
import type { Instant } from '#lib/time.ts';

import { parseInstant } from '#lib/time.ts';

/** On which terms the stay can be cancelled; without data nothing may be promised (R3-40). */
export interface CancellationPolicy {
  readonly hasData: boolean;
  readonly isFreeCancellationAvailable: boolean;
  /** Booked via a travel agency: cancelled on the agency's site (R4-78). */
  readonly isOta: boolean;
  readonly freeCancellationEndDate: Instant | null;
}

/** Maps the policy; null or absent gives the has-data flag false. */
export const cancellationPolicyFromDto = (dto: CancellationPolicyDto | null | undefined): CancellationPolicy => ({
  hasData: dto !== null && dto !== undefined,
  isFreeCancellationAvailable: dto?.isFreeCancellationAvailable ?? false,
  isOta: dto?.isOta ?? false,
  freeCancellationEndDate: parseInstant(dto?.freeCancellationEndDate),
});
