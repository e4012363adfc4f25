import { useLingui } from '@lingui/react/macro';

import { DonePage } from '#components/task/done.tsx';
import type { Property } from '#domain/property/property.ts';
import type { StayHours, Stay } from '#domain/stay/stay.ts';
import { localTime } from '#lib/time.ts';
import { TimesScene } from '#ui/illustrations/time-scenes.tsx';
import { useFocusOnMount } from '#ui/focus.ts';

import { TimeFacts } from './time-facts.tsx';

interface TimesChangedProps {
  stay: Stay;
  property: Property;
  /** The times before the change. */
  before: StayHours | undefined;
}

/** The new times of the stay; the heading takes the focus, because the button that was clicked is gone (R1-16, R7-38). */
export function TimesChanged({ stay, property, before }: TimesChangedProps) {
  const { t } = useLingui();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <DonePage
      heading={heading}
      title={t`Your times have been changed`}
      lead={t`Your keys will work at the new times.`}
      stay={stay}
      property={property}
      isBooked
      picture={<TimesScene time={stay.startDate && localTime(stay.startDate, property.timezone)} />}
    >
      <TimeFacts stay={stay} property={property} before={before} />
    </DonePage>
  );
}
