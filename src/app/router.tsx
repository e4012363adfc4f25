import type { MessageDescriptor as PageName } from '@lingui/core';
import { createRouter } from '@tanstack/react-router';
import type { RouterHistory } from '@tanstack/react-router';

import type { Brand } from '#config/settings.ts';
import type { PageShape } from '#features/shell/page-pending.tsx';

import { parseSearch, stringifySearch } from '#lib/search-params.ts';

import { pageTransition } from './page-transition.ts';
import { routeTree } from './route-tree.gen.ts';
import type { RouterContext } from './router-context.ts';
import { StayFailure, StayPending } from '#routes/stay/-stay-failure.tsx';

/** Makes the app's router; a factory, so that a test can build its own. */
export const createAppRouter = (context: RouterContext, history?: RouterHistory) =>
  createRouter({
    ...(history ? { history } : {}),
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // The cache of queries says how old a response may be; a loader also guards its page.
    defaultPreloadStaleTime: 0,
    defaultViewTransition: pageTransition(),
    scrollRestoration: true,
    // The key must not be the address: it would store the slug.
    getScrollRestorationKey: ({ state }) => state.__TSR_key ?? 'start',
    defaultPendingMs: 150,
    // The shape of a page gives way as soon as the page is there.
    defaultPendingMinMs: 0,
    defaultPendingComponent: StayPending,
    defaultErrorComponent: StayFailure,
  });

export type AppRouter = ReturnType<typeof createAppRouter>;

/** What the root component and every service of the app use. */
export interface AppContext extends RouterContext {
  readonly router: AppRouter;
}

declare module '@tanstack/react-router' {
  /** What a navigation tells the page it leads to; it stays with the entry of the browser's history. */
  interface HistoryState {
    /** The guest asked for a page of extras, and the stay has none any more. */
    areExtrasClosed?: boolean;
    /** A card was added that the guest's bank has confirmed; `order-elsewhere`: the order that waits for it is in another tab. */
    hasAddedCard?: true | 'order-elsewhere';
    /** The guest came back from a bank with an answer about a card that this browser does not know. */
    bankReturn?: 'declined' | 'unknown-card';
    /** What the stay that was just cancelled costs. */
    cancelledFor?: 'nothing' | 'full-price';
  }
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    /**
     * The page's name in the document title (R2-65), where a brand has one; without a name the title is the product's.
     */
    title?: PageName | ((brand: Brand) => PageName);
    /** No navigation, also with a slug in the address (R2-132). */
    isFullScreen?: boolean;
    /** The white-label brand has no such page, whatever else the address says (R2-122). */
    isMainBrandOnly?: boolean;
    /** A page of a stay that opens without its property, when that is late or missing. */
    opensWithoutProperty?: boolean;
    /** Doors, orders and money ask for the guest's whole attention: no dot draws the eye away (R2-74). */
    isQuiet?: boolean;
    /**
     * The page says itself what a change of the stay means for what the guest has begun on it; on any other page the
     * guards run again.
     */
    tellsChanges?: boolean;
    /** The item of the navigation that the page belongs to. */
    section?: 'stay' | 'extras' | 'explore' | 'ask' | 'account';
    /** The shape of the page while it loads, else that of the route around it, else `list`. */
    shape?: PageShape;
    /** Navigation shows (R2-69); a slug in the address shows it too. */
    hasNavigation?: boolean;
  }
}
