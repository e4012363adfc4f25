import type { ReactNode } from 'react';

import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { Link } from '#components/link.tsx';
import { DraftDiscount, DraftTotal } from '#components/products/draft-breakdown.tsx';
import { StaySummary } from '#components/task/summary.tsx';
import type { OrderDraft } from '#domain/order/draft.ts';
import { draftPrice } from '#domain/order/draft.ts';
import { isConfirmedInPlace } from '#domain/order/order.ts';
import { payment } from '#domain/order/price.ts';
import type { Payment, PriceLine } from '#domain/order/price.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { readPendingOrder } from '#session/pending-order.ts';
import { Button } from '#ui/button.tsx';
import type { Elements } from '#ui/elements.tsx';
import { PinnedAction } from '#ui/pinned-action.tsx';

import { NotSentNotice, Payer, OrderButton } from './order-payment.tsx';
import { useStartOrder } from './start-order.tsx';
import { useOrderHere } from './use-order.ts';

interface PurchaseProps {
  draft: OrderDraft;
  stay: Stay;
  property: Property;
  /** Shown on wide screens. */
  picture?: ReactNode;
  /** The page shows when the stay begins and ends. */
  hasOwnTimes?: boolean;
}

/**
 * The stay, the total, and the button that orders; where a card has to be added first, the button to the confirmation
 * (R2-44, R3-75, R4-33). On a phone card, total and button stay in view together, in a few lines that cover no choice.
 */
export function Purchase({ draft, stay, property, picture, hasOwnTimes }: PurchaseProps) {
  const [pending] = useState(() => readPendingOrder(stay.slug));
  const line = draftPrice(draft, stay, property.timezone);
  if (line === undefined) return null;
  const paidBy = payment(stay, line);
  const isInPlace = isConfirmedInPlace(paidBy, draft, pending);
  const price = { draft, stay, zone: property.timezone };
  const choice = { draft, stay, line, paidBy, total: <DraftTotal {...price} /> };
  return (
    <StaySummary
      stay={stay}
      property={property}
      picture={picture}
      hasOwnTimes={hasOwnTimes}
      action={isInPlace ? <OrderHere {...choice} /> : <OrderNext {...choice} />}
    >
      <DraftDiscount {...price} />
    </StaySummary>
  );
}

interface ChoiceProps {
  draft: OrderDraft;
  stay: Stay;
  line: PriceLine;
  paidBy: Payment;
  total: Elements;
}

/** Who pays, and the button that orders. */
function OrderHere({ draft, stay, line, paidBy, total }: ChoiceProps) {
  const { t } = useLingui();
  const { view, notSent, storeForConfirmation, confirm } = useOrderHere(draft, line, stay);
  return (
    <PinnedAction>
      <div className="flex flex-col gap-2 wide:gap-4">
        <div className="flex items-center justify-between gap-4 wide:flex-col wide:items-stretch">
          <div className="order-last shrink-0 max-wide:text-end max-wide:[&_dt]:basis-auto wide:order-none">
            {total}
          </div>
          <div className="min-w-0 max-wide:[&_svg]:hidden">
            <Payer stay={stay} paidBy={paidBy} isCharged>
              <Link
                to="/stay/add-card"
                search={{ slug: stay.slug, back: 'order-confirmation' }}
                className="-my-1.5 py-1.5 text-note text-soft underline underline-offset-3 hover:text-ink"
                onClick={storeForConfirmation}
              >
                {t`Add another card`}
              </Link>
            </Payer>
          </div>
        </div>
        <NotSentNotice view={view} notSent={notSent} />
        <OrderButton view={view} paidBy={paidBy} onConfirm={confirm} />
      </div>
    </PinnedAction>
  );
}

/** The button to the confirmation; nothing is ordered yet. */
function OrderNext({ draft, stay, total }: ChoiceProps) {
  const { t } = useLingui();
  const startOrder = useStartOrder(stay.slug);
  return (
    <PinnedAction>
      <div className="flex flex-col gap-2 wide:gap-4">
        {total}
        <Button onClick={() => startOrder(draft)}>{t`Continue`}</Button>
      </div>
    </PinnedAction>
  );
}
