import { useLingui } from '@lingui/react/macro';

import { Link } from '#components/link.tsx';
import { Priced } from '#components/products/continue-button.tsx';
import type { Payment } from '#domain/order/price.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { PinnedAction } from '#ui/pinned-action.tsx';

import type { OrderView } from '#domain/order/order-flow.ts';

interface OrderActionsProps {
  view: OrderView;
  paidBy: Payment;
  slug: Slug;
  /** What confirming is called, when no card has to come first. */
  label?: string | undefined;
  /** The price on the button, when no card has to come first. */
  price?: string | undefined;
  onConfirm: () => void;
}

/** The press that orders (R4-30). While an order is under way nothing can be pressed; afterwards a link leads to the stay. */
export function OrderActions({ view, paidBy, slug, label, price, onConfirm }: OrderActionsProps) {
  const { t } = useLingui();
  if (view === 'stuck' || view === 'unclear') {
    return (
      <Link to="/stay" search={{ slug }} className={buttonClass('quiet')}>
        {t`To your stay`}
      </Link>
    );
  }
  const isBusy = view === 'waiting' || view === 'checking' || view === 'done';
  // After a failure its notice has the ways on.
  if (!isBusy && view !== 'ready') return null;
  const isCardFirst = paidBy === 'card-missing';
  const confirm = isCardFirst ? t`Confirm and add a card` : (label ?? t`Confirm order`);
  return (
    <PinnedAction>
      <Button busy={isBusy} onClick={onConfirm}>
        <Priced price={isBusy || isCardFirst ? undefined : price}>{isBusy ? t`One moment` : confirm}</Priced>
      </Button>
    </PinnedAction>
  );
}
