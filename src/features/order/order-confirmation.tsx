import { useLingui } from '@lingui/react/macro';
import { Navigate } from '@tanstack/react-router';

import { whenMessage } from '#components/messages/order-messages.ts';
import { productName } from '#components/messages/product-messages.ts';
import { NowClocks } from '#components/products/now-clocks.tsx';
import { useStay } from '#data/stay/use-stay.ts';
import { draftPrice } from '#domain/order/order-draft.ts';
import type { OrderDraft } from '#domain/order/order-draft.ts';
import type { PendingOrder } from '#domain/order/pending-order.ts';
import type { PriceLine } from '#domain/order/price.ts';
import type { Property } from '#domain/property/property.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { useFormat } from '#i18n/use-format.ts';
import { usePendingOrder } from '#session/pending-order.ts';
import { CardHead } from '#ui/card-head.tsx';
import { PictureCard } from '#ui/picture-card.tsx';

import { ConfirmationFrame } from './confirmation-frame.tsx';
import { DraftScene } from './draft-scene.tsx';

/**
 * What is ordered, who pays and when, its price with its arithmetic, and the press that orders it (R2-44, R3-75, R3-80). Without an order there is
 * nothing to confirm (R2-140).
 */
export function OrderConfirmation({ slug }: { slug: Slug }) {
  const { stay, zone } = useStay(slug);
  const order = usePendingOrder(slug);
  const line = order && draftPrice(order.draft, stay, zone);
  if (order === undefined || line === undefined) return <Navigate to="/stay" search={{ slug }} replace />;
  return <Confirmation order={order} line={line} />;
}

function Confirmation({ order, line }: { order: PendingOrder; line: PriceLine }) {
  const { t } = useLingui();
  const format = useFormat();
  const { property } = useStay(order.slug);
  return (
    <ConfirmationFrame
      order={order}
      line={line}
      title={t`Confirm your order`}
      waiting={t`Placing your order`}
      price={line.total === 0 ? t`Free` : format.money(line.total, line.currency)}
      hasSum
      saysWhoPays
    >
      <Ordered draft={order.draft} property={property} />
    </ConfirmationFrame>
  );
}

/** What is ordered, and for when. */
function Ordered({ draft, property }: { draft: OrderDraft; property: Property }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const zone = property.timezone;
  const when = whenMessage(i18n, format, draft, zone);
  return (
    <PictureCard picture={<DraftScene draft={draft} zone={zone} />} labelledBy="order-title">
      <CardHead id="order-title" title={productName(i18n, draft)} />
      {draft.detail !== undefined && <p className="-mt-1.5">{draft.detail}</p>}
      {when !== undefined && (
        <p className="-mt-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
          {when}
          <NowClocks property={property} hours={[draft.consumptionDate, draft.consumptionEndDate]} />
        </p>
      )}
    </PictureCard>
  );
}
