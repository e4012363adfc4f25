import { Trans, useLingui } from '@lingui/react/macro';

import { useOwnTime } from '#blocks/own-time.tsx';
import { useFormat } from '#i18n/use-format.ts';

import { Contact } from '../door-help.tsx';
import type { ExpiredProps } from '../door-props.ts';
import { LateCheckOutLink } from './late-check-out-link.tsx';
import { NoWay } from './no-way.tsx';

/** All keys have ended: one notice instead of a card a door. After check-out the page's own has said it (R4-69). */
export function ExpiredDoors({ stay, property, zone, since }: ExpiredProps) {
  const { t } = useLingui();
  const when = useFormat().dayTime(since, zone);
  const here = useOwnTime(since, zone);
  const city = property?.city;
  if (stay.checkOutDate !== null) return null;
  return (
    <NoWay id="expired-title" spot="expired" title={t`Your keys have expired`}>
      {since !== null && (
        <p className="text-pretty">
          {here === null || city === undefined ? (
            <Trans comment="Keys of several doors that have expired">They worked until {when}.</Trans>
          ) : (
            <Trans comment="Keys of several doors that have expired: the hour in the city, then on the guest's clock">
              They worked until {when} in {city} ({here} on your clock).
            </Trans>
          )}
        </p>
      )}
      {property && <LateCheckOutLink stay={stay} property={property} />}
      <Contact property={property} />
    </NoWay>
  );
}
