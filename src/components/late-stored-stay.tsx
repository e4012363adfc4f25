import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';

import { loadCatalog } from '#i18n/activate.ts';
import { latePart } from '#lib/late-part.ts';
import { readCurrentStay } from '#session/current-stay.ts';

const StoredStay = latePart(() =>
  Promise.all([import('./stored-stay.tsx'), loadCatalog('offline')]).then(([file]) => file.StoredStay),
);

/** `StoredStay` in a file that no first page waits for, and that a device without a stay does not load. */
export function LateStoredStay() {
  const [isStored] = useState(() => readCurrentStay() !== undefined);
  const hasForgotten = useRouterState({ select: ({ location }) => location.state.hasForgottenStay === true });
  return (isStored || hasForgotten) && <StoredStay />;
}
