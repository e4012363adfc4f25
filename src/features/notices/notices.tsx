import { useSyncExternalStore } from 'react';

import type { Install } from '#pwa/install.ts';
import type { Updates } from '#pwa/updates.ts';

import { InstallOffer } from './install-offer.tsx';
import { UpdatePrompt } from './update-prompt.tsx';

/** What the app says of itself, one thing at a time; read out when it comes, as the guest does something else. */
export function Notices({ updates, install }: { updates: Updates; install: Install }) {
  const hasUpdate = useSyncExternalStore(updates.subscribe, updates.isOffered);
  const way = useSyncExternalStore(install.subscribe, install.read);
  return (
    <div role="status">
      {hasUpdate ? <UpdatePrompt updates={updates} /> : way !== null && <InstallOffer install={install} way={way} />}
    </div>
  );
}
