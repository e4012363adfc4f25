import { useLingui } from '@lingui/react/macro';
import { Mail } from 'lucide-react';

import { Link } from '#components/link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** Invites a member to the news who has not said yes to them (R2-151, R4-41). */
export function ConsentBanner() {
  const { t } = useLingui();
  return (
    <div className="no-print grid">
      <Notice
        tone="info"
        icon={Mail}
        heading={t`Stay in touch`}
        actions={
          <Link to="/consent" className={buttonClass('text', '-my-1.5 -ms-1')}>
            {t`Choose what we send you`}
          </Link>
        }
      >
        {t`New places to stay, offers for members and good ideas for your next trip. A few times a month at most.`}
      </Notice>
    </div>
  );
}
