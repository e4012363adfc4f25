import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';

import { logOut } from '#session/login.ts';
import { Button } from '#ui/button.tsx';

/** Ends the login on this device, with or without a connection (R4-43, R4-46). */
export function LogOutButton() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <Button
      look="quiet"
      className="wide:self-start"
      onClick={() => {
        logOut();
        void navigate({ to: '/signup', replace: true });
      }}
    >
      {t`Log out`}
    </Button>
  );
}
