import type { HouseLook } from '#ui/illustrations/walk/house-look.ts';

/** What the guide of the building says of its doors. */
export interface WalkGuide {
  readonly texts: Readonly<Record<'access' | 'entrance' | 'apartment', string>>;
  readonly look: HouseLook;
  /** Only where one property has several buildings. */
  readonly number: string | null;
}
