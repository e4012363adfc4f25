import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';

import { forgetEverything } from '#session/forget-everything.ts';
import { Button } from '#ui/button.tsx';
import type { Elements } from '#ui/elements.tsx';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The guest has just cleared everything on this device. */
    hasForgottenAll?: true;
  }
}

/** Clears everything on this device after a confirmation that names what is lost; the page then shows the result (R1-37). */
export function ForgetEverything({ children }: { children: Elements }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const hasForgotten = useRouterState({ select: ({ location }) => location.state.hasForgottenAll === true });
  const forget = async (): Promise<void> => {
    setOpen(false);
    // The address identifies the stay too, so its search parameters go.
    await navigate({ to: '/privacy', search: {}, state: { hasForgottenAll: true }, replace: true });
    queryClient.clear();
    await forgetEverything();
  };
  return (
    <>
      {hasForgotten && (
        <Notice tone="calm" role="status" headingLevel={3} heading={t`This device has forgotten everything`}>
          {t`Only the app's own files are left. They contain nothing about you.`}
        </Notice>
      )}
      <div className="flex flex-col gap-4 rounded-tile bg-tint p-4.5 wide:flex-row wide:items-center">
        <div className="flex min-w-0 grow flex-col gap-1">
          {children}
          <p className="text-body text-pretty">
            {t`On a shared device, nothing about your stay or your account should be left behind.`}
          </p>
        </div>
        <Button look="quiet" className="shrink-0" onClick={() => setOpen(true)}>
          {t`Forget everything here`}
        </Button>
      </div>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t`Forget everything on this device?`}
        closeLabel={t`Close`}
        actions={
          <>
            <Button look="danger" onClick={() => void forget()}>{t`Forget everything`}</Button>
            <Button look="quiet" onClick={() => setOpen(false)}>{t`Keep this stay`}</Button>
          </>
        }
      >
        <p className="text-pretty">
          {t`You will be signed out. Your stay, door codes saved for offline use, any unfinished order, your language and your choices on this page will be deleted from this device.`}
        </p>
        <p className="text-pretty">
          {t`Your booking stays as it is. To open it again, use the link in your confirmation, or your booking number and last name.`}
        </p>
      </Sheet>
    </>
  );
}
