import { useLingui } from '@lingui/react/macro';

import type { BuildingGuide } from './guides/guide.ts';

/** One part of the way from the street to the apartment. */
export interface GuidePart {
  readonly title: string;
  readonly text: string;
}

/** Returns a function that translates what a guide says of the street door, the lift and the apartments. */
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
