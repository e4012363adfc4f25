import { useLingui } from '@lingui/react/macro';

import { BackLink } from '#components/back-link.tsx';
import type { Slug } from '#domain/stay/slug.ts';

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
    <BackLink to={to} slug={slug}>
      {names[to]}
    </BackLink>
  );
}
