import { useLingui } from '@lingui/react';
import { useMatches } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';

import { Pending } from '#components/pending.tsx';
import { useSettings } from '#config/settings.ts';
import { groupsLoaded } from '#i18n/activate.ts';
import { Card } from '#ui/card.tsx';
import { Columns, Page, PageTitle } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/**
 * The name of the page by its route, in the guest's language, even before the page has loaded. Undefined until the texts
 * of its group are loaded, because Lingui would show the id of the text.
 */
export function useRouteName(): string | undefined {
  const { _, i18n } = useLingui();
  const { brand } = useSettings();
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  const ofBrand = typeof title === 'function' ? title(brand) : title;
  const hasText = useSyncExternalStore(
    groupsLoaded.subscribe,
    () => ofBrand?.message !== undefined || (ofBrand !== undefined && ofBrand.id in i18n.messages),
  );
  return ofBrand && hasText ? _(ofBrand) : undefined;
}

/** The cards of each skeleton: the stay with its picture, a list, a task with its summary. */
const SHAPES = { stay: ['border-t-[7.5rem] border-line', ''], list: ['', '', '', ''], form: ['min-h-80', ''] };

export type PageShape = keyof typeof SHAPES;

/** The skeleton of a page while its data loads. Its title is shown at once, because its route knows it. */
export function PagePending() {
  const name = useRouteName();
  const shapes = useMatches().flatMap(({ staticData }) => staticData.shape ?? []);
  const shape = shapes.at(-1) ?? 'list';
  return (
    <Page isTop={shape === 'stay'}>
      {shape === 'stay' ? (
        // It begins with a card, whose heading has the size of a card's.
        <h1 tabIndex={-1} className="sr-only">
          {name}
        </h1>
      ) : (
        <PageTitle>{name ?? '\u00a0'}</PageTitle>
      )}
      <Pending>
        <div aria-busy className="waits">
          <Columns>
            {SHAPES[shape].map((className, index) => (
              <Card key={index} className={className}>
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
