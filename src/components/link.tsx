import { useLingui } from '@lingui/react/macro';
import { useSearch, Link as RouterLink } from '@tanstack/react-router';
import type { LinkComponent } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';

import { asSlug } from '#domain/stay/stay.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { pageBackClass } from '#ui/page.tsx';

import type { choicePage } from './paths.ts';

// The links in the header to the parent page. A route names its own as `back`, so it is shown before the page has loaded.

interface BackLinkProps {
  to:
    | '/account'
    | '/check-in'
    | '/stay'
    | '/stay/cleaning'
    | '/stay/explore'
    | '/stay/extras'
    | '/stay/order-confirmation'
    | ReturnType<typeof choicePage>;
  /** The stay of that page; default: the one of the address. */
  slug?: Slug | undefined;
  /** The name of that page. */
  children: ReactNode;
}

/** The stay of the address. */
export const useSlug = (): Slug | undefined => asSlug(useSearch({ strict: false }).slug);

/** A link to the parent page. */
export function BackLink({ to, slug, children }: BackLinkProps) {
  const ofAddress = useSlug();
  return (
    <Link to={to} search={{ slug: slug ?? ofAddress }} className={pageBackClass}>
      <ChevronLeft aria-hidden strokeWidth={1.9} className="size-5 shrink-0 rtl:-scale-x-100" />
      <span>{children}</span>
    </Link>
  );
}

export function BackToStay({ slug }: { slug?: Slug }) {
  const { t } = useLingui();
  return (
    <BackLink to="/stay" slug={slug}>
      {t({ message: 'Stay', context: 'navigation' })}
    </BackLink>
  );
}

export function BackToExtras() {
  const { t } = useLingui();
  return <BackLink to="/stay/extras">{t({ message: 'Extras', context: 'navigation' })}</BackLink>;
}

export function BackToAccount() {
  const { t } = useLingui();
  return <BackLink to="/account">{t({ message: 'Account', context: 'navigation' })}</BackLink>;
}

export function BackToCleaning() {
  const { t } = useLingui();
  return (
    <BackLink to="/stay/cleaning">
      {t({ message: 'Cleaning', comment: 'A product: the flat is cleaned during the stay' })}
    </BackLink>
  );
}

export function BackToExplore() {
  const { t } = useLingui();
  return <BackLink to="/stay/explore">{t({ message: 'Explore', context: 'navigation' })}</BackLink>;
}

/** From the page of the cards: to the order that waits for one. */
export function BackFromCards() {
  const { t } = useLingui();
  const { back } = useSearch({ strict: false });
  if (back !== 'order-confirmation') return <BackToStay />;
  return <BackLink to="/stay/order-confirmation">{t`Your order`}</BackLink>;
}

/** For navigation items: current on their page, whatever the query is. */
export const SAME_PAGE = { exact: true, includeSearch: false };

/**
 * A link to a page of the app. It has `aria-current` on its own page only; the router's link would have it on
 * sub-pages, too.
 */
export const Link: LinkComponent<'a'> = (props) => <RouterLink activeOptions={{ exact: true }} {...props} />;
