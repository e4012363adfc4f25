import { useSyncExternalStore } from 'react';

import type { Install } from '#pwa/install.ts';
import type { Updates } from '#pwa/updates.ts';

import { InstallOffer } from './install-offer.tsx';
import { UpdatePrompt } from './update-prompt.tsx';

/** Messages of the app about itself, one at a time. Screen readers announce them, as the guest does something else. */
export function Notices({ updates, install }: { updates: Updates; install: Install }) {
  const hasUpdate = useSyncExternalStore(updates.subscribe, updates.isOffered);
  const way = useSyncExternalStore(install.subscribe, install.read);
  return (
    <div role="status">
      {hasUpdate ? <UpdatePrompt updates={updates} /> : way !== null && <InstallOffer install={install} way={way} />}
    </div>
  );
}
