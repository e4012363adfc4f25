import { createFileRoute } from '@tanstack/react-router';

import { redirectTo } from '../-search.ts';

/** The old address of the extras (R2-17). */
export const Route = createFileRoute('/stay/services')({
  beforeLoad: redirectTo('/stay/extras'),
});
