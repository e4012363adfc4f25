import type { Order as OrderDto } from '#api/generated/model/index.ts';

import { oneOfOr } from '#lib/one-of-or.ts';

export const ORDER_STATUSES = ['pending', 'failed', 'ordered'] as const;

/** The state of an order; 'unknown' is a separate error (R8-13). */
export type OrderStatus = (typeof ORDER_STATUSES)[number] | 'unknown';

/** Why an order failed: the payment, or the order itself (R8-11, R8-12). */
export type OrderErrorCode = 'payment' | 'order';

/** An order under way (R3-73). */
export interface Order {
  readonly id: string;
  readonly status: OrderStatus;
  readonly errorCode: OrderErrorCode | null;
}

/** Maps an order (R3-73, R8-11 to R8-13). */
export const orderFromDto = ({ id, status, errorCode }: OrderDto): Order => ({
  id,
  status: oneOfOr(ORDER_STATUSES, status, 'unknown'),
  errorCode: errorCode === null ? null : errorCode === 'ERROR_ORDER_PAYMENT' ? 'payment' : 'order',
});
