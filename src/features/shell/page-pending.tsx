import type { ReactNode } from 'react';

import { useMatches } from '@tanstack/react-router';

import { Pending } from '#blocks/pending.tsx';
import { Card, cardPadding } from '#ui/card.tsx';
import { Columns, Page, PageTitle } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

import { useRouteName } from './page-title.ts';

const BUTTON = <Skeleton shape="block" className="h-12" />;

const TEXT = (
  <>
    <Skeleton className="w-3/5" />
    <Skeleton className="w-2/5" />
  </>
);

/** A card that begins with a picture. */
const pictured = (height: string): ReactNode => (
  <Card flush>
    <Skeleton shape="block" className={`rounded-none ${height}`} />
    <div className={cardPadding}>
      {TEXT}
      {BUTTON}
    </div>
  </Card>
);

const FIELD = (
  <>
    <Skeleton className="w-1/3" />
    {BUTTON}
  </>
);

const ROW = <Card>{TEXT}</Card>;

/** What comes: the stay, cards beside each other, a task with its summary, one card with its own heading. */
const SHAPES = {
  stay: (
    <Columns>
      {pictured('h-38 wide:h-55')}
      <Card>
        {TEXT}
        {BUTTON}
      </Card>
    </Columns>
  ),
  list: (
    <div className="grid gap-4 wide:grid-cols-2 wide:gap-5">
      {ROW}
      {ROW}
      {ROW}
      {ROW}
    </div>
  ),
  form: (
    <div className="wide:grid wide:grid-cols-[minmax(0,38.75rem)_minmax(18rem,1fr)] wide:gap-8">
      <Card>
        {FIELD}
        {FIELD}
        {FIELD}
      </Card>
      <div className="hidden wide:block">{pictured('aspect-7/3')}</div>
    </div>
  ),
  card: <div className="max-w-155">{pictured('h-38')}</div>,
};

export type PageShape = keyof typeof SHAPES;

/** The shape of a page while its data come, below its title, which its route knows. */
export function PagePending() {
  const name = useRouteName();
  const { shape = 'list', isNamedLater = false } = useMatches({
    select: (matches): { shape?: PageShape | undefined; isNamedLater?: boolean | undefined } => ({
      shape: matches.findLast(({ staticData }) => staticData.shape)?.staticData.shape,
      isNamedLater: matches.at(-1)?.staticData.isNamedLater,
    }),
    structuralSharing: true,
  });
  const hasHeading = shape === 'list' || shape === 'form';
  return (
    <Page hasPicture={shape === 'stay'}>
      {hasHeading && !isNamedLater && name !== undefined && <PageTitle>{name}</PageTitle>}
      <Pending>
        <div aria-busy className="flex flex-col gap-4">
          {hasHeading && isNamedLater && <Skeleton className="h-9 w-2/5 wide:h-12" />}
          {SHAPES[shape]}
        </div>
      </Pending>
    </Page>
  );
}
