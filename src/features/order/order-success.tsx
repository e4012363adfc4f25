import type { MessageDescriptor } from '@lingui/core';

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Navigate } from '@tanstack/react-router';

import { itemPriceMessage, productName, arithmetic, whenMessage } from '#components/messages/product-messages.ts';
import { ChargedNow } from '#components/products/draft-breakdown.tsx';
import { ProductLink } from '#components/extra-link.tsx';
import { DonePage } from '#components/task/done.tsx';
import { useStay } from '#data/stay/stay-queries.ts';
import { draftPrice } from '#domain/order/draft.ts';
import { priceOfItems } from '#domain/order/ordered-item.ts';
import { itemsOf } from '#domain/order/order.ts';
import { payment } from '#domain/order/price.ts';
import type { ProductType } from '#domain/product/product.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { usePendingOrder } from '#session/pending-order.ts';
import { buttonClass } from '#ui/button.tsx';
import { CardHead } from '#ui/card.tsx';
import { Fact, Facts } from '#ui/definition-list.tsx';

import { DraftScene } from './draft-card.tsx';
import { Payer } from '#components/order/order-payment.tsx';

interface SuccessMessages {
  readonly title: MessageDescriptor;
  readonly lead: MessageDescriptor;
  /** The link to the product's page, when that has something to show. */
  readonly see?: MessageDescriptor;
}

const EVERYDAY: SuccessMessages = {
  title: msg`All yours`,
  lead: msg`Your order is now part of your stay. There is nothing more to do.`,
};

const OWN: Partial<Record<ProductType, SuccessMessages>> = {
  breakfast: { ...EVERYDAY, lead: msg`Bring your appetite, and the pass on your phone.`, see: msg`Show your pass` },
  gym: { ...EVERYDAY, lead: msg`Bring your trainers, and the pass on your phone.`, see: msg`Show your pass` },
  'mid-stay-cleaning': {
    ...EVERYDAY,
    lead: msg`Your order is now part of your stay. We'll remind you one day before.`,
    see: msg`See your cleaning`,
  },
  // Only a request, which the team has yet to answer (R4-81).
  'reservation-extension-request': {
    title: msg`Request sent`,
    lead: msg`Our team will look at your request and reply soon. Until then, your departure date stays as booked.`,
    see: msg`See your request`,
  },
};

/** The messages of the success page of a product (R2-45, R4-81). */
const successMessages = (type: ProductType): SuccessMessages => OWN[type] ?? EVERYDAY;

/** The order that went through: product, time, price (R2-45, R4-26). Without one the stay opens (R2-140). */
export function OrderSuccess({ slug }: { slug: Slug }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { stay, property, zone } = useStay(slug);
  const order = usePendingOrder(slug);
  if (order?.stage.name !== 'done') return <Navigate to="/stay" search={{ slug }} replace />;
  const { draft, stage } = order;
  const when = whenMessage(i18n, format, draft, zone);
  const line = draftPrice(draft, stay, zone);
  // The server's price wins (R3-75).
  const price = priceOfItems(itemsOf(draft, stage.known, stay.orderedProducts)) ?? line;
  const { title, lead, see } = successMessages(draft.type);
  const isRequest = draft.type === 'reservation-extension-request';
  const paidBy = price && payment(stay, price);
  const detail = line && line.total > 0 && line.total === price?.total ? arithmetic(i18n, format, line) : undefined;
  return (
    <DonePage
      title={i18n._(title)}
      lead={i18n._(lead)}
      stay={stay}
      property={property}
      picture={<DraftScene draft={draft} zone={zone} />}
      isTicket={!isRequest}
      isBooked={!isRequest}
      isRequest={isRequest}
      links={
        see && (
          <ProductLink product={{ id: draft.productId, type: draft.type }} slug={slug} className={buttonClass('quiet')}>
            {i18n._(see)}
          </ProductLink>
        )
      }
    >
      <CardHead title={productName(i18n, draft)} />
      {draft.detail !== undefined && <p className="-mt-1.5 text-soft">{draft.detail}</p>}
      <Facts>
        {when !== undefined && <Fact term={t`When`}>{when}</Fact>}
        {isRequest && price?.total === 0 ? (
          <ChargedNow />
        ) : (
          price && (
            <Fact term={t`Price`}>
              <span>
                {itemPriceMessage(i18n, format, {
                  type: draft.type,
                  price: price.total,
                  currencyCode: price.currency,
                })}
              </span>
              {detail !== undefined && <span className="block text-note font-normal text-soft">{detail}</span>}
            </Fact>
          )
        )}
      </Facts>
      {paidBy === 'card' && stay.reservationCreditCard && (
        <div className="border-t-[1.5px] border-line pt-3">
          <Payer stay={stay} paidBy={paidBy} isCharged />
        </div>
      )}
    </DonePage>
  );
}
