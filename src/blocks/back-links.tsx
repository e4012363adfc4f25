import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';

import type { Slug } from '#domain/stay/slug.ts';
import { pageBackClass } from '#ui/page.tsx';

const SIGN = <ChevronLeft aria-hidden strokeWidth={1.9} className="size-5 shrink-0 rtl:-scale-x-100" />;

/** The way back to the stay, in the bar of a page. */
export function BackToStay({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  return (
    <Link to="/stay" search={{ slug }} className={pageBackClass}>
      {SIGN}
      {t({ message: 'Stay', context: 'navigation' })}
    </Link>
  );
}

/** The way back to the extras, above a product's heading. */
export function BackToExtras({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  return (
    <Link to="/stay/extras" search={{ slug }} className={pageBackClass}>
      {SIGN}
      {t({ message: 'Extras', context: 'navigation' })}
    </Link>
  );
}

/** The way back to the account, above the heading of a page that belongs to it. */
export function BackToAccount() {
  const { t } = useLingui();
  return (
    <Link to="/account" className={pageBackClass}>
      {SIGN}
      {t({ message: 'Account', context: 'navigation' })}
    </Link>
  );
}

/** The way back to the cleanings, above the choice of a day. */
export function BackToCleaning({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  return (
    <Link to="/stay/cleaning" search={{ slug }} className={pageBackClass}>
      {SIGN}
      {t({ message: 'Cleaning', comment: 'A product: the flat is cleaned during the stay' })}
    </Link>
  );
}

/** The way back to the city guides, above the heading of the plan. */
export function BackToExplore({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  return (
    <Link to="/stay/explore" search={{ slug }} className={pageBackClass}>
      {SIGN}
      {t({ message: 'Explore', context: 'navigation' })}
    </Link>
  );
}
