import { StoredStay } from './stored-stay.tsx';
import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';

import { readCurrentStay } from '#session/current-stay.ts';

/** `StoredStay` in a file that no first page waits for, and that a device without a stay does not load. */
export function LateStoredStay() {
  const [isStored] = useState(() => readCurrentStay() !== undefined);
  const hasForgotten = useRouterState({ select: ({ location }) => location.state.hasForgottenStay === true });
  return (isStored || hasForgotten) && <StoredStay />;
}
