import type { ErrorComponentProps } from '@tanstack/react-router';

import { useLocation, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

import { PageFailure } from '#features/shell/page-failure.tsx';
import { PagePending } from '#features/shell/page-pending.tsx';
import { loadCatalog } from '#i18n/activate.ts';
import { savedStayText } from '#session/saved-stay-text.ts';

// Not on the way to a page that opens; the device keeps it.
const SavedStayOr = lazy(() =>
  Promise.all([import('./-saved-stay.tsx'), loadCatalog('offline')]).then(
    ([file]) => ({ default: file.SavedStayOr }),
    () => ({ default: PageFailure }),
  ),
);

/** The pages that a guest needs at a door. */
const KEPT = /^\/stay(\/access|\/location)?\/?$/;

/** Shown when a page fails. A page of the way in shows the kept stay above the apology (S58). */
export function StayFailure(props: ErrorComponentProps) {
  const { slug } = useSearch({ strict: false });
  const isKept = useLocation({ select: ({ pathname }) => KEPT.test(pathname) });
  if (slug === undefined || !isKept || savedStayText() === null) return <PageFailure {...props} />;
  return (
    <Suspense fallback={<PagePending />}>
      <SavedStayOr {...props} slug={slug} />
    </Suspense>
  );
}
