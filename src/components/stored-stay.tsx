import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { useCurrentStay } from '#session/current-stay.ts';
import { forgetStay } from '#session/forget-everything.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';

import { Link } from './link.tsx';

/** The stay stored on this device: a link, a button to forget it, or a note that it was forgotten (S15). */
export function StoredStay(): ReactNode {
  const { t } = useLingui();
  const slug = useCurrentStay();
  const hasForgotten = useRouterState({ select: ({ location }) => location.state.hasForgottenStay === true });
  if (slug === undefined) {
    return (
      hasForgotten && (
        <Notice tone="calm" role="status" heading={t`This device has forgotten your stay`}>
          <p>{t`Your booking stays as it is. To open it again, use the link in your confirmation, or your booking number and last name.`}</p>
        </Notice>
      )
    );
  }
  return (
    <Card as="section" aria-labelledby="stored-title">
      <CardHead id="stored-title" title={t`A stay is saved on this device`} />
      <Link to="/stay" search={{ slug }} className={buttonClass('quiet', 'wide:self-start')}>
        {t`Open this stay`}
      </Link>
      <ForgetStay />
    </Card>
  );
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The guest has just forgotten the stay. */
    hasForgottenStay?: true;
  }
}

/** Makes this device forget the stay, after a dialog that lists what is removed (S15). */
export function ForgetStay(): ReactNode {
  const { t } = useLingui();
  const router = useRouter();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const ask = (): void => {
    setOpen(true);
    // Forgetting must work offline, so the target page is loaded while the guest reads.
    router.loadRouteChunk(router.routesByPath['/check-in'])?.catch(() => {});
  };
  const forget = async (): Promise<void> => {
    forgetStay();
    await router.navigate({ to: '/check-in', state: { hasForgottenStay: true }, replace: true });
    queryClient.clear();
  };
  return (
    <>
      <Button look="text" className="-ms-1 self-start" onClick={ask}>
        {t`Forget this stay`}
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t`Forget this stay on this device?`}
        closeLabel={t`Close`}
        actions={
          <>
            <Button look="danger" onClick={() => void forget()}>{t`Forget this stay`}</Button>
            <Button look="quiet" onClick={() => setOpen(false)}>{t`Keep this stay`}</Button>
          </>
        }
      >
        <p className="text-pretty">
          {t`This device will forget the link to your stay, any unfinished order and your requests to us.`}
        </p>
        <p className="text-pretty">
          {t`Your booking stays as it is. To open it again, use the link in your confirmation, or your booking number and last name.`}
        </p>
      </Sheet>
    </>
  );
}
