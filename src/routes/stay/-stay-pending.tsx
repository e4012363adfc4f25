import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';

import { stayQuery } from '#data/stay/stay-queries.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { PagePending } from '#features/shell/page-pending.tsx';

import { isKeptPage } from './-kept-page.ts';
import { SavedStay } from './-late-saved-stay.tsx';

/** A guest at a door sees the code that the device keeps after this time without an answer. */
const SLOW_MS = 3_000;

/** Shown while a page loads. A page of the way in shows the kept stay when no answer about the stay comes (S58). */
export function StayPending() {
  const { slug } = useSearch({ strict: false });
  const isKept = useLocation({ select: ({ pathname }) => isKeptPage(pathname) });
  return slug !== undefined && isKept ? <SavedWhenSlow slug={slug} /> : <PagePending />;
}

function SavedWhenSlow({ slug }: { slug: Slug }) {
  const queryClient = useQueryClient();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    // What has been read already is newer than what is kept.
    const isAwaited = () => queryClient.getQueryData(stayQuery(slug).queryKey) === undefined;
    const timer = setTimeout(() => setSlow(isAwaited()), SLOW_MS);
    return () => clearTimeout(timer);
  }, [queryClient, slug]);
  if (!isSlow) return <PagePending />;
  return (
    <Suspense fallback={<PagePending />}>
      <SavedStay slug={slug} />
    </Suspense>
  );
}
