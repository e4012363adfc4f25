import { useLocation, useSearch } from '@tanstack/react-router';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';

import type { Slug } from '#domain/stay/stay.ts';
import { PageFailure } from '#features/shell/page-failure.tsx';
import { PagePending } from '#features/shell/page-pending.tsx';

import { showsSavedStay } from './-load-stay.ts';
import type { SavedStayProps } from './-saved-stay.tsx';

/** Loaded only when needed; if its code fails to load, the page shows the fallback. */
const SavedStay = lazy(() =>
  import('./-saved-stay.tsx').then(
    (file) => ({ default: file.SavedStay }),
    () => ({ default: ({ fallback }: SavedStayProps) => fallback }),
  ),
);

/** After this time without a response, a guest at a door sees the saved code. */
const SLOW_MS = 3_000;

/** The slug of the stay if the page shows the saved stay; undefined on other pages. */
function useSavedSlug(): Slug | undefined {
  const { slug } = useSearch({ strict: false });
  return useLocation({ select: ({ pathname }) => showsSavedStay(pathname) }) ? slug : undefined;
}

/** The router's error component. Pages needed at a door show the saved stay (S58). */
export function StayFailure(failure: ErrorComponentProps) {
  const slug = useSavedSlug();
  const fallback = <PageFailure {...failure} />;
  return slug === undefined ? fallback : <SavedStay slug={slug} failure={failure} fallback={fallback} />;
}

/** The router's pending component. Pages needed at a door show the saved stay when the response is late (S58). */
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
