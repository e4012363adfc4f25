import type { ReactNode } from 'react';

import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { Link } from '#components/link.tsx';
import { DraftBreakdown } from '#components/products/draft-breakdown.tsx';
import { StaySummary } from '#components/task/summary.tsx';
import type { OrderDraft } from '#domain/order/draft.ts';
import { draftPrice } from '#domain/order/draft.ts';
import { isPaidHere } from '#domain/order/order.ts';
import { payment } from '#domain/order/price.ts';
import type { Payment, PriceLine } from '#domain/order/price.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { readPendingOrder } from '#session/pending-order.ts';
import { Button } from '#ui/button.tsx';
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
 * (R2-44, R3-75, R4-33). On a phone total and button stay in view together.
 */
export function Purchase({ draft, stay, property, picture, hasOwnTimes }: PurchaseProps) {
  const [before] = useState(() => readPendingOrder(stay.slug));
  const line = draftPrice(draft, stay, property.timezone);
  if (line === undefined) return null;
  const paidBy = payment(stay, line);
  const choice = { draft, stay, line, paidBy };
  return (
    <StaySummary
      stay={stay}
      property={property}
      picture={picture}
      hasOwnTimes={hasOwnTimes}
      action={
        <PinnedAction>
          <div className="flex flex-col gap-2.5 wide:gap-4">
            <DraftBreakdown draft={draft} stay={stay} zone={property.timezone} />
            {isPaidHere(paidBy, draft, before) ? <OrderHere {...choice} /> : <OrderNext {...choice} />}
          </div>
        </PinnedAction>
      }
    />
  );
}

interface ChoiceProps {
  draft: OrderDraft;
  stay: Stay;
  line: PriceLine;
  paidBy: Payment;
}

/** Who pays and when, and the button that orders. */
function OrderHere({ draft, stay, line, paidBy }: ChoiceProps) {
  const { t } = useLingui();
  const { view, notSent, keep, confirm } = useOrderHere(draft, line, stay);
  return (
    <>
      <Payer stay={stay} paidBy={paidBy} isCharged>
        <Link
          to="/stay/add-card"
          search={{ slug: stay.slug, back: 'order-confirmation' }}
          className="-my-1.5 py-1.5 text-note text-soft underline underline-offset-3 hover:text-ink"
          onClick={keep}
        >
          {t`Add another card`}
        </Link>
      </Payer>
      <NotSentNotice view={view} notSent={notSent} />
      <OrderButton view={view} paidBy={paidBy} onConfirm={confirm} />
    </>
  );
}

/** The button to the confirmation; nothing is ordered yet. */
function OrderNext({ draft, stay }: ChoiceProps) {
  const { t } = useLingui();
  const startOrder = useStartOrder(stay.slug);
  return <Button onClick={() => startOrder(draft)}>{t`Continue`}</Button>;
}
