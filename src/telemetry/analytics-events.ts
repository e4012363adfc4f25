/** A product as every event about it names it (R7-98); from the choice on, with the price of the choice. */
export interface ProductFacts {
  readonly product_id: string;
  readonly name: string;
  readonly type: string;
  /** Gross, major unit; absent where an offer names none. */
  readonly price?: number;
  readonly currency: string;
}

/** An event about nothing but itself. */
type Nothing = Readonly<Record<string, never>>;

/** The nine events and their properties (R7-85 to R7-93); delivery adds the property and the brand to all of them. */
export interface AnalyticsEvents {
  /** The card of something that can be had was pressed. */
  readonly 'Product Clicked': ProductFacts;
  /** A product's page has opened. */
  readonly 'Product Viewed': ProductFacts;
  /** A choice was made and continued with. */
  readonly 'Product Added': ProductFacts;
  /** A choice has reached the confirmation, once each; an order of this app is one product. */
  readonly 'Checkout Started': ProductFacts;
  readonly 'Product Checkout Started': ProductFacts;
  /** The server has called the order ordered. */
  readonly 'Order Completed': ProductFacts;
  /** The extras have opened. */
  readonly 'Product List Viewed': { readonly products: readonly ProductFacts[] };
  /** A guest has signed in. */
  readonly 'User Authenticated': Nothing;
  /** A page of a stay has opened; `page` is its route, never an address. */
  readonly 'Stay Page Viewed': { readonly page: string };
}

/** What is said of a member: ids and nothing else of the account (R7-94, R1-08). */
export interface MemberTraits {
  readonly userId?: string;
  readonly externalUserId?: string;
  /** One of the operator's own people (R5-31, R6-18). */
  readonly isStaff: boolean;
}

/** What analytics learn about a property (R7-95). */
export interface HouseTraits {
  readonly name: string;
  readonly city: string;
}

/** One thing to tell. */
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
  | { readonly type: 'group'; readonly groupId: string; readonly traits: HouseTraits }
  /** After a logout the next visitor is another one. */
  | { readonly type: 'reset' };
