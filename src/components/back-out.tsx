import { useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';

import { asSlug } from '#domain/stay/stay.ts';
import { readCurrentStay } from '#session/current-stay.ts';
import { useIsLoggedIn } from '#session/login.ts';

import { BackLink, BackToStay } from './back-link.tsx';

/** The link back from a page that needs no stay: to the stay, else the account or the lookup. */
export function BackOut() {
  const { t } = useLingui();
  const isLoggedIn = useIsLoggedIn();
  const slug = asSlug(useSearch({ strict: false }).slug) ?? readCurrentStay();
  if (slug !== undefined) return <BackToStay slug={slug} />;
  return isLoggedIn ? (
    <BackLink to="/account">{t({ message: 'Account', context: 'navigation' })}</BackLink>
  ) : (
    <BackLink to="/check-in">{t`Find my booking`}</BackLink>
  );
}
