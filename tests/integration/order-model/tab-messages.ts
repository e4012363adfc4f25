import type { Unsent } from '#data/submit.ts';
import type { OrderDraft } from '#domain/order/draft.ts';
import type { PendingOrder } from '#domain/order/order.ts';
import type { Slug } from '#domain/stay/stay.ts';
import type { OrderView } from '#domain/order/order-flow.ts';

/** A command to a tab. */
export type Deed =
  /** Loads the app with the stored values of the tab. */
  | {
      readonly name: 'load';
      readonly slug: Slug;
      readonly baseUrl: string;
      readonly now: number;
      readonly stored: ReadonlyMap<string, string>;
      readonly isOnline: boolean;
    }
  /** Chooses on a product page and goes on to the confirmation. */
  | { readonly name: 'choose'; readonly draft: OrderDraft }
  /** Opens the confirmation: by its address, or by Forward. */
  | { readonly name: 'open' }
  /** Goes back, which removes the confirmation. */
  | { readonly name: 'leave' }
  /** Presses the button of the confirmation this many times in one task. */
  | { readonly name: 'press'; readonly times: number }
  /** Reloads the stay, as its page does. */
  | { readonly name: 'read' }
  | { readonly name: 'connect'; readonly isOnline: boolean }
  | { readonly name: 'show'; readonly isVisible: boolean }
  | { readonly name: 'wait'; readonly until: number }
  /** Changes nothing and reports the state. */
  | { readonly name: 'look' };

/** What the guest sees of the confirmation. */
export interface Shown {
  readonly view: OrderView;
  readonly notSent: Unsent | undefined;
  readonly order: PendingOrder;
}

/** The state of a tab once it is quiet. */
export interface TabState {
  /** Undefined if the confirmation is not open. */
  readonly shown: Shown | undefined;
  readonly inFlight: number;
  readonly writesInFlight: number;
  /** The number of writes sent since the app was loaded. */
  readonly writes: number;
  /** The number of writes attempted while offline. */
  readonly offlineWrites: number;
  /** When the next timer is due. */
  readonly next: number;
}
