import { useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';

import type { Updates } from '#pwa/updates.ts';
import { Button } from '#ui/button.tsx';
import { BottomNotice } from '#ui/bottom-notice.tsx';

/** A new version waits: the guest says when it comes (R2-78, R4-83, R4-84, R4-90). */
export function UpdatePrompt({ updates }: { updates: Updates }) {
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
