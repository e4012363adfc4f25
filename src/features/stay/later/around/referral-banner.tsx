import { useLingui } from '@lingui/react/macro';
import { Gift } from 'lucide-react';

import { Link } from '#components/link.tsx';
import { REFERRAL_PERCENT } from '#config/constants.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { useIsLoggedIn } from '#session/login.ts';
import { buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/**
 * A code for friends waits to be shared; only a logged-in member knows whose code it is (R2-151, R6-15, R9-19, R9-20).
 */
export function ReferralBanner({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  const isOwn = useIsLoggedIn();
  return (
    <div className="no-print grid">
      <Notice
        tone="info"
        icon={Gift}
        heading={t`Good places are for sharing`}
        actions={
          <Link to="/stay/referral" search={{ slug }} className={buttonClass('text', '-my-1.5 -ms-1')}>
            {isOwn ? t`Share your code` : t`Share the code`}
          </Link>
        }
      >
        {isOwn
          ? t`A friend gets ${REFERRAL_PERCENT}% off, and you get ${REFERRAL_PERCENT}% off your next stay.`
          : t`A friend gets ${REFERRAL_PERCENT}% off with the main guest's code.`}
      </Notice>
    </div>
  );
}
