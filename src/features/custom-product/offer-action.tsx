import type { ReactNode } from 'react';

import { useLingui } from '@lingui/react/macro';

import { customPriceMessage } from '#blocks/messages/extra-messages.ts';
import type { CustomProduct } from '#domain/custom-product/custom-product.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Breakdown } from '#ui/breakdown.tsx';
import { Card } from '#ui/card.tsx';

interface OfferActionProps {
  product: CustomProduct;
  /** The property's currency: offers have none. */
  currency: string;
  /** The press. */
  children?: ReactNode;
}

/** What it costs, where it says so (R3-79), and the press; nothing at all where there is neither. */
export function OfferAction({ product, currency, children }: OfferActionProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const price = customPriceMessage(i18n, format, product, currency);
  if (price === undefined && children === undefined) return null;
  return (
    <Card>
      {price !== undefined && <Breakdown lines={[]} total={{ label: t`Price`, amount: price }} />}
      {children}
    </Card>
  );
}
