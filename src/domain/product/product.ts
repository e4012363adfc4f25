import type { Product as ProductDto } from '#api/generated/model.ts';

import { oneOfOr, optionalText } from '#lib/wire.ts';

export const PRODUCT_TYPES = [
  'breakfast',
  'custom',
  'early-check-in',
  'gym',
  'late-check-out',
  'mid-stay-cleaning',
  'parking',
  'reservation-extension-request',
  'sauna-kit',
  'stocked-fridge',
  'unit-category-upgrade',
] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number] | 'unknown';

export const CHARGE_INTERVALS = ['daily', 'hourly', 'monthly', 'once', 'weekly'] as const;
export type ChargeInterval = (typeof CHARGE_INTERVALS)[number] | 'unknown';

export const CHARGE_METHODS = ['per-time-unit', 'per-person', 'per-person-per-time-unit', 'once'] as const;
export type ChargeMethod = (typeof CHARGE_METHODS)[number] | 'unknown';

/** A product that guests can order for the stay (R3-62). */
export interface Product {
  readonly id: string;
  readonly serviceId: string;
  readonly name: string;
  readonly type: ProductType;
  readonly chargeInterval: ChargeInterval;
  readonly chargeMethod: ChargeMethod;
  /** Gross, major unit of `currency`. */
  readonly price: number;
  readonly currency: string;
  /** Set if an Inner Circle reward pays: free (R3-80). */
  readonly customerRewardId: string | null;
  readonly group: string;
  readonly isOrderable: boolean;
}

/** The price of a product before anything is chosen. */
export interface KnownPrice {
  readonly product: Product;
  /** Whether some choices cost more. */
  readonly isFrom: boolean;
}

/** Maps a product; the price is the gross one (R3-63). */
export const productFromDto = (dto: ProductDto): Product => ({
  id: dto.id,
  serviceId: dto.serviceId,
  name: dto.name,
  type: oneOfOr(PRODUCT_TYPES, dto.type, 'unknown'),
  chargeInterval: oneOfOr(CHARGE_INTERVALS, dto.chargeInterval, 'unknown'),
  chargeMethod: oneOfOr(CHARGE_METHODS, dto.chargeMethod, 'unknown'),
  price: dto.priceGross,
  currency: dto.currency,
  customerRewardId: optionalText(dto.customerRewardId),
  group: dto.group,
  isOrderable: dto.isOrderable,
});
