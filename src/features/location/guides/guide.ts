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

/** The building whose number is in the guest's address; undefined when none matches (R3-53). */
export const ownBuilding = (guide: Guide, address: string): BuildingGuide | undefined =>
  guide.find(
    ({ number }) => number !== null && new RegExp(`(?<![\\p{L}\\d])${number}(?![\\p{L}\\d])`, 'u').test(address),
  );

/** The guest's building where that is certain: the only one, or the one whose number is in the address. */
export const certainBuilding = (guide: Guide, address: string): BuildingGuide | undefined =>
  guide.length === 1 ? guide[0] : ownBuilding(guide, address);

/** The guest's own building first, the others in their order. */
export function ownFirst(guide: Guide, own: BuildingGuide | undefined): Guide {
  return own === undefined ? guide : [own, ...guide.filter((building) => building !== own)];
}
