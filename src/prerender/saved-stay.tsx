import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReactNode } from 'react';

import { SAVED_STAY_VERSION } from '#config/constants.ts';
import type { BrandId } from '#config/host.ts';
import type { PropertyResponse, StayResponse } from '#api/request-stay.ts';
import { isOfBrand } from '#domain/property/property.ts';
import { isSavedStayShown } from '#domain/stay/saved-stay.ts';
import { stayFromDto } from '#domain/stay/stay-from-dto.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { CheckingForChanges } from '#features/stay/checking.tsx';
import { nowInstant } from '#lib/clock.ts';
import { isBefore } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';
import { readDevice } from '#session/storage.ts';

import { viewOf } from './view.tsx';

interface SavedStay {
  readonly version: number;
  readonly savedAt: Instant;
  readonly stay: StayResponse;
  readonly property: PropertyResponse;
}

interface SavedView {
  readonly view: ReactNode;
  readonly property: PropertyResponse;
}

/** The top of the page with the saved stay, and its property; undefined if there is none to show (R2-169). */
export function savedStayView(page: string, slug: Slug, brand: BrandId): SavedView | undefined {
  try {
    const saved = JSON.parse(readDevice('savedStay') ?? 'null') as SavedStay | null;
    if (saved?.version !== SAVED_STAY_VERSION || saved.stay.slug !== slug || !isOfBrand(saved.property, brand))
      return undefined;
    // It was saved at a time of the server's clock, so it is at least that late (S68).
    const now = isBefore(nowInstant(), saved.savedAt) ? saved.savedAt : nowInstant();
    if (!isSavedStayShown(stayFromDto(saved.stay), now)) return undefined;
    const view = viewOf(page, saved.stay, saved.property, now);
    if (!view) return undefined;
    const checking = <CheckingForChanges key="checking" text={i18n._(msg`Checking for changes`)} />;
    return { view: [view, checking], property: saved.property };
  } catch {
    // It has another shape; the app decides whether to use it.
    return undefined;
  }
}
