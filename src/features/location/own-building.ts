import type { BuildingGuide, Guide } from './guides/guide.ts';

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
