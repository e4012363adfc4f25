import type { ReactNode } from 'react';

import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { Link } from '#components/link.tsx';
import { arithmetic, productName } from '#components/messages/product-messages.ts';
import { DraftBreakdown } from '#components/products/draft-breakdown.tsx';
import { StaySummary } from '#components/task/summary.tsx';
import type { OrderDraft } from '#domain/order/draft.ts';
import { draftPrice } from '#domain/order/draft.ts';
import { isPaidHere } from '#domain/order/paid-here.ts';
import { payment } from '#domain/order/price.ts';
import type { Payment, PriceLine } from '#domain/order/price.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { readPendingOrder } from '#session/pending-order.ts';
import { Breakdown } from '#ui/definition-list.tsx';
import { PinnedAction } from '#ui/pinned-action.tsx';

import { NotSentNotice } from './not-sent.tsx';
import { OrderButton } from './order-button.tsx';
import { Payer } from './order-payment.tsx';
import { ContinueButton, useStartOrder } from './start-order.tsx';
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
 * The stay, the price of the choice, and the button that orders it; where a card has to be added first, the button to the
 * confirmation (R2-44, R3-75, R4-33).
 */
export function Purchase(props: PurchaseProps) {
  const { draft, stay, property } = props;
  const [before] = useState(() => readPendingOrder(stay.slug));
  const line = draftPrice(draft, stay, property.timezone);
  if (line === undefined) return null;
  const paidBy = payment(stay, line);
  return isPaidHere(paidBy, draft, before) ? (
    <OrderHere {...props} line={line} paidBy={paidBy} />
  ) : (
    <OrderElsewhere {...props} line={line} />
  );
}

/** The total, who pays and when, and the button that orders; on a phone they stay in view together. */
function OrderHere({ line, paidBy, ...props }: PurchaseProps & { line: PriceLine; paidBy: Payment }) {
  const { t } = useLingui();
  const { draft, stay, property, picture, hasOwnTimes } = props;
  const { view, notSent, keep, confirm } = useOrderHere(draft, line, stay);
  return (
    <StaySummary
      stay={stay}
      property={property}
      picture={picture}
      hasOwnTimes={hasOwnTimes}
      action={
        <PinnedAction>
          <DraftBreakdown draft={draft} stay={stay} zone={property.timezone} />
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
        </PinnedAction>
      }
    />
  );
}

/** The price and the button to the confirmation; nothing is ordered yet. */
function OrderElsewhere({ draft, stay, property, picture, hasOwnTimes, line }: PurchaseProps & { line: PriceLine }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const startOrder = useStartOrder(stay.slug);
  const amount = line.total === 0 ? t`Free` : format.money(line.total, line.currency);
  const detail = line.total === 0 ? undefined : arithmetic(i18n, format, line);
  return (
    <StaySummary
      stay={stay}
      property={property}
      picture={picture}
      hasOwnTimes={hasOwnTimes}
      isWideOnly={detail === undefined}
      action={
        <PinnedAction>
          <ContinueButton price={amount} onClick={() => startOrder(draft)} />
        </PinnedAction>
      }
    >
      <Breakdown
        lines={[]}
        total={{ label: detail === undefined ? productName(i18n, draft) : t`Total`, detail, amount }}
      />
    </StaySummary>
  );
}
