import type { MessageDescriptor } from '@lingui/core';

import type { HouseLook } from '#ui/illustrations/walk/house-look.ts';

/** What a guest reads in front of a building, in the order of the way in (R3-54). */
export interface BuildingGuide {
  /** The building's number, only where one property has several buildings (R3-53). */
  readonly number: string | null;
  /** What of it can be drawn: as the texts have it, and no more. */
  readonly look: HouseLook;
  readonly building: MessageDescriptor;
  readonly access: MessageDescriptor;
  readonly entrance: MessageDescriptor;
  readonly apartment: MessageDescriptor;
}

/** The guide of a property: one entry a building. */
export type Guide = readonly BuildingGuide[];
