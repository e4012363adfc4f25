import { useLingui } from '@lingui/react/macro';
import { Languages } from 'lucide-react';
import { useState } from 'react';

import { activateLocale } from '#i18n/activate.ts';
import { startLanguage } from '#session/language.ts';
import { Button } from '#ui/button.tsx';
import { BottomNotice } from '#ui/bottom-notice.tsx';

/** Says why a guest reads English: the texts of the chosen language could not be loaded (S62). */
export function EnglishNotice({ onClose }: { onClose: () => void }) {
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
          <Button busy={isTrying} onClick={retry}>{t`Try again`}</Button>
          <Button look="quiet" onClick={onClose}>{t`Close`}</Button>
        </>
      }
    >
      {t`Some of the words in your language could not be loaded.`}
    </BottomNotice>
  );
}
