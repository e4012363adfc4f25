import type { ReactNode } from 'react';

import { useLingui } from '@lingui/react/macro';

import { StayClosed } from '#blocks/stay-closed.tsx';
import type { PendingOrder } from '#domain/order/pending-order.ts';
import type { WhyNotOrdered } from '#domain/order/why-not-ordered.ts';
import type { Property } from '#domain/property/property.ts';

import { NotOrdered } from './not-ordered.tsx';

interface OrderOutcomeProps {
  why: WhyNotOrdered | null;
  order: PendingOrder;
  property: Property;
  /** The state of the order and its buttons, where no other notice is needed. */
  children: ReactNode;
}

/** An order that cannot be placed says why, instead of offering it again (R8-48). */
export function OrderOutcome({ why, order: { slug, draft }, property, children }: OrderOutcomeProps) {
  const { t } = useLingui();
  switch (why) {
    case 'cancelled':
    case 'expired':
    case 'checked-out':
      return (
        <StayClosed closed={why} slug={slug} property={property}>
          {t`Nothing was ordered.`}
        </StayClosed>
      );
    case 'had':
    case 'taken':
    case 'not-sold':
    case 'reward-used':
      return <NotOrdered why={why} draft={draft} slug={slug} />;
    case 'other':
    case null:
      return children;
  }
}
