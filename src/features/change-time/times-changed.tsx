import { Trans, useLingui } from '@lingui/react/macro';

import { DonePage } from '#blocks/task/done.tsx';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { localTime } from '#lib/time.ts';
import { TimesScene } from '#ui/scenes/times-scene.tsx';
import { useFocusOnMount } from '#ui/use-focus-on-mount.ts';

import { TimeFacts } from './time-facts.tsx';

/** The stay has its new times; the focus comes along, because the pressed button is gone (R1-16, R7-38). */
export function TimesChanged({ stay, property }: { stay: Stay; property: Property }) {
  const { t } = useLingui();
  const format = useFormat();
  const zone = property.timezone;
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const [start, end] = [format.dayTime(stay.startDate, zone), format.dayTime(stay.endDate, zone)];
  return (
    <DonePage
      heading={heading}
      title={t`Your times have been changed`}
      lead={
        <Trans comment="Confirms new times, e.g. 'Your stay is now from Fri 20 Nov, 17:00 to Mon 23 Nov, 09:00.'">
          Your stay is now from {start} to {end}. Your doors follow the new times.
        </Trans>
      }
      stay={stay}
      property={property}
      hasOwnTimes
      picture={<TimesScene time={stay.startDate && localTime(stay.startDate, zone)} />}
    >
      <TimeFacts stay={stay} property={property} />
    </DonePage>
  );
}
