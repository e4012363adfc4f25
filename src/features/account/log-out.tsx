import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

import { logOut } from '#session/login.ts';
import { Button } from '#ui/button.tsx';

/** The end of the page: who is logged in here, and the way out, with or without a connection (R4-43, R4-46). */
export function LogOut({ email }: { email: string | undefined }) {
  const { t } = useLingui();
  const router = useRouter();
  // Logging out must work without a connection: the page it leads to is here already.
  useEffect(() => void router.loadRouteChunk(router.routesByPath['/signup'])?.catch(() => {}), [router]);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <p translate="no" className="text-body text-soft">
        {email}
      </p>
      <Button
        look="quiet"
        onClick={() => {
          logOut();
          void router.navigate({ to: '/signup', replace: true });
        }}
      >
        {t`Log out`}
      </Button>
    </div>
  );
}
