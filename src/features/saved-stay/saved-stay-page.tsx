import { startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import type { SavedStay } from '#data/stay/saved-stay.ts';
import { afterFrame } from '#lib/after-frame.ts';
import { latePart } from '#lib/late-part.ts';
import { Columns, Page, PageTitle, Stack } from '#ui/page.tsx';

import { SavedHelp } from './saved-help.tsx';

/** Beside the doors, in a file that they do not wait for. */
const SavedFacts = latePart(() => import('./saved-facts.tsx').then((file) => file.SavedFacts));

export interface SavedStayPageProps {
  saved: SavedStay;
  whereabouts: string;
  doors: ReactNode;
  /** The doors that are no part of the way. */
  rooms: ReactNode;
  /** Address and guide. */
  place: ReactNode;
  /** Why it is not the stay of now, which explains all below it. */
  reason: ReactNode;
  /** The server has failed; without it the first answer is awaited. */
  hasFailed: boolean;
}

/** The stay that this device has kept: everything that a guest at the door needs without the server. */
export function SavedStayPage({ saved, whereabouts, doors, rooms, place, reason, hasFailed }: SavedStayPageProps) {
  const [isRestDue, setRestDue] = useState(false);
  useEffect(() => {
    // A guest at the door sees the code first, also on a slow phone.
    void afterFrame().then(() => startTransition(() => setRestDue(true)));
  }, []);
  return (
    <Page>
      <PageTitle lead={whereabouts}>{saved.property.name}</PageTitle>
      {reason}
      <Columns>
        <Stack className="self-start">
          {doors}
          <SavedHelp saved={saved} hasFailed={hasFailed} />
          {rooms}
          {isRestDue && <SavedFacts saved={saved} />}
        </Stack>
        {isRestDue && <Stack>{place}</Stack>}
      </Columns>
    </Page>
  );
}
