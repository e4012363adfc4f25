import { useLingui } from '@lingui/react/macro';

import { readCurrentStay } from '#session/current-stay.ts';
import { useIsLoggedIn } from '#session/login.ts';

import { BackLink, BackToAccount, BackToStay, useSlug } from './back-link.tsx';

/** From a page that needs no stay: to the stay, else the account or the lookup. */
export function BackOut() {
  const { t } = useLingui();
  const isLoggedIn = useIsLoggedIn();
  const slug = useSlug() ?? readCurrentStay();
  if (slug !== undefined) return <BackToStay slug={slug} />;
  return isLoggedIn ? <BackToAccount /> : <BackLink to="/check-in">{t`Find my booking`}</BackLink>;
}
