import { useLingui } from '@lingui/react/macro';

import { Link } from '#components/link.tsx';
import type { Slug } from '#domain/stay/slug.ts';
import { buttonClass } from '#ui/button.tsx';

/** Where a product cannot be had: the way to the others. */
export function AllExtras({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  return (
    <Link to="/stay/extras" search={{ slug }} className={buttonClass('quiet')}>
      {t`All extras`}
    </Link>
  );
}
