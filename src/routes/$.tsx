import { createFileRoute, redirect } from '@tanstack/react-router';

import { keptSearch } from './-search.ts';

/** Unknown paths lead to the stay index; slug and campaign stay (R2-51, R2-139). */
export const Route = createFileRoute('/$')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/stay', search: keptSearch(search), state: { whyHere: 'no-such-page' }, replace: true });
  },
});
