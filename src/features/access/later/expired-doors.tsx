import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';

import { OwnTime } from '#blocks/own-time.tsx';
import { useFormat } from '#i18n/use-format.ts';
import { latePart } from '#lib/late-part.ts';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';

import { Contact } from '../door-help.tsx';
import type { ExpiredProps } from '../door-props.ts';
import { LateCheckOutLink } from './late-check-out-link.tsx';

// Doors whose keys work have no picture, and must not load one.
const ExpiredSpot = latePart(() => import('#ui/scenes/spot-scenes.tsx').then((file) => file.ExpiredSpot));

/** All keys have ended: one notice instead of a card a door. After check-out the page's own has said it (R4-69). */
export function ExpiredDoors({ stay, property, zone, since }: ExpiredProps) {
  const { t } = useLingui();
  const when = useFormat().dayTime(since, zone);
  if (stay.checkOutDate !== null) return null;
  return (
    <Card
      as="section"
      aria-labelledby="expired-title"
      className="wide:flex-row wide:items-center wide:justify-center wide:gap-6"
    >
      <div className="mx-auto h-30 w-40 shrink-0 wide:mx-6">
        <Suspense fallback={null}>
          <ExpiredSpot />
        </Suspense>
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        <CardHead id="expired-title" title={t`Your keys have expired`} />
        {since !== null && (
          <p className="text-pretty">
            <Trans comment="Keys of several doors that have expired">
              Not available any more. They worked until {when}.
            </Trans>
            {property && <OwnTime at={since} property={property} />}
          </p>
        )}
        {property && <LateCheckOutLink stay={stay} property={property} />}
        <Contact property={property} />
      </div>
    </Card>
  );
}
