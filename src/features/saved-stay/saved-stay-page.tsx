import { SavedFacts } from './saved-facts.tsx';
import type { ReactNode } from 'react';

import type { SavedStay } from '#data/stay/saved-stay.ts';
import { Columns, Page, PageTitle, Stack } from '#ui/page.tsx';

import { SavedHelp } from './saved-help.tsx';

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
  return (
    <Page>
      <PageTitle lead={whereabouts}>{saved.property.name}</PageTitle>
      {reason}
      <Columns>
        <Stack className="self-start">
          {doors}
          <SavedHelp saved={saved} hasFailed={hasFailed} />
          {rooms}
          <SavedFacts saved={saved} />
        </Stack>
        <Stack>{place}</Stack>
      </Columns>
    </Page>
  );
}
