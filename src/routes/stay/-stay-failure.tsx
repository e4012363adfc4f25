import type { ErrorComponentProps } from '@tanstack/react-router';

import { useLocation, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';

import type { Slug } from '#domain/stay/slug.ts';
import { PagePending } from '#features/shell/page-pending.tsx';

import { isKeptPage } from './-kept-page.ts';
import { WithoutSaved } from './-without-saved.tsx';

/** Few guests need it; without its file the page says why it failed. */
const SavedStay = lazy(() =>
  import('./-saved-stay.tsx').then(
    (file) => ({ default: file.SavedStay }),
    () => ({ default: WithoutSaved }),
  ),
);

/** A guest at a door sees the code that the device keeps after this time without an answer. */
const SLOW_MS = 3_000;

/** The stay of a page that has a kept one to show. */
function useKeptSlug(): Slug | undefined {
  const { slug } = useSearch({ strict: false });
  return useLocation({ select: ({ pathname }) => isKeptPage(pathname) }) ? slug : undefined;
}

/** Shown when a page fails. A page of the way in shows why, then the kept stay (S58). */
export function StayFailure(failure: ErrorComponentProps) {
  const slug = useKeptSlug();
  return slug === undefined ? <WithoutSaved failure={failure} /> : <SavedStay slug={slug} failure={failure} />;
}

/** Shown while a page loads. A page of the way in shows the kept stay when the answer is late (S58). */
export function StayPending() {
  const slug = useKeptSlug();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Suspense fallback={<PagePending />}>
      {isLate && slug !== undefined ? <SavedStay slug={slug} /> : <PagePending />}
    </Suspense>
  );
}
