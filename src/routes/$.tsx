import { createFileRoute } from '@tanstack/react-router';

import { redirectTo } from './-search.ts';

/** Unknown paths redirect to the stay index, keeping slug and campaign (R2-51, R2-139). */
export const Route = createFileRoute('/$')({
  beforeLoad: redirectTo('/stay', { whyHere: 'no-such-page' }),
});
