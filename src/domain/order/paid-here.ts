import type { OrderDraft } from './draft.ts';
import type { PendingOrder } from './order.ts';
import { isUnderWay } from './order.ts';
import type { Payment } from './price.ts';

/**
 * Whether a choice is confirmed on its own page: nothing has to be added to pay for it (R4-33, R5-49), and no order of the
 * product, whose outcome is open, is on the confirmation.
 */
export const isPaidHere = (
  paidBy: Payment,
  { productId }: Pick<OrderDraft, 'productId'>,
  before: PendingOrder | undefined,
): boolean =>
  paidBy !== 'card-missing' && (before === undefined || before.draft.productId !== productId || !isUnderWay(before));
