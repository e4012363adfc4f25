import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

import { englishInstead } from '#i18n/activate.ts';

import type { Install } from '#pwa/install.ts';
import type { Updates } from '#pwa/updates.ts';

import { EnglishNotice } from './english-notice.tsx';
import { InstallOffer } from './install-offer.tsx';
import { UpdatePrompt } from './update-prompt.tsx';

/** Messages of the app about itself, one at a time. Screen readers announce them, as the guest does something else. */
export function Notices({ updates, install }: { updates: Updates; install: Install }) {
  const hasUpdate = useSyncExternalStore(updates.subscribe, updates.isOffered);
  const way = useSyncExternalStore(install.subscribe, install.read);
  const isEnglish = useSyncExternalStore(englishInstead.subscribe, englishInstead.read);
  const message = (): ReactNode => {
    if (hasUpdate) return <UpdatePrompt updates={updates} />;
    if (isEnglish) return <EnglishNotice onClose={() => englishInstead.write(false)} />;
    return way !== null && <InstallOffer install={install} way={way} />;
  };
  return <div role="status">{message()}</div>;
}
