import { useLingui } from '@lingui/react/macro';

import { Link } from '#blocks/link.tsx';
import { choicePage } from '#blocks/paths.ts';
import { Priced } from '#blocks/products/continue-button.tsx';
import type { OrderDraft } from '#domain/order/order-draft.ts';
import type { Payment } from '#domain/order/price.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { PinnedAction } from '#ui/pinned-action.tsx';

import type { OrderView } from '#domain/order/order-flow.ts';

interface OrderActionsProps {
  view: OrderView;
  draft: OrderDraft;
  paidBy: Payment;
  slug: Slug;
  /** What confirming is called, when no card has to come first. */
  label?: string | undefined;
  /** The price on the button, when no card has to come first. */
  price?: string | undefined;
  onConfirm: () => void;
}

/**
 * Confirm and back (R4-30). While an order is under way nothing can be pressed; afterwards a link leads to the stay.
 */
export function OrderActions({ view, draft, paidBy, slug, label, price, onConfirm }: OrderActionsProps) {
  const { t } = useLingui();
  const search = { slug };
  if (view === 'stuck' || view === 'unclear') {
    return (
      <Link to="/stay" search={search} className={buttonClass('quiet')}>
        {t`To your stay`}
      </Link>
    );
  }
  const isBusy = view === 'waiting' || view === 'checking' || view === 'done';
  const isCardFirst = paidBy === 'card-missing';
  const confirm = isCardFirst ? t`Confirm and add a card` : (label ?? t`Confirm order`);
  return (
    <PinnedAction>
      <div className="flex flex-wrap gap-2.5 wide:flex-col">
        {(view === 'ready' || isBusy) && (
          <Button busy={isBusy} className="grow" style={{ flexGrow: 9 }} onClick={onConfirm}>
            <Priced price={isBusy || isCardFirst ? undefined : price}>{isBusy ? t`One moment` : confirm}</Priced>
          </Button>
        )}
        {!isBusy && (
          <Link to={choicePage(draft.type)} search={search} className={buttonClass('quiet', 'grow')}>
            {t({ message: 'Back', comment: 'Button: to the page before' })}
          </Link>
        )}
      </div>
    </PinnedAction>
  );
}
