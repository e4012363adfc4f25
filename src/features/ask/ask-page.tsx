import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { Failure } from '#components/failure.tsx';
import { askName } from '#components/messages/support-messages.ts';
import { Pending } from '#components/pending.tsx';
import { useSettings } from '#config/settings.ts';
import { helpQuery } from '#data/property.ts';
import { useStay } from '#data/stay/use-stay.ts';
import { searchHelp } from '#domain/help/search-help.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { cx } from '#lib/cx.ts';
import { Card } from '#ui/card.tsx';
import { Page, PageTitle } from '#ui/page.tsx';
import { DeskScene } from '#ui/illustrations/room-scenes.tsx';
import { NotFoundSpot } from '#ui/illustrations/spot-scenes.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

import { CallCard } from './call-card.tsx';
import { ChatCard } from './chat-card.tsx';
import { foundMessage } from './found-message.ts';
import { HelpArticles } from './help-articles.tsx';
import { HelpSearch } from './help-search.tsx';
import { useJustAsk } from './use-just-ask.ts';

/**
 * Help: articles to search and read, the chat, and the phone; each works without the others (R1-21, R1-22, R2-24,
 * R2-102, R2-103).
 */
export function AskPage({ slug }: { slug: Slug }) {
  const { t, i18n } = useLingui();
  const { brand } = useSettings();
  const { stay, property } = useStay(slug);
  const help = useQuery(helpQuery(stay.propertyId));
  const [query, setQuery] = useState('');
  const all = help.data?.articles ?? [];
  const found = searchHelp(all, query);
  const isSearching = query.trim() !== '';
  const isThere = help.data !== undefined;
  const isEmpty = isThere && all.length === 0;

  // On a phone people come before articles; what a search finds comes right under it.
  const people = (
    <div
      key="people"
      className={cx(
        'flex gap-4',
        isEmpty
          ? 'flex-wrap items-start *:grow *:basis-72'
          : 'flex-col wide:col-start-2 wide:row-span-2 wide:row-start-1',
      )}
    >
      <ChatCard slug={slug} property={property} />
      <CallCard property={property} />
    </div>
  );
  const articles = (
    <div key="articles" className={cx('flex flex-col gap-4', isEmpty ? 'order-first' : 'min-w-0 wide:col-start-1')}>
      {help.isPending && <ArticlesPending />}
      {/* Articles that were only to be read again are still good. */}
      {help.isError && !isThere && <Failure error={help.error} onRetry={() => void help.refetch()} />}
      {isSearching && isThere && found.length === 0 && <NothingFound />}
      <HelpArticles articles={found} isFound={isSearching} />
      {/* Where nothing else is there; a phone has no room for it. */}
      {isEmpty && (
        <div className="relative hidden min-h-50 grow overflow-hidden rounded-card wide:block">
          <DeskScene className="absolute inset-0" />
        </div>
      )}
    </div>
  );
  const parts = isSearching ? [articles, people] : [people, articles];
  return (
    <Page>
      <PageTitle lead={t`Doors, keys, ovens, late trains: whatever it is, somebody here knows.`}>
        {i18n._(askName(brand))}
      </PageTitle>
      <div
        className={cx(
          'w-full max-w-280 gap-4 wide:gap-x-7',
          isEmpty
            ? 'flex flex-wrap *:min-w-0 *:grow *:basis-112'
            : 'grid grid-cols-[minmax(0,1fr)] wide:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] wide:grid-rows-[auto_1fr]',
        )}
      >
        {/* There before the articles are: what comes late must not move a button from under a thumb. */}
        {!isEmpty && (
          <div className="min-w-0 wide:col-start-1 wide:row-start-1">
            <HelpSearch query={query} onChange={setQuery} found={isSearching && isThere ? found.length : undefined} />
          </div>
        )}
        {parts}
      </div>
    </Page>
  );
}

/** The shape of the articles while they come; search, chat and phone are there already. */
function ArticlesPending() {
  return (
    <Pending>
      <div className="flex flex-col gap-4">
        <Skeleton shape="block" className="h-40" />
        <Skeleton shape="block" className="h-40" />
      </div>
    </Pending>
  );
}

/** No article matches the search: people can help (R1-21, R2-149). */
function NothingFound() {
  const { i18n } = useLingui();
  return (
    <Card className="items-center text-center">
      <NotFoundSpot />
      <h2>{i18n._(foundMessage(0))}</h2>
      <p className="max-w-[44ch] text-pretty">{useJustAsk()}</p>
    </Card>
  );
}
