import type { ErrorComponentProps } from '@tanstack/react-router';

import type { Slug } from '#domain/stay/slug.ts';
import { PageFailure } from '#features/shell/page-failure.tsx';
import { PagePending } from '#features/shell/page-pending.tsx';

export interface SavedStayProps {
  slug: Slug;
  /** Why the page has no answer; undefined while it is awaited. */
  failure?: ErrorComponentProps;
}

/** What a page shows that has no kept stay. */
export const WithoutSaved = ({ failure }: Pick<SavedStayProps, 'failure'>) =>
  failure ? <PageFailure {...failure} /> : <PagePending />;
