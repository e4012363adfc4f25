import { useLingui } from '@lingui/react/macro';

import type { Slug } from '#domain/stay/slug.ts';

import { BackLink } from './back-link.tsx';

/** The way back to the extras, above a product's heading. */
export function BackToExtras({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  return (
    <BackLink to="/stay/extras" slug={slug}>
      {t({ message: 'Extras', context: 'navigation' })}
    </BackLink>
  );
}

/** The way back to the account, above the heading of a page that belongs to it. */
export function BackToAccount() {
  const { t } = useLingui();
  return <BackLink to="/account">{t({ message: 'Account', context: 'navigation' })}</BackLink>;
}

/** The way back to the cleanings, above the choice of a day. */
export function BackToCleaning({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  return (
    <BackLink to="/stay/cleaning" slug={slug}>
      {t({ message: 'Cleaning', comment: 'A product: the flat is cleaned during the stay' })}
    </BackLink>
  );
}

/** The way back to the city guides, above the heading of the plan. */
export function BackToExplore({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  return (
    <BackLink to="/stay/explore" slug={slug}>
      {t({ message: 'Explore', context: 'navigation' })}
    </BackLink>
  );
}
