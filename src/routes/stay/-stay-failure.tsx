import { useLocation, useSearch } from '@tanstack/react-router';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';

import type { Slug } from '#domain/stay/stay.ts';
import { PageFailure } from '#features/shell/page-failure.tsx';
import { PagePending } from '#features/shell/page-pending.tsx';

import { showsSavedStay } from './-load-stay.ts';
import type { SavedStayProps } from './-saved-stay.tsx';

/** Loaded for the few guests who need it; where its code fails to load, the page shows the fallback. */
const SavedStay = lazy(() =>
  import('./-saved-stay.tsx').then(
    (file) => ({ default: file.SavedStay }),
    () => ({ default: ({ fallback }: SavedStayProps) => fallback }),
  ),
);

/** Without a response for so long, a guest at a door sees the code that the device has saved. */
const SLOW_MS = 3_000;

/** The slug of a page that shows the saved stay; undefined on any other page. */
function useSavedSlug(): Slug | undefined {
  const { slug } = useSearch({ strict: false });
  return useLocation({ select: ({ pathname }) => showsSavedStay(pathname) }) ? slug : undefined;
}

/** The router's error component. Pages that a guest needs at a door show the saved stay (S58). */
export function StayFailure(failure: ErrorComponentProps) {
  const slug = useSavedSlug();
  const fallback = <PageFailure {...failure} />;
  return slug === undefined ? fallback : <SavedStay slug={slug} failure={failure} fallback={fallback} />;
}

/** The router's pending component. Pages that a guest needs at a door show the saved stay when the response is late (S58). */
export function StayPending() {
  const slug = useSavedSlug();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  const fallback = <PagePending />;
  return (
    <Suspense fallback={fallback}>
      {isLate && slug !== undefined ? <SavedStay slug={slug} fallback={fallback} /> : fallback}
    </Suspense>
  );
}
