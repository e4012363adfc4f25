import type { ReactNode } from 'react';

import { useLingui } from '@lingui/react/macro';

import { customPriceMessage } from '#components/messages/product-messages.ts';
import { Priced } from '#components/products/continue-button.tsx';
import { StaySummary } from '#components/task/summary.tsx';
import { useFormat } from '#i18n/use-format.ts';
import { Breakdown } from '#ui/definition-list.tsx';
import { PinnedAction } from '#ui/pinned-action.tsx';

import type { OfferProps } from './offer-props.ts';

/** Offers have no currency: it is the property's. */
type Offered = Pick<OfferProps, 'product' | 'property'>;

function usePrice({ product, property }: Offered): string | undefined {
  const { i18n } = useLingui();
  return customPriceMessage(i18n, useFormat(), product, property.currencyCode);
}

/** What the button of an offer does, and what that costs. */
export const OfferDeed = ({ children, ...offered }: Offered & { children: ReactNode }) => (
  <Priced price={usePrice(offered)}>{children}</Priced>
);

interface OfferActionProps extends OfferProps {
  /** What the press means. */
  note?: string | undefined;
  /** The press. */
  children?: ReactNode;
}

/** What it costs, where it says so (R3-79), beside the stay, and the press, in view on a phone. */
export function OfferAction({ note, children, product, stay, property }: OfferActionProps) {
  const { t } = useLingui();
  const price = usePrice({ product, property });
  return (
    <StaySummary
      stay={stay}
      property={property}
      action={children !== undefined && <PinnedAction>{children}</PinnedAction>}
    >
      {price !== undefined && <Breakdown lines={[]} total={{ label: t`Price`, amount: price }} />}
      {note !== undefined && <p className="text-note text-pretty text-soft">{note}</p>}
    </StaySummary>
  );
}
