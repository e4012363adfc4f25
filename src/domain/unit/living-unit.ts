import type { PropertyUnit, UnitCategory } from '#api/generated/model.ts';
import type { Instant } from '#lib/time.ts';

import { oneOfOr } from '#lib/wire.ts';
import { safePicture } from '#lib/safe-href.ts';
import { parseInstant } from '#lib/time.ts';

export const LIVING_UNIT_TYPES = ['apartment', 'suite', 'room', 'dormitory'] as const;
export const UNIT_CATEGORY_TYPES = ['apartment', 'dorm', 'room', 'bed', 'villa', 'suite', 'site'] as const;

/** The label of a unit: 'dormitory' (unit) and 'dorm' (category) share one (R3-42). */
export type UnitKind = Exclude<(typeof UNIT_CATEGORY_TYPES)[number], 'dorm'> | 'dormitory' | 'unknown';

/** The unit the guest lives in (R3-31). */
export interface LivingUnit {
  readonly name: string;
  /** Empty until the unit is assigned (R3-32). */
  readonly number: string;
  readonly floor: string | null;
  readonly kind: UnitKind;
  readonly features: readonly string[];
  /** Ordered; empty means the placeholder drawing (R3-60). */
  readonly imageUrls: readonly string[];
  /** From when the unit can be entered (R3-41). */
  readonly availableAt: Instant | null;
  /** kg CO2e per night; 0 hides the figure (R9-53). */
  readonly emissionsCo2ePerNight: number;
  readonly cmsSlug: string | null;
}

/** Joins unit and category; null when the wire has neither. */
export function livingUnitFromDto(
  unit: PropertyUnit | null | undefined,
  category: UnitCategory | null | undefined,
): LivingUnit | null {
  if (!unit && !category) return null;
  return {
    name: category?.name ?? '',
    number: unit?.number ?? '',
    floor: unit?.floor ?? null,
    kind: unitKind(unit?.type, category?.type),
    features: lines(category?.features),
    imageUrls: orderedUrls(category?.images ?? []),
    availableAt: parseInstant(unit?.availableAt),
    emissionsCo2ePerNight: category?.sustainability?.emissionsCo2ePerNight ?? 0,
    cmsSlug: category?.cmsSlug ?? null,
  };
}

function unitKind(unitType: string | undefined, categoryType: string | undefined): UnitKind {
  const own = oneOfOr(LIVING_UNIT_TYPES, unitType, undefined);
  if (own !== undefined) return own;
  const category = oneOfOr(UNIT_CATEGORY_TYPES, categoryType, 'unknown');
  return category === 'dorm' ? 'dormitory' : category;
}

/** One feature a line; blank lines are none (R3-58). */
export const lines = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Images by their sequence number (R3-59); an address that is not safe is left out (S31). */
export const orderedUrls = (images: readonly { readonly url: string; readonly sequenceNumber: number }[]): string[] =>
  images.toSorted((a, b) => a.sequenceNumber - b.sequenceNumber).flatMap(({ url }) => safePicture(url) ?? []);

/** The unit has a number to show (R3-32). */
export const isAssigned = ({ number }: Pick<LivingUnit, 'number'>): boolean => number.trim() !== '';
