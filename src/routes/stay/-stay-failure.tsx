import type { ErrorComponentProps } from '@tanstack/react-router';

import { useLocation, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';

import { PageFailure } from '#features/shell/page-failure.tsx';
import { PagePending } from '#features/shell/page-pending.tsx';

import { isKeptPage } from './-kept-page.ts';
import { SavedStay } from './-late-saved-stay.tsx';

/** Shown when a page fails. A page of the way in shows the kept stay above the apology (S58). */
export function StayFailure(props: ErrorComponentProps) {
  const { slug } = useSearch({ strict: false });
  const isKept = useLocation({ select: ({ pathname }) => isKeptPage(pathname) });
  if (slug === undefined || !isKept) return <PageFailure {...props} />;
  return (
    <Suspense fallback={<PagePending />}>
      <SavedStay slug={slug} failure={props} />
    </Suspense>
  );
}
