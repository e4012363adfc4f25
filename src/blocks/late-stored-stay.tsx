import { lazy, Suspense } from 'react';

const StoredStay = lazy(() =>
  import('./stored-stay.tsx').then(
    (file) => ({ default: file.StoredStay }),
    () => ({ default: () => null }),
  ),
);

/** `StoredStay` in a file that no first page waits for; where it cannot be fetched it is left out. */
export const LateStoredStay = () => (
  <Suspense fallback={null}>
    <StoredStay />
  </Suspense>
);
