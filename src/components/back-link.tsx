import { useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';

import type { Slug } from '#domain/stay/stay.ts';
import { pageBackClass } from '#ui/page.tsx';

import { Link } from './link.tsx';
import type { choicePage } from './paths.ts';

interface BackLinkProps {
  to:
    | '/account'
    | '/check-in'
    | '/stay'
    | '/stay/access'
    | '/stay/cleaning'
    | '/stay/explore'
    | '/stay/extras'
    | '/stay/order-confirmation'
    | ReturnType<typeof choicePage>;
  /** The stay of that page; not needed for the account and the lookup. */
  slug?: Slug;
  /** The name of that page. */
  children: ReactNode;
}

/** The link to the parent page, in the bar of a page. */
export const BackLink = ({ to, slug, children }: BackLinkProps) => (
  <Link to={to} search={{ slug }} className={pageBackClass}>
    <ChevronLeft aria-hidden strokeWidth={1.9} className="size-5 shrink-0 rtl:-scale-x-100" />
    <span>{children}</span>
  </Link>
);

export function BackToStay({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  return (
    <BackLink to="/stay" slug={slug}>
      {t({ message: 'Stay', context: 'navigation' })}
    </BackLink>
  );
}

export function BackToExtras({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  return (
    <BackLink to="/stay/extras" slug={slug}>
      {t({ message: 'Extras', context: 'navigation' })}
    </BackLink>
  );
}

export function BackToAccount() {
  const { t } = useLingui();
  return <BackLink to="/account">{t({ message: 'Account', context: 'navigation' })}</BackLink>;
}

export function BackToCleaning({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  return (
    <BackLink to="/stay/cleaning" slug={slug}>
      {t({ message: 'Cleaning', comment: 'A product: the flat is cleaned during the stay' })}
    </BackLink>
  );
}

export function BackToExplore({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  return (
    <BackLink to="/stay/explore" slug={slug}>
      {t({ message: 'Explore', context: 'navigation' })}
    </BackLink>
  );
}
