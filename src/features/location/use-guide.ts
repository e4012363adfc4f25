import { useLingui } from '@lingui/react/macro';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';

import type { Property, GuideCode } from '#domain/property/property.ts';
import { guideCodeOf } from '#domain/property/property.ts';
import type { UnitAddress } from '#domain/unit/unit.ts';

import { certainBuilding } from './guides/guide.ts';
import type { BuildingGuide, Guide } from './guides/guide.ts';

/** The guide of a property. All guides are one file: each is small, as its texts are in the catalog. */
export const loadGuide = async (code: GuideCode): Promise<Guide> => (await import('./guides/guides.ts')).GUIDES[code];

/** The guide of a property, if it has one; it never changes while the page is open. */
export const guideQuery = (code: GuideCode | null) =>
  queryOptions({
    queryKey: ['guide', code],
    queryFn: code === null ? skipToken : () => loadGuide(code),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** One stretch of the way from the street to the apartment. */
export interface GuidePart {
  readonly title: string;
  readonly text: string;
}

/** Returns a function that translates what a guide says of the street door, the elevator and the apartments. */
export function useGuideTexts(): (guide: BuildingGuide) => Record<'access' | 'entrance' | 'apartment', string> {
  const { i18n } = useLingui();
  return ({ access, entrance, apartment }) => ({
    access: i18n._(access),
    entrance: i18n._(entrance),
    apartment: i18n._(apartment),
  });
}

/** Returns a function that translates the guide of a building, in the order of the way in (R3-54). */
export function useGuideParts(): (guide: BuildingGuide) => readonly GuidePart[] {
  const { t, i18n } = useLingui();
  return ({ building, access, entrance, apartment }) => [
    { title: t`The building`, text: i18n._(building) },
    { title: t`Street door`, text: i18n._(access) },
    { title: t`Inside`, text: i18n._(entrance) },
    { title: t`Your apartment`, text: i18n._(apartment) },
  ];
}

/** The way in of the guest's own building; null while it loads, and where no building is certainly the guest's. */
export function useWayIn({ key }: Property, { address }: UnitAddress): readonly GuidePart[] | null {
  const { data: guide } = useQuery(guideQuery(guideCodeOf(key)));
  const partsOf = useGuideParts();
  if (guide === undefined) return null;
  const building = certainBuilding(guide, address);
  return building === undefined ? null : partsOf(building);
}
