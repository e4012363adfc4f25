import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReactNode } from 'react';

import { KEPT_VERSION } from '#config/constants.ts';
import type { BrandId } from '#config/host.ts';
import type { AskedProperty, AskedStay } from '#data/stay/request-stay.ts';
import { isOfBrand } from '#domain/property/property.ts';
import { isKeptShown } from '#domain/stay/kept-stay.ts';
import { stayFromDto } from '#domain/stay/stay-from-dto.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { CheckingForChanges } from '#features/stay/checking.tsx';
import { nowInstant } from '#lib/clock.ts';
import { isBefore } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';
import { readDevice } from '#session/storage.ts';

import { viewOf } from './view.tsx';

interface Kept {
  readonly version: number;
  readonly savedAt: Instant;
  readonly stay: AskedStay;
  readonly property: AskedProperty;
}

/** The top of the page of the stay that this device has kept; undefined where there is none to show (R2-169). */
export function keptView(page: string, slug: Slug, brand: BrandId): ReactNode {
  try {
    const kept = JSON.parse(readDevice('savedStay') ?? 'null') as Kept | null;
    if (kept?.version !== KEPT_VERSION || kept.stay.slug !== slug || !isOfBrand(kept.property, brand)) return undefined;
    // It was saved at the server's time, which has passed (S68).
    const now = isBefore(nowInstant(), kept.savedAt) ? kept.savedAt : nowInstant();
    if (!isKeptShown(stayFromDto(kept.stay), now)) return undefined;
    const view = viewOf(page, kept.stay, kept.property, now);
    return view && [view, <CheckingForChanges key="checking" text={i18n._(msg`Checking for changes`)} />];
  } catch {
    // Another shape: the app reads it, or leaves it.
    return undefined;
  }
}
