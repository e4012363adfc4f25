import { useLingui } from '@lingui/react/macro';

import { Link } from '#components/link.tsx';
import { useSettings } from '#config/settings.ts';
import { isMember } from '#domain/stay/stay.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useIsLoggedIn } from '#session/login.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';

/** What membership would have brought this guest, and the way to it (R3-18, R4-80); only with accounts (R1-29). */
export function JoinPrompt({ stay }: { stay: Stay }) {
  const { t } = useLingui();
  const { brand } = useSettings();
  const isLoggedIn = useIsLoggedIn();
  // A guest who could not be read may be a member.
  if (isMember(stay) || stay.unreadable.includes('customer') || isLoggedIn || !brand.hasAccount) return null;
  return (
    <Card as="section" aria-labelledby="join-title">
      <CardHead id="join-title" title={t`Next time, join the Inner Circle`} />
      <p className="text-pretty">
        {t`Members stay at a discount, and their nights turn into rewards such as early check-in or late check-out.`}
      </p>
      <Link to="/signup" search={{ slug: stay.slug }} className={buttonClass('quiet', 'wide:self-start')}>
        {t`Join the Inner Circle`}
      </Link>
    </Card>
  );
}
