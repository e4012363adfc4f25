import type { ReactNode } from 'react';

import { useLingui } from '@lingui/react/macro';

import { customPriceMessage } from '#blocks/messages/extra-messages.ts';
import type { CustomProduct } from '#domain/custom-product/custom-product.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Breakdown } from '#ui/breakdown.tsx';
import { Card } from '#ui/card.tsx';
import { PinnedAction } from '#ui/pinned-action.tsx';

interface OfferActionProps {
  product: CustomProduct;
  /** The property's currency: offers have none. */
  currency: string;
  /** What the press means, with the price. */
  note?: string | undefined;
  /** The press; `price` is for its label. */
  press?: ((price: string | undefined) => ReactNode) | undefined;
}

/** What it costs, where it says so (R3-79), and the press, in view on a phone. */
export function OfferAction({ product, currency, note, press }: OfferActionProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const price = customPriceMessage(i18n, format, product, currency);
  return (
    <>
      {(price !== undefined || note !== undefined) && (
        <Card>
          {price !== undefined && <Breakdown lines={[]} total={{ label: t`Price`, amount: price }} />}
          {note !== undefined && <p className="text-note text-pretty text-soft">{note}</p>}
        </Card>
      )}
      {press !== undefined && <PinnedAction>{press(price)}</PinnedAction>}
    </>
  );
}
