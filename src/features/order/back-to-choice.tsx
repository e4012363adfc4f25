import { useLingui } from '@lingui/react/macro';

import { BackLink, useSlug } from '#components/back-link.tsx';
import { choicePage } from '#components/paths.ts';
import { isUnderWay } from '#domain/order/order.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { usePendingOrder } from '#session/pending-order.ts';

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
