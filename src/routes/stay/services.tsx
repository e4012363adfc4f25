import { createFileRoute } from '@tanstack/react-router';

import { leadsTo } from '../-search.ts';

/** The old name of the extras (R2-17). */
export const Route = createFileRoute('/stay/services')({
  beforeLoad: leadsTo('/stay/extras'),
});
