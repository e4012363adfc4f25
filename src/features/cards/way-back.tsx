import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';

import type { Slug } from '#domain/stay/slug.ts';
import { pageBackClass } from '#ui/page.tsx';

interface WayBackProps {
  to: '/stay' | '/stay/access' | '/stay/order-confirmation';
  slug: Slug;
}

/** The way back to where a card is missed, in the bar of the page. */
export function WayBack({ to, slug }: WayBackProps) {
  const { t } = useLingui();
  const names = {
    '/stay': t({ message: 'Stay', context: 'navigation' }),
    '/stay/access': t`Getting in`,
    '/stay/order-confirmation': t`Your order`,
  };
  return (
    <Link to={to} search={{ slug }} className={pageBackClass}>
      <ChevronLeft aria-hidden strokeWidth={1.9} className="size-5 shrink-0 rtl:-scale-x-100" />
      {names[to]}
    </Link>
  );
}
