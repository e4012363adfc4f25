import type { ReactNode } from 'react';

import { useLingui } from '@lingui/react/macro';

import { arithmetic } from '#components/messages/order-messages.ts';
import { productName } from '#components/messages/product-messages.ts';
import { StaySummary } from '#components/task/summary.tsx';
import type { OrderDraft } from '#domain/order/draft.ts';
import { draftPrice } from '#domain/order/draft.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Breakdown } from '#ui/definition-list.tsx';
import { PinnedAction } from '#ui/pinned-action.tsx';

import { ContinueButton, useStartOrder } from './continue-button.tsx';

interface PurchaseProps {
  draft: OrderDraft;
  stay: Stay;
  property: Property;
  /** Shown on wide screens. */
  picture?: ReactNode;
}

/** The stay, the price of the choice, and the button to the confirmation; nothing is ordered here (R2-44, R3-75). */
export function Purchase({ draft, stay, property, picture }: PurchaseProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const startOrder = useStartOrder(stay.slug);
  const line = draftPrice(draft, stay, property.timezone);
  if (line === undefined) return null;
  const amount = line.total === 0 ? t`Free` : format.money(line.total, line.currency);
  const detail = line.total === 0 ? undefined : arithmetic(i18n, format, line);
  return (
    <StaySummary
      stay={stay}
      property={property}
      picture={picture}
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
