import type { ComponentType, ReactNode } from 'react';

import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import type { AccessKey } from '#domain/access/access-key.ts';
import type { ZoneId } from '#lib/time.ts';

/** A part whose file comes late, with what is shown until then. */
type Late<Props> = ComponentType<Props & { fallback?: ReactNode }>;

type OfStay = Late<{ stay: Stay; property: Property }>;

/** Parts of other features on the page of the stay. The page waits for none of their files. */
export interface StayParts {
  /** What the guest may take along of this stay. */
  readonly takeAlong: OfStay;
  /** A door that opens now, and how. */
  readonly nextKey: Late<{ stay: Stay; property: Property | undefined; zone: ZoneId; door: AccessKey }>;
  /** Where the bags go before check-in. */
  readonly bags: OfStay;
  /** What opens after a check-out, past or now. */
  readonly doorsAfterwards: OfStay;
  /** What to look at before leaving. */
  readonly beforeYouGo: Late<{ property: Property; isWhole?: boolean }>;
}
