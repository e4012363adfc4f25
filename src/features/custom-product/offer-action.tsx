import type { ReactNode } from 'react';

import { useLingui } from '@lingui/react/macro';

import { customPriceMessage } from '#blocks/messages/extra-messages.ts';
import { PriceOnButton } from '#blocks/products/continue-button.tsx';
import { StaySummary } from '#blocks/task/stay-summary.tsx';
import type { CustomProduct } from '#domain/custom-product/custom-product.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Breakdown } from '#ui/breakdown.tsx';
import { PinnedAction } from '#ui/pinned-action.tsx';

import type { OfferProps } from './offer-props.ts';

interface OfferPriceProps {
  product: CustomProduct;
  /** The property's currency: offers have none. */
  currency: string;
}

function usePrice({ product, currency }: OfferPriceProps): string | undefined {
  const { i18n } = useLingui();
  return customPriceMessage(i18n, useFormat(), product, currency);
}

/** What an offer costs, behind what its button does. */
export const OfferPrice = (props: OfferPriceProps) => <PriceOnButton>{usePrice(props)}</PriceOnButton>;

interface OfferActionProps extends OfferProps {
  /** What the press means, with the price. */
  note?: string | undefined;
  /** The press. */
  children?: ReactNode;
}

/** What it costs, where it says so (R3-79), beside the stay, and the press, in view on a phone. */
export function OfferAction({ note, children, product, stay, property }: OfferActionProps) {
  const { t } = useLingui();
  const price = usePrice({ product, currency: property.currencyCode });
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
