import { useLingui } from '@lingui/react/macro';

import { Link } from '#components/link.tsx';
import type { Slug } from '#domain/stay/slug.ts';
import { buttonClass } from '#ui/button.tsx';

/** The ways on when nothing is left to do online: the doors first, then the stay. */
export function WaysToStay({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-3">
      <Link to="/stay/access" search={{ slug }} className={buttonClass('primary')}>
        {t`See how to get in`}
      </Link>
      <Link to="/stay" search={{ slug }} className={buttonClass('quiet')}>
        {t`Back to your stay`}
      </Link>
    </div>
  );
}
