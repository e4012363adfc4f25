import { useLingui } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';
import { startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import type { SavedStay } from '#data/saved-stay/saved-stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { afterFrame } from '#lib/after-frame.ts';
import { nowInstant } from '#lib/clock.ts';
import { latePart } from '#lib/late-part.ts';
import { deviceZone, localDay } from '#lib/time.ts';
import { Notice } from '#ui/notice.tsx';
import { Columns, Page, PageTitle, Stack } from '#ui/page.tsx';

/** Beside the doors, in a file that they do not wait for. */
const SavedFacts = latePart(() => import('./saved-facts.tsx').then((file) => file.SavedFacts));

export interface SavedStayPageProps {
  saved: SavedStay;
  whereabouts: string;
  doors: ReactNode;
  /** Address and guide. */
  place: ReactNode;
  /** Why it is not the stay of now. */
  apology: ReactNode;
}

/** The stay that this device has kept: everything that a guest at the door needs without the server. */
export function SavedStayPage({ saved, whereabouts, doors, place, apology }: SavedStayPageProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { property, savedAt } = saved;
  const own = deviceZone();
  const [isRestDue, setRestDue] = useState(false);
  useEffect(() => {
    // A guest at the door sees the code first, also on a slow phone.
    void afterFrame().then(() => startTransition(() => setRestDue(true)));
  }, []);
  const isToday = localDay(savedAt, own) === localDay(nowInstant(), own);
  const time = isToday ? format.time(savedAt, own) : format.dayTime(savedAt, own);
  return (
    <Page>
      <PageTitle lead={whereabouts}>{property.name}</PageTitle>
      <Notice
        tone="info"
        icon={CloudOff}
        heading={t({ message: `Saved ${time}`, comment: 'When this device kept what is shown, e.g. Saved 14:02' })}
      >
        <p>{t`This is what your device has kept. It may have changed since.`}</p>
      </Notice>
      <Columns>
        <Stack>
          {doors}
          {isRestDue && place}
        </Stack>
        {isRestDue && <SavedFacts saved={saved} />}
      </Columns>
      {isRestDue && apology}
    </Page>
  );
}
