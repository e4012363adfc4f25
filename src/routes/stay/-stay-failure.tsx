import type { ErrorComponentProps } from '@tanstack/react-router';

import { useLocation, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

import { PageFailure } from '#features/shell/page-failure.tsx';
import { PagePending } from '#features/shell/page-pending.tsx';

import { isKeptPage } from './-kept-page.ts';
import { loadSavedStay } from './-load-saved-stay.ts';

const SavedStayOr = lazy(() =>
  loadSavedStay().then(
    (file) => ({ default: file.SavedStayOr }),
    () => ({ default: PageFailure }),
  ),
);

/** Shown when a page fails. A page of the way in shows the kept stay above the apology (S58). */
export function StayFailure(props: ErrorComponentProps) {
  const { slug } = useSearch({ strict: false });
  const isKept = useLocation({ select: ({ pathname }) => isKeptPage(pathname) });
  if (slug === undefined || !isKept) return <PageFailure {...props} />;
  return (
    <Suspense fallback={<PagePending />}>
      <SavedStayOr {...props} slug={slug} />
    </Suspense>
  );
}
