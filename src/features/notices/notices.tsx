import { useLingui } from '@lingui/react/macro';
import Languages from 'lucide-react/icons/languages';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

import { activateLocale, englishInstead } from '#i18n/activate.ts';

import type { Install } from '#pwa/install.ts';
import type { Updates } from '#pwa/updates.ts';
import { startLanguage } from '#session/language.ts';
import { BottomNotice } from '#ui/bottom-notice.tsx';
import { Button } from '#ui/button.tsx';

import { InstallOffer } from './install-offer.tsx';

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

/** A new version is ready; the guest decides when to load it (R2-78, R4-83, R4-84, R4-90). */
function UpdatePrompt({ updates }: { updates: Updates }) {
  const { t } = useLingui();
  return (
    <BottomNotice
      icon={RefreshCw}
      heading={t`A new version is ready`}
      actions={
        <>
          <Button onClick={updates.apply}>{t({ message: 'Reload', comment: 'Loads the page again' })}</Button>
          <Button look="quiet" onClick={updates.close}>{t`Close`}</Button>
        </>
      }
    />
  );
}

/** Says why a guest reads English: the texts of the chosen language could not be loaded (S62). */
function EnglishNotice({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [isTrying, setTrying] = useState(false);
  const retry = () => {
    setTrying(true);
    // It succeeds only with all texts, and then ends this notice.
    void activateLocale(startLanguage())
      .catch(() => {})
      .finally(() => setTrying(false));
  };
  return (
    <BottomNotice
      icon={Languages}
      heading={t`English for now`}
      actions={
        <>
          <Button isBusy={isTrying} onClick={retry}>{t`Try again`}</Button>
          <Button look="quiet" onClick={onClose}>{t`Close`}</Button>
        </>
      }
    >
      {t`Some of the text could not be loaded in your language.`}
    </BottomNotice>
  );
}
