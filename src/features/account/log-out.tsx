import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ReactNode } from 'react';

import { logOut } from '#session/login.ts';
import { Button } from '#ui/button.tsx';
import type { ButtonLook } from '#ui/button.tsx';

/** The press that logs out, with or without a connection (R4-43, R4-46). */
export function LogOutButton({ look, children }: { look?: ButtonLook; children: ReactNode }) {
  const router = useRouter();
  // Logging out must work without a connection: the page it leads to is here already.
  useEffect(() => void router.loadRouteChunk(router.routesByPath['/signup'])?.catch(() => {}), [router]);
  return (
    <Button
      look={look}
      onClick={() => {
        logOut();
        void router.navigate({ to: '/signup', replace: true });
      }}
    >
      {children}
    </Button>
  );
}

/** The end of the page: who is logged in here, and the way out. */
export function LogOut({ email }: { email: string | undefined }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <p translate="no" className="text-body text-soft">
        {email}
      </p>
      <LogOutButton look="quiet">{t`Log out`}</LogOutButton>
    </div>
  );
}
