import { Trans, useLingui } from '@lingui/react/macro';

import { OwnTime } from '#blocks/own-time.tsx';
import { useFormat } from '#i18n/use-format.ts';
import type { Instant } from '#lib/time.ts';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';

import { Contact } from './door-help.tsx';
import type { DoorListProps } from './door-props.ts';
import { LateCheckOutLink } from './late-check-out-link.tsx';

interface ExpiredDoorsProps extends Pick<DoorListProps, 'stay' | 'property' | 'zone'> {
  /** When all keys ended; null where they ended at different hours. */
  since: Instant | null;
}

/** All keys have ended: one card instead of a card a door. After check-out the page's notice has said it (R4-69). */
export function ExpiredDoors({ stay, property, zone, since }: ExpiredDoorsProps) {
  const { t } = useLingui();
  const when = useFormat().dayTime(since, zone);
  if (stay.checkOutDate !== null) return null;
  return (
    <Card as="section" aria-labelledby="expired-title">
      <CardHead id="expired-title" title={t`Your keys have expired`} />
      {since !== null && (
        <p className="max-w-[60ch] text-pretty">
          <Trans comment="Keys of several doors that have expired">
            Not available any more. They worked until {when}.
          </Trans>
          {property && <OwnTime at={since} property={property} />}
        </p>
      )}
      {property && <LateCheckOutLink stay={stay} property={property} />}
      <Contact property={property} />
    </Card>
  );
}
