import type { CustomProduct } from '#domain/custom-product/custom-product.ts';
import type { Extra } from '#domain/custom-product/custom-product.ts';
import type { OrderDraft } from '#domain/order/draft.ts';
import type { PriceLine } from '#domain/order/price.ts';
import type { Product } from '#domain/product/product.ts';

/** A product in events (R7-98); once chosen, with the price of the choice. */
export interface ProductFacts {
  readonly product_id: string;
  readonly name: string;
  readonly type: string;
  /** Gross, major unit; missing if an offer has none. */
  readonly price?: number;
  readonly currency: string;
}

type NoProperties = Readonly<Record<string, never>>;

/** The nine events with their properties (R7-85 to R7-93); delivery adds property and brand to all. */
export interface AnalyticsEvents {
  /** The card of an available product was clicked. */
  readonly 'Product Clicked': ProductFacts;
  /** A product's page has opened. */
  readonly 'Product Viewed': ProductFacts;
  /** A choice was made and continued with. */
  readonly 'Product Added': ProductFacts;
  /** A choice reached the confirmation, counted once; an order has one product. */
  readonly 'Checkout Started': ProductFacts;
  readonly 'Product Checkout Started': ProductFacts;
  /** The server confirmed the order. */
  readonly 'Order Completed': ProductFacts;
  /** The extras have opened. */
  readonly 'Product List Viewed': { readonly products: readonly ProductFacts[] };
  /** A guest has signed in. */
  readonly 'User Authenticated': NoProperties;
  /** A page of a stay was opened; `page` is its route, never an address. */
  readonly 'Stay Page Viewed': { readonly page: string };
}

/** The data sent about a member: ids and nothing else of the account (R7-94, R1-08). */
export interface MemberTraits {
  readonly userId?: string;
  readonly externalUserId?: string;
  /** Whether the member belongs to the operator's staff (R5-31, R6-18). */
  readonly isStaff: boolean;
}

/** The data sent about a property (R7-95). */
export interface PropertyTraits {
  readonly name: string;
  readonly city: string;
}

/** One message to analytics. */
export type AnalyticsMessage =
  | {
      [Name in keyof AnalyticsEvents]: {
        readonly type: 'track';
        readonly event: Name;
        readonly properties: AnalyticsEvents[Name];
      };
    }[keyof AnalyticsEvents]
  | { readonly type: 'page'; readonly name: string }
  | { readonly type: 'identify'; readonly userId: string; readonly traits: MemberTraits }
  | { readonly type: 'group'; readonly groupId: string; readonly traits: PropertyTraits }
  /** After a logout the next visitor is treated as a new one. */
  | { readonly type: 'reset' };

/** A product's data for analytics (R7-98). */
export const factsOfProduct = ({ id, name, type, price, currency }: Product): ProductFacts => ({
  product_id: id,
  name,
  type,
  price,
  currency,
});

/** Analytics facts of a custom product, in the property's currency; it may name no price (R3-79). */
export const factsOfOffer = ({ id, name, price }: CustomProduct, currency: string): ProductFacts => ({
  product_id: id,
  name,
  type: 'custom',
  ...(price === null ? {} : { price }),
  currency,
});

/** Analytics facts of any extra. */
export const factsOfExtra = (extra: Extra, currency: string): ProductFacts =>
  extra.kind === 'product' ? factsOfProduct(extra.product) : factsOfOffer(extra.product, currency);

/** Analytics facts of a choice, with its total. */
export const factsOfChoice = ({ productId, name, type }: OrderDraft, { total, currency }: PriceLine): ProductFacts => ({
  product_id: productId,
  name,
  type,
  price: total,
  currency,
});
