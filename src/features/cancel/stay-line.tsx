import { Trans } from '@lingui/react/macro';

import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';

/** Which stay this is about: the property and its days, which stay together where a line has room for both. */
export function StayLine({ stay, property }: { stay: Stay; property: Property }) {
  const format = useFormat();
  const house = property.name;
  const arrival = format.day(stay.startDate, property.timezone);
  const departure = format.day(stay.endDate, property.timezone);
  return (
    <Trans comment="Which stay, e.g. 'Kasarmikatu 40, Fri 20 Nov to Mon 23 Nov'">
      {house},{' '}
      <span className="inline-block">
        {arrival} to {departure}
      </span>
    </Trans>
  );
}
