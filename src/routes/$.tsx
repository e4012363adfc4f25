import { createFileRoute } from '@tanstack/react-router';

import { redirectTo } from './-search.ts';

/** Unknown paths lead to the stay index; slug and campaign stay (R2-51, R2-139). */
export const Route = createFileRoute('/$')({
  beforeLoad: redirectTo('/stay', { whyHere: 'no-such-page' }),
});
