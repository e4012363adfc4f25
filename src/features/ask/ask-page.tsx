import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { Failure } from '#components/failure.tsx';
import { askName, SupportChannels } from '#components/support-channels.tsx';
import { Pending } from '#components/pending.tsx';
import { useSettings } from '#config/settings.ts';
import { helpQuery } from '#data/help.ts';
import { useStay } from '#data/stay/stay-queries.ts';
import { searchHelp } from '#domain/help/search-help.ts';
import type { Property } from '#domain/property/property.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { isSupportOpen } from '#domain/support/support.ts';
import { useAtTime } from '#lib/use-time.ts';
import { cx } from '#lib/cx.ts';
import { CardHead, Card } from '#ui/card.tsx';
import { DeskScene } from '#ui/illustrations/room-scenes.tsx';
import { Columns, Page, PageTitle, Stack } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

import { ChatCard } from './chat-card.tsx';
import { HelpArticles, HelpSearch, NothingFound } from './help-articles.tsx';

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
  const isLoaded = help.data !== undefined;
  const isEmpty = isLoaded && all.length === 0;

  // On a phone chat and phone come before the articles, but after what a search has found.
  const people = (
    <Stack key="people" className="wide:col-start-2 wide:row-span-2 wide:row-start-1">
      <ChatCard slug={slug} property={property} />
      <CallCard property={property} />
    </Stack>
  );
  const articles = (
    <Stack key="articles" className="wide:col-start-1">
      {help.isPending && <ArticlesPending />}
      {/* When only a refetch fails, the articles stay. */}
      {help.isError && !isLoaded && <Failure error={help.error} onRetry={() => void help.refetch()} />}
      {isSearching && isLoaded && found.length === 0 && <NothingFound />}
      <HelpArticles articles={found} isFound={isSearching} />
      {isEmpty && (
        <div className="relative hidden min-h-50 grow overflow-hidden rounded-card wide:block">
          <DeskScene className="absolute inset-0" />
        </div>
      )}
    </Stack>
  );
  const columns = isSearching ? [articles, people] : [people, articles];
  return (
    <Page>
      <PageTitle lead={t`Doors, keys, ovens, late trains: whatever it is, somebody here will know.`}>
        {i18n._(askName(brand))}
      </PageTitle>
      <Columns className="wide:grid-rows-[auto_1fr]">
        {/* Rendered before the articles have loaded, so that nothing moves away from under a finger. */}
        {!isEmpty && (
          <div className="min-w-0 wide:col-start-1 wide:row-start-1">
            <HelpSearch query={query} onChange={setQuery} found={isSearching && isLoaded ? found.length : undefined} />
          </div>
        )}
        {columns}
      </Columns>
    </Page>
  );
}

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

/**
 * Phone and WhatsApp of the property with their hours. The number is shown for use on another phone, and bold only
 * while support answers (R1-22, R9-16, R9-45).
 */
function CallCard({ property: { phone, whatsappNumber } }: { property: Property }) {
  const { t } = useLingui();
  const { supportTimes } = useSettings().brand;
  const isOpen = useAtTime((now) => isSupportOpen(supportTimes, now));
  return (
    <Card as="section" aria-labelledby="call-title">
      <CardHead
        id="call-title"
        title={t({ message: 'Call or message us', comment: 'Phone and WhatsApp of support' })}
      />
      {phone !== null && (
        <p translate="no" className={cx('text-lead tabular-nums', isOpen ? 'font-semibold' : 'text-soft')}>
          {phone}
        </p>
      )}
      {phone === null && whatsappNumber === null && <p>{t`You will find our number in your booking confirmation.`}</p>}
      <SupportChannels phone={phone} whatsappNumber={whatsappNumber} chat="elsewhere" />
    </Card>
  );
}
