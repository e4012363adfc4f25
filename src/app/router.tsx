import type { MessageDescriptor as PageName } from '@lingui/core';
import { createRouter } from '@tanstack/react-router';
import type { RouterHistory } from '@tanstack/react-router';
import type { ReactElement } from 'react';

import type { Brand } from '#config/settings.ts';
import type { PageShape } from '#features/shell/page-pending.tsx';

import { parseSearch, stringifySearch } from '#lib/search-params.ts';

import { pageTransition } from './page-transition.ts';
import { routeTree } from './route-tree.gen.ts';
import type { RouterContext } from './router-context.ts';
import { StayFailure, StayPending } from '#routes/stay/-stay-failure.tsx';

/** Creates the app's router; a factory, so that tests can create their own. */
export const createAppRouter = (context: RouterContext, history?: RouterHistory) =>
  createRouter({
    ...(history ? { history } : {}),
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // The query cache decides about staleness; loaders also run guards.
    defaultPreloadStaleTime: 0,
    defaultViewTransition: pageTransition(),
    scrollRestoration: true,
    // The key must not be the address, which would store the slug.
    getScrollRestorationKey: ({ state }) => state.__TSR_key ?? 'start',
    defaultPendingMs: 150,
    // Replaces the skeleton as soon as the page is ready.
    defaultPendingMinMs: 0,
    defaultPendingComponent: StayPending,
    defaultErrorComponent: StayFailure,
  });

export type AppRouter = ReturnType<typeof createAppRouter>;

/** What the root component and all services use. */
export interface AppContext extends RouterContext {
  readonly router: AppRouter;
}

declare module '@tanstack/react-router' {
  /** State that a navigation passes to its page, stored in the browser's history entry. */
  interface HistoryState {
    /** The guest requested a page of extras, which the stay no longer offers. */
    areExtrasClosed?: boolean;
    /**
     * A card confirmed by the guest's bank was added; `order-elsewhere`: the order waiting for it is in another tab.
     */
    hasAddedCard?: true | 'order-elsewhere';
    /** The guest returned from a bank with an answer about a card that this browser does not know. */
    bankReturn?: 'declined' | 'unknown-card';
    /** The cost of the stay that was just cancelled. */
    cancelledFor?: 'nothing' | 'full-price';
  }
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    /**
     * The page's name in the document title (R2-65), or a function of the brand; without one, the product's name is
     * used.
     */
    title?: PageName | ((brand: Brand) => PageName);
    /** The link to the page above, in the header from the start. */
    back?: ReactElement;
    /** No navigation, even with a slug in the address (R2-132). */
    isFullScreen?: boolean;
    /** Not available on white-label, whatever the rest of the address is (R2-122). */
    isMainBrandOnly?: boolean;
    /** A stay page that opens without its property if that is late or missing. */
    opensWithoutProperty?: boolean;
    /** Doors, orders and payments: no notification dot distracts the guest (R2-74). */
    isQuiet?: boolean;
    /** The page itself handles changes of the stay while the guest is using it; on other pages the guards run again. */
    handlesChanges?: boolean;
    /** The navigation item that the page belongs to. */
    section?: 'stay' | 'extras' | 'explore' | 'ask' | 'account';
    /** The skeleton of the page while it loads; default: that of the parent route, else `list`. */
    shape?: PageShape;
    /** Shows the navigation (R2-69); a slug in the address does so as well. */
    hasNavigation?: boolean;
  }
}
