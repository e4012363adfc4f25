import { createFileRoute, redirect } from '@tanstack/react-router';

import { keptSearch } from '../-search.ts';

/** The old name of the extras (R2-17). */
export const Route = createFileRoute('/stay/services')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/stay/extras', search: keptSearch(search), replace: true });
  },
});
