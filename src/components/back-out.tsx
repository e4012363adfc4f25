import { useLingui } from '@lingui/react/macro';

import { isUnderWay } from '#domain/order/order.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { readCurrentStay } from '#session/current-stay.ts';
import { useIsLoggedIn } from '#session/login.ts';
import { usePendingOrder } from '#session/pending-order.ts';

import { BackLink, BackToAccount, BackToStay, useSlug } from './link.tsx';
import { choicePage } from './paths.ts';

// Back links that depend on what this device has stored, apart from `link.tsx`, so that most pages do not load the storage.

/** From a page that needs no stay: to the stay, else the account or the lookup. */
export function BackOut() {
  const { t } = useLingui();
  const isLoggedIn = useIsLoggedIn();
  const slug = useSlug() ?? readCurrentStay();
  if (slug !== undefined) return <BackToStay slug={slug} />;
  return isLoggedIn ? <BackToAccount /> : <BackLink to="/check-in">{t`Find my booking`}</BackLink>;
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
