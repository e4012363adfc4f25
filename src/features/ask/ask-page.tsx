import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { askName } from '#blocks/ask-words.ts';
import { Failure } from '#blocks/failure.tsx';
import { useSettings } from '#config/settings.tsx';
import { helpQuery } from '#data/help/help-content.ts';
import { useStay } from '#data/stay/use-stay.ts';
import { searchHelp } from '#domain/help/search-help.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { Page, PageTitle } from '#ui/page.tsx';

import { ArticlesPending } from './articles-pending.tsx';
import { CallCard } from './call-card.tsx';
import { ChatCard } from './chat-card.tsx';
import { HelpArticles } from './help-articles.tsx';
import { HelpSearch } from './help-search.tsx';
import { NothingFound } from './nothing-found.tsx';

/** Help: articles to search and read, the chat, and the phone; each stands without the others (R1-21, R1-22, R2-24, R2-102, R2-103). */
export function AskPage({ slug }: { slug: Slug }) {
  const { t, i18n } = useLingui();
  const { brand } = useSettings();
  const { stay, property } = useStay(slug);
  const help = useQuery(helpQuery(stay.propertyId));
  const [query, setQuery] = useState('');
  const all = help.data?.articles ?? [];
  const found = searchHelp(all, query);
  const isSearching = query.trim() !== '';

  // On a phone people come before articles; what a search finds comes right under it.
  const people = (
    <div key="people" className="flex flex-col gap-4 wide:col-start-2 wide:row-span-2 wide:row-start-1">
      <ChatCard slug={slug} property={property} />
      <CallCard property={property} />
    </div>
  );
  const articles = (
    <div key="articles" className="flex min-w-0 flex-col gap-4 wide:col-start-1">
      {help.isPending && <ArticlesPending />}
      {help.isError && <Failure error={help.error} onRetry={() => void help.refetch()} />}
      {isSearching && found.length === 0 && <NothingFound />}
      <HelpArticles articles={found} />
    </div>
  );
  return (
    <Page width={help.isSuccess && all.length === 0 ? 'text' : 'full'}>
      <PageTitle lead={t`Doors, keys, ovens, late trains: whatever it is, somebody here knows.`}>
        {i18n._(askName(brand))}
      </PageTitle>
      {help.isSuccess && all.length === 0 ? (
        people
      ) : (
        <div className="grid w-full max-w-280 grid-cols-[minmax(0,1fr)] items-start gap-4 wide:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] wide:grid-rows-[auto_1fr] wide:gap-x-7">
          <div key="search" className="min-w-0 wide:col-start-1 wide:row-start-1">
            {help.isSuccess && (
              <HelpSearch query={query} onChange={setQuery} found={isSearching ? found.length : undefined} />
            )}
          </div>
          {isSearching ? [articles, people] : [people, articles]}
        </div>
      )}
    </Page>
  );
}
