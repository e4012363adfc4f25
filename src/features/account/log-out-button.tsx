import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

import { logOut } from '#session/login.ts';
import { Button } from '#ui/button.tsx';

/** Ends the login on this device, with or without a connection (R4-43, R4-46). */
export function LogOutButton() {
  const { t } = useLingui();
  const router = useRouter();
  // Logging out must work without a connection: the page it leads to is here already.
  useEffect(() => void router.loadRouteChunk(router.routesByPath['/signup'])?.catch(() => {}), [router]);
  return (
    <Button
      look="quiet"
      className="wide:self-start"
      onClick={() => {
        logOut();
        void router.navigate({ to: '/signup', replace: true });
      }}
    >
      {t`Log out`}
    </Button>
  );
}
