import { useLingui } from '@lingui/react/macro';

import type { OrderView } from '#domain/order/order-flow.ts';
import type { Payment } from '#domain/order/price.ts';
import { Button } from '#ui/button.tsx';

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
    <Button busy={isBusy} onClick={onConfirm}>
      {isBusy ? t`One moment` : confirm}
    </Button>
  );
}
