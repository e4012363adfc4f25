import { createFileRoute } from '@tanstack/react-router';

import { leadsTo } from '../-search.ts';

/** Paying happens where something is ordered: the stay (R2-46, R2-142). */
export const Route = createFileRoute('/stay/payment')({
  beforeLoad: leadsTo('/stay'),
});
