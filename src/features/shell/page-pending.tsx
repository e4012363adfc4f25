import { useMatches } from '@tanstack/react-router';

import { Pending } from '#components/pending.tsx';
import { Card } from '#ui/card.tsx';
import { Columns, Page, PageTitle } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

import { useRouteName } from './page-title.ts';

/** The cards of what comes: the stay with its picture, a list, a task with its summary. */
const SHAPES = { stay: ['border-t-[9.5rem] border-line', ''], list: ['', '', '', ''], form: ['min-h-80', ''] };

export type PageShape = keyof typeof SHAPES;

/** The shape of a page while its data come. Its title is there at once, because its route knows it. */
export function PagePending() {
  const name = useRouteName();
  const shapes = useMatches().flatMap(({ staticData }) => staticData.shape ?? []);
  const shape = shapes.at(-1) ?? 'list';
  return (
    <Page isTop={shape === 'stay'}>
      {shape !== 'stay' && <PageTitle>{name}</PageTitle>}
      <Pending>
        <div aria-busy className="waits">
          <Columns>
            {SHAPES[shape].map((look, place) => (
              <Card key={place} className={look}>
                <Skeleton className="w-2/5" />
                <Skeleton shape="block" className="h-12 grow" />
              </Card>
            ))}
          </Columns>
        </div>
      </Pending>
    </Page>
  );
}
