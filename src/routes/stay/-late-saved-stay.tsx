import type { ErrorComponentProps } from '@tanstack/react-router';

import { lazy } from 'react';

import type { Slug } from '#domain/stay/slug.ts';
import { PageFailure } from '#features/shell/page-failure.tsx';
import { PagePending } from '#features/shell/page-pending.tsx';
import { loadCatalog } from '#i18n/activate.ts';

export interface SavedStayProps {
  slug: Slug;
  /** Why the page has no answer; undefined while it is awaited. */
  failure?: ErrorComponentProps;
}

/** What a page shows that has no kept stay. */
export const WithoutSaved = ({ failure }: Pick<SavedStayProps, 'failure'>) =>
  failure ? <PageFailure {...failure} /> : <PagePending />;

/** The stay that the device keeps. No page waits for its code and its texts; the device keeps both. */
export const SavedStay = lazy(() =>
  Promise.all([import('./-saved-stay.tsx'), loadCatalog('offline')]).then(
    ([file]) => ({ default: file.SavedStay }),
    () => ({ default: WithoutSaved }),
  ),
);
