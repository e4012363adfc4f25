import { useLingui } from '@lingui/react/macro';

import { CalendarFile } from '#components/calendar-file.tsx';
import type { Property } from '#domain/property/property.ts';
import { stayEvent } from '#domain/stay/stay-calendar.ts';
import type { Stay } from '#domain/stay/stay.ts';

/** The stay for the guest's own calendar; no button while its dates are invalid. */
export function StayCalendarFile({ stay, property }: { stay: Stay; property: Property }) {
  const { t } = useLingui();
  const house = stay.unitAddress?.address || property.name;
  const { phone } = property;
  const texts = {
    summary: t({ message: `Stay at ${house}`, comment: 'Title of the event in the calendar of the guest' }),
    description:
      phone === null
        ? undefined
        : t({
            message: `Call us: ${phone}`,
            comment: 'A phone number: a link, or a note in the calendar of the guest',
          }),
  };
  return <CalendarFile name="stay" slug={stay.slug} event={stayEvent(stay, property, texts)} />;
}
