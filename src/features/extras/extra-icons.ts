import {
  BedDouble,
  CalendarPlus,
  Car,
  Clock,
  Coffee,
  Dumbbell,
  Flame,
  type LucideIcon,
  Map,
  MoveUpRight,
  Refrigerator,
  Sparkles,
  SquareParking,
  Sunrise,
  Ticket,
} from 'lucide-react';

import type { Extra } from '#domain/extras/extras.ts';
import type { ProductType } from '#domain/product/product.ts';

const ICONS: Record<ProductType, LucideIcon> = {
  breakfast: Coffee,
  custom: Ticket,
  'early-check-in': Sunrise,
  gym: Dumbbell,
  'late-check-out': Clock,
  'mid-stay-cleaning': Sparkles,
  parking: SquareParking,
  'reservation-extension-request': CalendarPlus,
  'sauna-kit': Flame,
  'stocked-fridge': Refrigerator,
  'unit-category-upgrade': BedDouble,
  unknown: Ticket,
};

/** The sign of a kind of product. */
export const iconOfType = (type: ProductType): LucideIcon => ICONS[type];

/** The sign of an extra; an offer that opens another site says so. */
export function iconOf(extra: Extra): LucideIcon {
  if (extra.kind === 'product') return iconOfType(extra.product.type);
  if (extra.product.productType === 'transfer-service') return Car;
  return extra.product.action.kind === 'third-party' ? MoveUpRight : Map;
}
