import { createFileRoute, redirect } from '@tanstack/react-router';

import { keptSearch } from '../-search.ts';

/** Paying happens where something is ordered: the stay (R2-46, R2-142). */
export const Route = createFileRoute('/stay/payment')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/stay', search: keptSearch(search), replace: true });
  },
});
