import { Suspense } from 'react';

import { latePart } from '#lib/late-part.ts';

const StoredStay = latePart(() => import('./stored-stay.tsx').then((file) => file.StoredStay));

/** `StoredStay` in a file that no first page waits for; where it cannot be fetched it is left out. */
export const LateStoredStay = () => (
  <Suspense fallback={null}>
    <StoredStay />
  </Suspense>
);
