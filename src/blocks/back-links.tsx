import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import type { Slug } from '#domain/stay/slug.ts';
import { pageBackClass } from '#ui/page.tsx';

import { BACK_SIGN } from './back-to-stay.tsx';

/** The way back to the extras, above a product's heading. */
export function BackToExtras({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  return (
    <Link to="/stay/extras" search={{ slug }} className={pageBackClass}>
      {BACK_SIGN}
      {t({ message: 'Extras', context: 'navigation' })}
    </Link>
  );
}

/** The way back to the account, above the heading of a page that belongs to it. */
export function BackToAccount() {
  const { t } = useLingui();
  return (
    <Link to="/account" className={pageBackClass}>
      {BACK_SIGN}
      {t({ message: 'Account', context: 'navigation' })}
    </Link>
  );
}

/** The way back to the cleanings, above the choice of a day. */
export function BackToCleaning({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  return (
    <Link to="/stay/cleaning" search={{ slug }} className={pageBackClass}>
      {BACK_SIGN}
      {t({ message: 'Cleaning', comment: 'A product: the flat is cleaned during the stay' })}
    </Link>
  );
}

/** The way back to the city guides, above the heading of the plan. */
export function BackToExplore({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  return (
    <Link to="/stay/explore" search={{ slug }} className={pageBackClass}>
      {BACK_SIGN}
      {t({ message: 'Explore', context: 'navigation' })}
    </Link>
  );
}
