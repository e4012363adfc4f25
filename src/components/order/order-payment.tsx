import { Trans, useLingui } from '@lingui/react/macro';
import CreditCardIcon from 'lucide-react/icons/credit-card';

import { CardName } from '#components/card-brand.tsx';
import { ReadableField, NotSent } from '#components/failure.tsx';
import type { Unsent } from '#data/submit.ts';
import { isRefused } from '#domain/card/credit-card.ts';
import type { OrderView } from '#domain/order/order-flow.ts';
import type { Payment } from '#domain/order/price.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import type { Elements } from '#ui/elements.tsx';
import { Pill } from '#ui/pill.tsx';

interface OrderPaymentProps {
  stay: Stay;
  paidBy: Payment;
  /** Nothing has been sent yet: says until when the guest can change it. */
  isNotSent: boolean;
}

/** The payer, the time of the charge, and until when the order can be changed (R4-28, R5-49, R3-80). */
export function OrderPayment({ stay, paidBy, isNotSent }: OrderPaymentProps) {
  const { t } = useLingui();
  return (
    <Card as="section" aria-labelledby="payment-title">
      <CardHead id="payment-title" title={t`Payment`} />
      <Payer stay={stay} paidBy={paidBy} isCharged />
      {isNotSent && (
        <p className="text-body text-soft">
          {paidBy === 'free' || paidBy === 'invoice'
            ? t`Nothing is ordered until you confirm. After that, contact us if you need to change your order.`
            : t`Nothing is ordered or charged until you confirm. After that, contact us if you need to change your order.`}
        </p>
      )}
    </Card>
  );
}

interface PayerProps extends Pick<OrderPaymentProps, 'stay' | 'paidBy'> {
  /** Says when the card is charged; after a failure it is not. */
  isCharged?: boolean;
  /** Below the name of the card. */
  children?: Elements;
}

/** The card, or why none is needed, or that one has to be added. */
export const Payer = (props: PayerProps) => (
  <ReadableField stay={props.stay} field="cards">
    <PayerLine {...props} />
  </ReadableField>
);

function PayerLine({ stay, paidBy, isCharged = false, children }: PayerProps) {
  const { t } = useLingui();
  const card = stay.reservationCreditCard;
  if (paidBy === 'free') return <p className="font-medium">{t`Free, no card needed`}</p>;
  if (paidBy === 'invoice') return <p className="font-medium">{t`Payable by invoice, no card needed`}</p>;
  return (
    <div className="flex min-w-0 items-center gap-3.5">
      {card && <CreditCardIcon aria-hidden strokeWidth={1.7} className="size-6 shrink-0 text-accent" />}
      <div className="flex min-w-0 flex-col items-start gap-1">
        <p className="text-pretty">
          {paidBy === 'card' && card ? (
            <>
              <span className="font-medium">
                <CardName card={card} />
              </span>
              {isCharged && (
                <>
                  <span>{', '}</span>
                  <span className="text-body text-soft">
                    {/* R4-28 */}
                    <Trans comment="When an order is charged; exact text, after the name of a card and a comma">
                      charged before or during stay
                    </Trans>
                  </span>
                </>
              )}
            </>
          ) : (
            <>
              <span className="block font-medium">{card ? <CardName card={card} /> : t`No card yet`}</span>
              <span className="block text-body text-soft">
                <Trans>The card you add is charged before or during your stay.</Trans>
              </span>
            </>
          )}
        </p>
        {card && isRefused(card) && <Pill tone="warn">{t`Card is not authorised`}</Pill>}
        {children}
      </div>
    </div>
  );
}

interface NotSentNoticeProps {
  view: OrderView;
  notSent: Unsent | undefined;
}

/** Beside the button: why a new order was not sent (S51 to S53). */
export const NotSentNotice = ({ view, notSent }: NotSentNoticeProps) =>
  view === 'ready' && notSent !== undefined && <NotSent why={notSent} />;

interface OrderButtonProps {
  view: OrderView;
  paidBy: Payment;
  /** The text of the button when no card has to be added first. */
  label?: string | undefined;
  onConfirm: () => void;
}

/** The button that orders (R4-30), busy while the order is under way. */
export function OrderButton({ view, paidBy, label, onConfirm }: OrderButtonProps) {
  const { t } = useLingui();
  const isBusy = view !== 'ready';
  const isCardFirst = paidBy === 'card-missing';
  const ordering = paidBy === 'free' ? t`Confirm order` : t`Confirm and pay`;
  const confirm = isCardFirst ? t`Confirm and add a card` : (label ?? ordering);
  return (
    <Button isBusy={isBusy} onClick={onConfirm}>
      {isBusy ? t`One moment` : confirm}
    </Button>
  );
}
