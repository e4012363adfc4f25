import { useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';

import { isUnderWay } from '#domain/order/order.ts';
import { asSlug } from '#domain/stay/stay.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { readCurrentStay } from '#session/current-stay.ts';
import { useIsLoggedIn } from '#session/login.ts';
import { usePendingOrder } from '#session/pending-order.ts';
import { pageBackClass } from '#ui/page.tsx';

import { Link } from './link.tsx';
import { choicePage } from './paths.ts';

// The links in the header to the parent page: a route has its own as `back`, so that it is shown before the page has loaded.

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

const useSlug = (): Slug | undefined => asSlug(useSearch({ strict: false }).slug);

function BackLink({ to, slug, children }: BackLinkProps) {
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

/** From a page that needs no stay: to the stay, else the account or the lookup. */
export function BackOut() {
  const { t } = useLingui();
  const isLoggedIn = useIsLoggedIn();
  const slug = useSlug() ?? readCurrentStay();
  if (slug !== undefined) return <BackToStay slug={slug} />;
  return isLoggedIn ? <BackToAccount /> : <BackLink to="/check-in">{t`Find my booking`}</BackLink>;
}

/** From the page of the cards: to the order that waits for one. */
export function BackFromCards() {
  const { t } = useLingui();
  const { back } = useSearch({ strict: false });
  if (back !== 'order-confirmation') return <BackToStay />;
  return <BackLink to="/stay/order-confirmation">{t`Your order`}</BackLink>;
}

/** From a confirmation: to the choice, until the order is on its way. */
export function BackToChoice() {
  const slug = useSlug();
  return slug !== undefined && <BackToDraft slug={slug} />;
}

function BackToDraft({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  const order = usePendingOrder(slug);
  if (order === undefined || isUnderWay(order)) return null;
  return (
    <BackLink to={choicePage(order.draft.type)}>{t({ message: 'Back', comment: 'Link: to the page before' })}</BackLink>
  );
}
