import { createFileRoute } from '@tanstack/react-router';

import { redirectTo } from '../-search.ts';

/** Paying happens where something is ordered: the stay (R2-46, R2-142). */
export const Route = createFileRoute('/stay/payment')({
  beforeLoad: redirectTo('/stay'),
});
