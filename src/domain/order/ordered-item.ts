import type { OrderItem } from '#api/generated/model.ts';
import type { ChargeInterval, ProductType } from '#domain/product/product.ts';
import type { Instant } from '#lib/time.ts';

import { CHARGE_INTERVALS, PRODUCT_TYPES } from '#domain/product/product.ts';
import { oneOfOr } from '#lib/wire.ts';
import { toMajor, toMinor } from '#lib/money.ts';
import { parseInstant } from '#lib/time.ts';

/** An item ordered for the stay (R3-65), with the price that the server charges. */
export interface OrderedItem {
  readonly id: string;
  readonly consumptionDate: Instant | null;
  readonly consumptionEndDate: Instant | null;
  readonly price: number;
  readonly productId: string;
  readonly currencyCode: string;
  readonly type: ProductType;
  readonly chargeInterval: ChargeInterval;
  /** It counts as ordered, but may still be refused. */
  readonly isPending: boolean;
}

/** Statuses of items that count as ordered (R3-66). */
const COUNTED: ReadonlySet<string> = new Set(['pending', 'processed', 'confirmed', 'delivered']);

/** Maps the items that count, in the server's order (R3-66). */
export const countedItemsFromDto = (dtos: readonly OrderItem[]): OrderedItem[] =>
  dtos
    .filter(({ status }) => COUNTED.has(status))
    .map((dto) => ({
      id: dto.id,
      consumptionDate: parseInstant(dto.consumptionDate),
      consumptionEndDate: parseInstant(dto.consumptionEndDate),
      price: dto.price,
      productId: dto.productId,
      currencyCode: dto.currencyCode,
      type: oneOfOr(PRODUCT_TYPES, dto.type, 'unknown'),
      chargeInterval: oneOfOr(CHARGE_INTERVALS, dto.chargeInterval, 'unknown'),
      isPending: dto.status === 'pending',
    }));

/** The total price of items in the same currency; undefined for none. */
export function priceOfItems(
  items: readonly Pick<OrderedItem, 'price' | 'currencyCode'>[],
): { readonly total: number; readonly currency: string } | undefined {
  const currency = items[0]?.currencyCode;
  if (currency === undefined) return undefined;
  const minor = items.reduce((sum, { price }) => sum + toMinor(price, currency), 0);
  return { total: toMajor(minor, currency), currency };
}

/** Items shown as one, with their total price. */
export interface ItemGroup extends OrderedItem {
  readonly count: number;
}

/** Groups items with the same key, in the order of first appearance. */
function together(items: readonly OrderedItem[], keyOf: (item: OrderedItem) => string): ItemGroup[] {
  const groups = new Map<string, ItemGroup>();
  for (const item of items) {
    const key = keyOf(item);
    const before = groups.get(key);
    const price = priceOfItems(before ? [before, item] : [item])?.total ?? item.price;
    groups.set(key, before ? { ...before, price, count: before.count + 1 } : { ...item, count: 1 });
  }
  return [...groups.values()];
}

const whatAndWhen = (item: OrderedItem): string =>
  [item.productId, item.currencyCode, item.consumptionDate, item.consumptionEndDate].join(' ');

/** The items as the guest ordered them: the API's separate breakfasts per guest are grouped by morning (R9-18). */
export const groupedItems = (items: readonly OrderedItem[]): ItemGroup[] =>
  together(items, (item) => (item.type === 'breakfast' ? whatAndWhen(item) : `item ${item.id}`));

/** One ticket for all items of the same product and time. */
const ticketsOf = (items: readonly OrderedItem[]): ItemGroup[] => together(items, whatAndWhen);

/** Tickets by state: ordered, and pending. */
export const ticketsByState = (items: readonly OrderedItem[]): { yours: ItemGroup[]; pending: ItemGroup[] } => ({
  yours: ticketsOf(items.filter(({ isPending }) => !isPending)),
  pending: ticketsOf(items.filter(({ isPending }) => isPending)),
});
