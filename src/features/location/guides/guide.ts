import type { MessageDescriptor } from '@lingui/core';

/** What a guest reads in front of a house, in the order of the way in (R3-54). */
export interface BuildingGuide {
  /** The house number, only where one property has several houses (R3-53). */
  readonly number: string | null;
  readonly building: MessageDescriptor;
  readonly access: MessageDescriptor;
  readonly entrance: MessageDescriptor;
  readonly apartment: MessageDescriptor;
}

/** The guide of a property: one entry a building. */
export type Guide = readonly BuildingGuide[];
