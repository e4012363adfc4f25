import { useSyncExternalStore } from 'react';

import type { Updates } from '#pwa/updates.ts';

import { UpdatePrompt } from './update-prompt.tsx';

/** What the app says of itself; read out when it comes, as the guest does something else. */
export function Notices({ updates }: { updates: Updates }) {
  const hasUpdate = useSyncExternalStore(updates.subscribe, updates.isOffered);
  return <div role="status">{hasUpdate && <UpdatePrompt updates={updates} />}</div>;
}
