import type { ComponentType } from 'react';

import type { AccessKey } from '#domain/access/access-key.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import type { ZoneId } from '#lib/time.ts';

type OfStay = ComponentType<{ stay: Stay; property: Property }>;

/** Components of other features on the page of the stay. */
export interface StayParts {
  /** The building from the street, on the day of arrival. */
  readonly building: OfStay;
  /** What the guest may take along of this stay. */
  readonly takeAlong: ComponentType<{ stay: Stay; property: Property; isFlat?: boolean }>;
  /** A door that opens now, and how; as a row, its code alone. */
  readonly nextKey: ComponentType<{
    stay: Stay;
    property: Property | undefined;
    zone: ZoneId;
    door: AccessKey;
    isRow?: boolean;
  }>;
  /** Where the bags go before check-in. */
  readonly bags: OfStay;
  /** What opens after a check-out, past or now. */
  readonly doorsAfterwards: OfStay;
  /** What to look at before leaving. */
  readonly beforeYouGo: ComponentType<{ property: Property }>;
}
