import {
  BedDouble,
  CalendarPlus,
  Clock,
  Coffee,
  Dumbbell,
  Flame,
  type LucideIcon,
  Refrigerator,
  Sparkles,
  SquareParking,
  Sunrise,
  Ticket,
} from 'lucide-react';

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
