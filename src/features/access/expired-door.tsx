import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { OwnTime } from '#components/clocks.tsx';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import type { Instant, ZoneId } from '#lib/time.ts';

import { LateCheckOutLink } from './later/late-check-out-link.tsx';

interface ExpiredDoorProps {
  at: Instant;
  stay: Stay;
  property: Property | undefined;
  zone: ZoneId;
}

/** Until when a door worked, and the way to more hours where they are sold (R4-69). */
export function ExpiredDoor({ at, stay, property, zone }: ExpiredDoorProps) {
  const format = useFormat();
  return (
    <>
      <Reason>
        <Trans comment="A key that has expired">
          Not available any more. It worked until {format.dayTime(at, zone)}.
        </Trans>
        {property && <OwnTime at={at} property={property} />}
      </Reason>
      {property && <LateCheckOutLink stay={stay} property={property} />}
    </>
  );
}

/** The reason in one or two sentences. */
export function Reason({ children }: { children: ReactNode }) {
  return <p className="max-w-[60ch] text-body text-pretty">{children}</p>;
}
