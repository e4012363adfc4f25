import { createFileRoute } from '@tanstack/react-router';

import { redirectTo } from '../-search.ts';

/** Redirects to the stay, because payment is part of ordering (R2-46, R2-142). */
export const Route = createFileRoute('/stay/payment')({
  beforeLoad: redirectTo('/stay'),
});
