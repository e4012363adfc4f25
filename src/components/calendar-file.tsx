import { useLingui } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide-react';

import { CALENDAR_TYPE } from '#lib/calendar.ts';
import { download } from '#lib/download.ts';
import { Button } from '#ui/button.tsx';
import type { ButtonLook } from '#ui/button.tsx';

interface CalendarFileProps {
  /** The name of the file without its ending. */
  name: string;
  /** Makes the text on the click, so that the file says when it was made. */
  text: () => string | null;
  look?: ButtonLook | undefined;
  /** The id of the text that says which of several events it is. */
  describedBy?: string | undefined;
}

/** 'Add to calendar': a click makes the file and hands it to the device's calendar (R9-44). */
export function CalendarFile({ name, text, look = 'quiet', describedBy }: CalendarFileProps) {
  const { t } = useLingui();
  const save = () => {
    const file = text();
    if (file !== null) download(file, `${name}.ics`, CALENDAR_TYPE);
  };
  return (
    <Button look={look} aria-describedby={describedBy} className="no-print" onClick={save}>
      <CalendarPlus aria-hidden className="size-4.5 shrink-0" />
      {t`Add to calendar`}
    </Button>
  );
}
