import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

import { englishInstead } from '#i18n/activate.ts';

import type { Install } from '#pwa/install.ts';
import type { Updates } from '#pwa/updates.ts';

import { EnglishNotice } from './english-notice.tsx';
import { InstallOffer } from './install-offer.tsx';
import { UpdatePrompt } from './update-prompt.tsx';

interface NoticesProps {
  /** Undefined where no worker runs, as in the private windows of some browsers: then nothing updates or installs. */
  updates?: Updates | undefined;
  install?: Install | undefined;
}

const never = () => () => {};

/** Messages of the app about itself, one at a time. Screen readers announce them, as the guest does something else. */
export function Notices({ updates, install }: NoticesProps) {
  const hasUpdate = useSyncExternalStore(updates?.subscribe ?? never, () => updates?.isOffered() ?? false);
  const way = useSyncExternalStore(install?.subscribe ?? never, () => install?.read() ?? null);
  const isEnglish = useSyncExternalStore(englishInstead.subscribe, englishInstead.read);
  const message = (): ReactNode => {
    if (updates && hasUpdate) return <UpdatePrompt updates={updates} />;
    if (isEnglish) return <EnglishNotice onClose={() => englishInstead.write(false)} />;
    return install && way !== null && <InstallOffer install={install} way={way} />;
  };
  return <div role="status">{message()}</div>;
}
