import { useLingui } from '@lingui/react/macro';
import CalendarPlus from 'lucide-react/icons/calendar-plus';

import { useSettings } from '#config/settings.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { CALENDAR_TYPE, calendarText } from '#lib/calendar.ts';
import type { CalendarEvent } from '#lib/calendar.ts';
import { download } from '#lib/download.ts';
import { eventChangedAt } from '#session/calendar-files.ts';
import { Button } from '#ui/button.tsx';
import type { ButtonLook } from '#ui/button.tsx';

interface CalendarFileProps {
  /** The file name without extension. */
  name: string;
  /** The stay that the event belongs to. */
  slug: Slug;
  event: CalendarEvent | null;
  look?: ButtonLook | undefined;
  /** The id of the text that identifies one of several events. */
  describedBy?: string | undefined;
}

/** 'Add to calendar': creates the file on click and downloads it (R9-44). */
export function CalendarFile({ name, slug, event, look = 'quiet', describedBy }: CalendarFileProps) {
  const { t } = useLingui();
  const { brand } = useSettings();
  if (event === null) return null;
  const save = () =>
    download(calendarText(event, eventChangedAt(slug, event), brand.name), `${name}.ics`, CALENDAR_TYPE);
  return (
    <Button look={look} aria-describedby={describedBy} className="no-print" onClick={save}>
      <CalendarPlus aria-hidden className="size-4.5 shrink-0" />
      <span>{t`Add to calendar`}</span>
    </Button>
  );
}
