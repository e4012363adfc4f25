import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';

import type { Slug } from '#domain/stay/slug.ts';
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
  /** The stay of that page; the account and the lookup have none. */
  slug?: Slug;
  /** The name of that page. */
  children: ReactNode;
}

/** The link in the bar of a page to the page above it. */
export const BackLink = ({ to, slug, children }: BackLinkProps) => (
  <Link to={to} search={{ slug }} className={pageBackClass}>
    <ChevronLeft aria-hidden strokeWidth={1.9} className="size-5 shrink-0 rtl:-scale-x-100" />
    {children}
  </Link>
);
